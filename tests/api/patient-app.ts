import { redeemDeviceCode } from '../../contract/intake/intake.ts';
import { assignProgram } from '../../contract/programs/programs.ts';
import { patientFixture } from './patient-fixture.ts';
import type { Caller, World } from './world.ts';

const block = () => ({
  uuid: crypto.randomUUID(),
  exerciseId: 'EK-0001',
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
});

/** A set as an app reports it. */
export const reportedSet = (change: object = {}) => ({
  setInfo: {
    sideOfBody: 'Left',
    repsGoal: 10,
    repsProper: 9,
    repsComplete: 10,
    timeGoal: null,
    timeComplete: null,
    minROM: 4,
    maxROM: 95.5,
    skipped: false,
    errors: [{ message: 'Slow down', count: 2 }],
    reportingMetric: 'REPS',
    resolution: 'SUCCESS',
    completedDate: '2026-11-20T15:01:00Z',
    ...change,
  },
  exercise: { id: 'EK-0001', name: 'Heel Slide', min: { label: 'Straight' }, max: { label: 'Bent' } },
});

/** A session of five minutes ago. */
export const reportedSession = (world: World, change: object = {}) => ({
  sessionUUID: crypto.randomUUID(),
  type: 'HEPSession',
  hepId: null,
  selfReported: 'none',
  performedAt: new Date(world.deps.now().getTime() - 5 * 60_000).toISOString(),
  sets: [reportedSet()],
  ...change,
});

/** Patients of clinic A and their apps, from the mailed code on. */
export const patientApps = (world: World, admin: Caller) => {
  const { added, emailsTo } = patientFixture(world, admin);
  const invited = async () => {
    const { id, patient } = await added();
    return { id, email: patient.email! };
  };
  /** The code in the latest email. */
  const codeFor = async (email: string) => /code: (\S+)/.exec((await emailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  const redeem = (code: string) => world.anonymous.call(redeemDeviceCode, { body: { code, label: 'Ada’s phone' } });
  return {
    invited,
    codeFor,
    redeem,
    async paired() {
      const patient = await invited();
      const { token } = (await redeem(await codeFor(patient.email))).body;
      return { ...patient, token, app: world.withToken(token) };
    },
    assign: async (patientId: number, name = 'Knee') =>
      (await admin.call(assignProgram, { params: { patientId }, body: { name, blocks: [block()] } })).body,
  };
};
