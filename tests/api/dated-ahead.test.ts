import { afterAll, beforeAll, expect, it } from 'vitest';
import { listHealthSessions } from '../../contract/activity/activity.ts';
import { patientResults } from '../../contract/activity/patient-results.ts';
import { patientDay } from '../../contract/patient-link/today.ts';
import { patientSummary } from '../../contract/patients/summary.ts';
import { assignProgram } from '../../contract/programs/programs.ts';
import { openRtmFixture, type Monitored, type RtmFixture } from './rtm-fixture.ts';

let fixture: RtmFixture;
let patient: Monitored;

/** On Nov 10 a program of one session a day is assigned, and a session dated Nov 14 comes in. */
beforeAll(async () => {
  fixture = await openRtmFixture();
  await fixture.at('2026-11-10T18:00:00Z');
  patient = await fixture.monitored('2026-11-01');
  const block = { exerciseId: 'EK-0001', numSets: 1, setGoal: { goalType: 'REPS' as const, reps: 10, time: null } };
  await fixture.admin.call(assignProgram, {
    params: { patientId: patient.id },
    body: {
      name: 'Knee',
      notes: '',
      dailyFrequency: 1,
      weeklyFrequency: 7,
      blocks: [{ ...block, uuid: crypto.randomUUID(), sideOfBody: null }],
    },
  });
  await fixture.addSession(patient, '2026-11-14T18:00:00Z');
});
afterAll(() => fixture.world.close());

const readProgress = async () =>
  (await fixture.admin.call(patientDay, { params: { patientId: patient.id } })).body.progress;
const readResults = async () => {
  const query = { from: '2026-11-10', to: '2026-11-30' };
  const { body } = await fixture.admin.call(patientResults, { params: { patientId: patient.id }, query });
  return {
    days: body.days.map(({ day }) => day),
    angles: body.rangeOfMotion.flatMap(({ days }) => days.map(({ day }) => day)),
    adherence: [body.adherence!.activeDays, body.adherence!.prescribedDays, body.adherence!.sessionsDone],
  };
};

it('PTL-06 a session dated ahead leaves its day due on the page of the patient', async () => {
  await fixture.at('2026-11-14T19:00:00Z');
  expect(await readProgress()).toMatchObject({ doneToday: 0, daysThisWeek: 0, isDue: true, streak: 0, lastDay: null });
  // One of that very day makes it done.
  expect(await fixture.addSession(patient, '2026-11-14T18:30:00Z')).toBe(false);
  expect(await readProgress()).toMatchObject({ doneToday: 1, daysThisWeek: 1, isDue: false, streak: 1 });
});

it('OPEN-067 a session dated ahead counts in no figure of the record once its day is over, and is listed with its mark', async () => {
  await fixture.at('2026-11-14T19:00:00Z');
  expect(await fixture.addSession(patient, '2026-11-16T18:00:00Z')).toBe(true);
  await fixture.at('2026-11-18T19:00:00Z');
  // From Nov 10 to 17 eight days are prescribed; only Nov 14 has a session that was not dated ahead.
  expect(await readResults()).toEqual({
    days: ['2026-11-14'],
    angles: ['2026-11-14'],
    adherence: [1, 8, 1],
  });
  const { health } = (await fixture.admin.call(patientSummary, { params: { id: patient.id } })).body;
  expect(health!.adherence).toMatchObject({ activeDays: 1, sessionsDone: 1 });
  const { items } = (await fixture.admin.call(listHealthSessions, { params: { patientId: patient.id } })).body;
  expect(items.map(({ day, datedAhead }) => [day, datedAhead])).toEqual([
    ['2026-11-16', true],
    ['2026-11-14', false],
    ['2026-11-14', true],
  ]);
});
