import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHealthSessions, type SetInfo } from '../../contract/activity/activity.ts';
import { patientResults } from '../../contract/activity/patient-results.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { exercises, healthSessions, programs } from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;

const exercise = (id: string, name: string) => ({ id, name, min: null, max: null });
const heelSlide = exercise('TEST-1', 'Heel slide as it was called then');
const ownExercise = exercise('TEST-GONE', 'Towel stretch');
const set = (of: object, info: Partial<SetInfo> = {}) => ({
  exercise: of,
  setInfo: {
    sideOfBody: 'Left',
    repsGoal: 10,
    repsProper: null,
    repsComplete: null,
    timeGoal: null,
    timeComplete: null,
    minROM: null,
    maxROM: null,
    skipped: false,
    errors: [],
    reportingMetric: 'REPS',
    resolution: 'SUCCESS',
    completedDate: null,
    ...info,
  },
});

const sessionRow = (day: string, at: string, sets: object[], selfReported = 'none') => ({
  organizationId: world.seed.A.organizationId,
  patientId: world.seed.A.patients[0],
  sessionUuid: crypto.randomUUID(),
  type: 'HEPSession',
  selfReported,
  performedAt: new Date(at),
  day,
  sets,
});

beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  await world.asOwner(async (tx) => {
    const rom = { min: { label: 'Extension', limit: 0 }, max: { label: 'Flexion', limit: 120 } };
    await tx.insert(exercises).values([
      { id: 'TEST-1', name: 'Heel Slide', position: 900, data: { settings: { ROM: rom } } },
      { id: 'TEST-2', name: 'Ankle Pump', position: 901, data: { settings: { ROM: null } } },
    ]);
    await tx.insert(healthSessions).values([
      // Half past eleven in the evening of the clocks' change in Denver; already the 9th in UTC.
      sessionRow('2026-03-08', '2026-03-09T05:30:00Z', [
        set(heelSlide, { minROM: 6, maxROM: 95 }),
        set(heelSlide, { minROM: 3.5, maxROM: 90, resolution: 'SKIPPED_IN_SET', skipped: true }),
        set(heelSlide, { sideOfBody: 'Right', minROM: null, maxROM: 110 }),
      ]),
      sessionRow(
        '2026-03-08',
        '2026-03-08T15:00:00Z',
        [
          set(ownExercise, { sideOfBody: null, minROM: -4, maxROM: 30, resolution: 'SELF_REPORTED' }),
          set(exercise('TEST-2', 'Ankle Pump'), { resolution: 'NOT_STARTED' }),
        ],
        'partial',
      ),
      sessionRow('2026-03-10', '2026-03-10T15:00:00Z', [set(heelSlide, { resolution: 'NOT_STARTED', skipped: true })]),
      sessionRow('2026-03-11', '2026-03-11T15:00:00Z', []),
      sessionRow('2026-03-12', '2026-03-12T15:00:00Z', [set(heelSlide, { minROM: 0, maxROM: 101.5 })], 'full'),
    ]);
  });
});
afterAll(() => world.close());

const ask = (query: Record<string, string> = {}, patientId = world.seed.A.patients[0], who = first) =>
  who.call(patientResults, { params: { patientId }, query });
const march = { from: '2026-03-01', to: '2026-03-31' };

describe('the results of a patient', () => {
  it('ENT-029 ENT-061 have the number of sessions and sets of each day, and of manually reported ones', async () => {
    const { body } = await ask(march);
    expect(body.days).toEqual([
      { day: '2026-03-08', sessions: 2, sessionsDone: 2, setsDone: 3, selfReported: 1 },
      { day: '2026-03-10', sessions: 1, sessionsDone: 0, setsDone: 0, selfReported: 0 },
      { day: '2026-03-11', sessions: 1, sessionsDone: 0, setsDone: 0, selfReported: 0 },
      { day: '2026-03-12', sessions: 1, sessionsDone: 1, setsDone: 1, selfReported: 1 },
    ]);
  });

  it('OPEN-067 ENT-019 have the widest range of each day by exercise and side, with the goal of the library', async () => {
    const { body } = await ask(march);
    const goal = { min: 0, max: 120 };
    expect(body.rangeOfMotion).toEqual([
      {
        exerciseId: 'TEST-1',
        name: 'Heel Slide',
        side: 'Right',
        goal,
        days: [{ day: '2026-03-08', min: null, max: 110 }],
      },
      {
        exerciseId: 'TEST-1',
        name: 'Heel Slide',
        side: 'Left',
        goal,
        days: [
          { day: '2026-03-08', min: 3.5, max: 95 },
          { day: '2026-03-12', min: 0, max: 101.5 },
        ],
      },
      {
        exerciseId: 'TEST-GONE',
        name: 'Towel stretch',
        side: null,
        goal: null,
        days: [{ day: '2026-03-08', min: -4, max: 30 }],
      },
    ]);
  });

  it('OPEN-064 contain a day of the range by the patient’s calendar, both ends included', async () => {
    const days = async (query: Record<string, string>) => (await ask(query)).body.days.map(({ day }) => day);
    expect(await days({ from: '2026-03-08', to: '2026-03-08' })).toEqual(['2026-03-08']);
    expect((await ask({ from: '2026-03-08', to: '2026-03-08' })).body.days[0]!.sessions).toBe(2);
    expect(await days({ from: '2026-03-09', to: '2026-03-09' })).toEqual([]);
    expect(await days({ from: '2026-03-11' })).toEqual(['2026-03-11', '2026-03-12', '2026-11-10']);
    expect(await days({ to: '2026-03-10' })).toEqual(['2026-03-08', '2026-03-10']);
  });

  it('ENT-013 have the prescribed amount of each program and its dates', async () => {
    const { organizationId, patients, programs: assigned } = world.seed.A;
    await world.asOwner((tx) =>
      tx.insert(programs).values({
        organizationId,
        patientId: patients[0],
        name: 'Before',
        dailyFrequency: 2,
        weeklyFrequency: 6,
        blocks: [],
        // The evening of the last day of 2025 at the clinic in Denver.
        createdAt: new Date('2026-01-01T03:00:00Z'),
        endedAt: new Date('2026-02-10T18:00:00Z'),
      }),
    );
    expect(assigned).toHaveLength(2);
    const before = {
      since: '2025-12-31',
      until: '2026-02-10',
      dailyFrequency: 2,
      weeklyFrequency: 6,
      setsPerSession: 0,
    };
    const { frequency } = (await ask()).body;
    expect(frequency[0]).toEqual(before);
    expect(frequency).toHaveLength(2);
    expect(frequency[1]).toMatchObject({ until: null });
    expect((await ask({ from: '2026-02-10', to: '2026-02-20' })).body.frequency).toEqual([before]);
    expect((await ask({ from: '2026-02-11', to: '2026-02-20' })).body.frequency).toEqual([]);
    expect((await ask({ to: '2025-12-30' })).body.frequency).toEqual([]);
  });

  it('ENT-013 keep the former prescription of a program that was changed', async () => {
    const { organizationId, patients } = world.seed.A;
    await world.asOwner(async (tx) => {
      const [{ id }] = (await tx
        .insert(programs)
        .values({
          organizationId,
          patientId: patients[0],
          name: 'Changed',
          dailyFrequency: 3,
          weeklyFrequency: 5,
          blocks: [],
          createdAt: new Date('2024-03-01T18:00:00Z'),
          updatedAt: new Date('2024-03-01T18:00:00Z'),
          endedAt: new Date('2024-06-01T18:00:00Z'),
        })
        .returning({ id: programs.id })) as [{ id: number }];
      const saved = (version: number, savedAt: string, change: object) =>
        tx
          .update(programs)
          .set({ version, updatedAt: new Date(savedAt), ...change })
          .where(eq(programs.id, id));
      await saved(2, '2024-03-10T18:00:00Z', { notes: 'Slowly' });
      // The evening of the 20th in Denver.
      await saved(3, '2024-03-21T03:00:00Z', { weeklyFrequency: 7 });
    });
    const whole = {
      since: '2024-03-01',
      until: '2024-03-20',
      dailyFrequency: 3,
      weeklyFrequency: 5,
      setsPerSession: 0,
    };
    const changed = {
      since: '2024-03-20',
      until: '2024-06-01',
      dailyFrequency: 3,
      weeklyFrequency: 7,
      setsPerSession: 0,
    };
    const asked = async (from: string, to: string) => (await ask({ from, to })).body.frequency;
    expect(await asked('2024-01-01', '2024-12-31')).toEqual([whole, changed]);
    expect(await asked('2024-03-10', '2024-03-19')).toEqual([whole]);
    expect(await asked('2024-03-21', '2024-06-01')).toEqual([changed]);
    expect(await asked('2024-06-02', '2024-12-31')).toEqual([]);
    // Every edit of the program is a change of it, also one that leaves the frequency as it was.
    const { programChanges } = (await ask({ from: '2024-03-05', to: '2024-12-31' })).body;
    expect(programChanges).toEqual([
      { day: '2024-03-10', kind: 'EDITED' },
      { day: '2024-03-20', kind: 'EDITED' },
    ]);
    expect((await ask({ to: '2024-03-04' })).body.programChanges).toEqual([{ day: '2024-03-01', kind: 'ASSIGNED' }]);
  });

  it('reject invalid days and unknown parameters', async () => {
    expect(reasonOf(await ask({ from: '2026-13-01' }))).toEqual([400, { from: 'Not a valid date' }]);
    expect(reasonOf(await ask({ to: 'today' }))).toEqual([400, { to: 'Not a valid date' }]);
    expect(reasonOf(await ask({ since: '2026-01-01' }))).toEqual([400, unknownName('since')]);
  });

  it('A1 A3 are not accessible to others, with either access layer alone', async () => {
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
      const { status, problem } = await ask({}, id);
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    for (const accessLayers of singleAccessLayers) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      expect((await ask(march, world.seed.A.patients[1], caller)).status).toBe(404);
      expect((await ask(march, world.seed.A.patients[0], caller)).body.days).toHaveLength(4);
    }
  });

  it('of two years with daily sessions fit in one page of sessions and one response of results', async () => {
    await world.asOwner((tx) =>
      tx.insert(healthSessions).values(
        Array.from({ length: 730 }, (_, at) => {
          const day = addDays('2023-01-01', at);
          return sessionRow(day, `${day}T18:00:00Z`, [set(heelSlide, { minROM: 0, maxROM: 60 + at / 20 })]);
        }),
      ),
    );
    const query = { from: '2023-01-01', to: '2024-12-30' };
    const { body: page } = await first.call(listHealthSessions, {
      params: { patientId: world.seed.A.patients[0] },
      query,
    });
    expect([page.totalItems, page.items.length]).toEqual([730, 15]);
    const { body } = await ask(query);
    expect(body.days).toHaveLength(730);
    expect(body.rangeOfMotion).toHaveLength(1);
    const { days } = body.rangeOfMotion[0]!;
    expect([days.length, days[0], days.at(-1)]).toEqual([
      730,
      { day: '2023-01-01', min: 0, max: 60 },
      { day: '2024-12-30', min: 0, max: 96.45 },
    ]);
  });
});
