import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPatientCycles } from '../../contract/rtm/cycles.ts';
import { assignProgram } from '../../contract/programs/programs.ts';
import {
  careNotes,
  healthSessions,
  plansOfCare,
  proResponses,
  rtmCycles,
  rtmStatusChanges,
} from '../../server/platform/db/schema.ts';
import { patientInCare, practised, recounted } from './patient-in-care.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let patientId = 0;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const own = () => ({ organizationId: world.seed.A.organizationId, patientId });

beforeEach(async () => {
  patientId = await patientInCare(world, admin);
});

const session = (day: string, change: object = {}) => practised(world, patientId, day, change);
const answers = (day: string, change: object = {}) =>
  world.asOwner((tx) =>
    tx.insert(proResponses).values({
      ...own(),
      formId: 'nprs',
      formTitle: 'Pain',
      responseToken: crypto.randomUUID(),
      submittedAt: new Date(`${day}T18:00:00Z`),
      day,
      answers: [],
      ...change,
    }),
  );
type InteractionType = 'PATIENT_INTERACTIVE_COMMUNICATION' | null;
const note = (date: string, minutes: number, interactionType: InteractionType = 'PATIENT_INTERACTIVE_COMMUNICATION') =>
  world.asOwner((tx) => tx.insert(careNotes).values({ ...own(), date, minutes, notes: 'Called', interactionType }));
const recalculate = (now = '2026-11-21T18:00:00Z') => recounted(world, patientId, now);
const rows = () => stored(world, rtmCycles, eq(rtmCycles.patientId, patientId));
const lines = async () =>
  (await rows())
    .map(({ code, startDate, endDate, status, numActiveDays, minutes }) =>
      [code, `${startDate}..${endDate}`, status, minutes || numActiveDays].join(' '),
    )
    .toSorted();
const bill = (code: string) =>
  world.asOwner((tx) =>
    tx
      .update(rtmCycles)
      .set({ status: 'BILLED' })
      .where(and(eq(rtmCycles.patientId, patientId), eq(rtmCycles.code, code), eq(rtmCycles.status, 'READY_TO_BILL'))),
  );

describe('calculating the cycles of a patient', () => {
  it('reads sessions, survey answers and notes, counts each day once and ignores future dates', async () => {
    for (const day of ['2026-09-02', '2026-09-02', '2026-09-04']) await session(day);
    await answers('2026-09-04');
    await answers('2026-09-06');
    await session('2026-09-08', { futureDated: true });
    await answers('2026-09-09', { futureDated: true });
    await note('2026-09-10', 12);
    await note('2026-09-11', 8, null);
    await recalculate();
    expect(await lines()).toEqual([
      '98975 2026-09-02..2026-10-01 READY_TO_BILL 3',
      '98980 2026-09-01..2026-09-30 READY_TO_BILL 20',
      '98985 2026-09-02..2026-10-01 READY_TO_BILL 3',
      '98985 2026-10-02..2026-10-31 ACTIVE_DAYS_INCOMPLETE 0',
      '98985 2026-11-01..2026-11-30 IN_PROGRESS 0',
    ]);
  });

  it('leaves rows and versions unchanged when nothing has changed', async () => {
    await session('2026-09-02');
    await recalculate();
    const before = await rows();
    await recalculate();
    expect(await rows()).toEqual(before);
  });

  it('follows new data: the window gets the longer code, and cycles without data are removed', async () => {
    await session('2026-11-02');
    await recalculate();
    expect(await lines()).toEqual([
      '98975 2026-11-02..2026-12-01 IN_PROGRESS 1',
      '98985 2026-11-02..2026-12-01 IN_PROGRESS 1',
    ]);
    for (let day = 3; day <= 18; day++) await session(`2026-11-${String(day).padStart(2, '0')}`);
    await recalculate();
    expect(await lines()).toEqual([
      '98975 2026-11-02..2026-12-01 IN_PROGRESS 17',
      '98977 2026-11-02..2026-12-01 IN_PROGRESS 17',
    ]);
    await world.asOwner((tx) =>
      tx.update(plansOfCare).set({ setupDate: null, setupBy: null }).where(eq(plansOfCare.patientId, patientId)),
    );
    await recalculate();
    expect(await rows()).toEqual([]);
  });

  it('leaves billed cycles unchanged when late data arrive', async () => {
    await session('2026-09-05');
    await session('2026-09-06');
    await note('2026-09-10', 20);
    await recalculate();
    await bill('98985');
    await bill('98980');
    const billed = (await rows()).filter(({ status }) => status === 'BILLED');
    await session('2026-09-02');
    await session('2026-09-20');
    await note('2026-09-12', 40);
    await recalculate();
    expect((await rows()).filter(({ status }) => status === 'BILLED')).toEqual(billed);
    expect(await lines()).toEqual([
      '98975 2026-09-05..2026-10-04 READY_TO_BILL 3',
      '98980 2026-09-01..2026-09-30 BILLED 20',
      '98985 2026-09-05..2026-10-04 BILLED 2',
      '98985 2026-10-05..2026-11-03 ACTIVE_DAYS_INCOMPLETE 0',
      '98985 2026-11-04..2026-12-03 IN_PROGRESS 0',
    ]);
  });

  it('records in the history when a ready cycle is no longer ready', async () => {
    await session('2026-09-05');
    await session('2026-09-06');
    await recalculate();
    await world.asOwner((tx) => tx.delete(healthSessions).where(eq(healthSessions.day, '2026-09-06')));
    await recalculate();
    const changes = await stored(world, rtmStatusChanges, eq(rtmStatusChanges.patientId, patientId));
    expect(
      changes
        .toSorted((a, b) => a.code!.localeCompare(b.code!))
        .map(({ code, startDate, fromStatus, toStatus, changedBy }) => [
          code,
          startDate,
          fromStatus,
          toStatus,
          changedBy,
        ]),
    ).toEqual([
      // Until a window holds the minimum, set-up is looked for in the open one.
      ['98975', '2026-11-04', 'READY_TO_BILL', 'IN_PROGRESS', 'system'],
      ['98985', '2026-09-05', 'READY_TO_BILL', 'ACTIVE_DAYS_INCOMPLETE', 'system'],
    ]);
  });

  it('runs when a program is assigned: data on the set-up day count', async () => {
    await world.asOwner((tx) =>
      tx.update(plansOfCare).set({ setupDate: null, setupBy: null }).where(eq(plansOfCare.patientId, patientId)),
    );
    const now = world.deps.now();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(now);
    await session(day, { performedAt: now });
    await recalculate(now.toISOString());
    expect(await rows()).toEqual([]);
    const setGoal = { goalType: 'REPS', reps: 10, time: null };
    const block = { uuid: crypto.randomUUID(), exerciseId: 'EK-0001', numSets: 1, setGoal, sideOfBody: null };
    const body = { name: 'Knee', blocks: [block] };
    expect((await admin.call(assignProgram, { params: { patientId }, body })).status).toBe(201);
    expect((await rows()).map(({ code, startDate }) => `${code} ${startDate}`).toSorted()).toEqual([
      `98975 ${day}`,
      `98985 ${day}`,
    ]);
  });

  it('gives one result when it runs several times at once', async () => {
    await session('2026-09-05');
    await session('2026-09-06');
    await Promise.all(Array.from({ length: 8 }, () => recalculate()));
    expect(await rows()).toHaveLength(4);
  });
});

describe('the cycles of a patient', () => {
  it('ENT-046 are returned with the number of missing days, the latest first', async () => {
    await session('2026-09-05');
    await session('2026-09-06');
    await session('2026-11-10');
    await recalculate();
    const { status, body } = await admin.call(listPatientCycles, { params: { patientId } });
    expect(status).toBe(200);
    expect(body.items.map(({ code, startDate, numRemainingDays }) => [code, startDate, numRemainingDays])).toEqual([
      ['98985', '2026-11-04', 1],
      ['98985', '2026-10-05', 2],
      ['98985', '2026-09-05', 0],
      ['98975', '2026-09-05', 0],
    ]);
    expect(body.items[0]).toMatchObject({
      endDate: '2026-12-03',
      status: 'IN_PROGRESS',
      numActiveDays: 1,
      numRequiredDays: 2,
      pdfKey: null,
      explanation: {
        code: 'rtm.needs',
        values: {
          code: '98985',
          needed: { code: 'rtm.moreDataDay', text: '1 more data day' },
          day: { day: '2026-12-03' },
        },
        text: '98985 needs 1 more data day by Dec 3, 2026.',
      },
      patientRecord: { id: patientId, patient: { firstName: 'Ada', lastName: 'Lovelace' } },
    });
  });

  it('A1 are not accessible to others: the response is the same for inaccessible, foreign and unknown patients', async () => {
    const first = await world.as(world.seed.A.practitioners.first);
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
      const { status, problem } = await first.call(listPatientCycles, { params: { patientId: id } });
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
  });
});
