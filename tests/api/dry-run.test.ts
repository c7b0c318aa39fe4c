import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Phase } from '../../contract/care-paths/shapes.ts';
import { createCarePath, dryRunCarePath } from '../../contract/care-paths/care-paths.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { healthSessions, patients, proResponses } from '../../server/platform/db/schema.ts';
import { pathBody, pathPhase } from './care-path-fixture.ts';
import { checksums } from './isolation/checksums.ts';
import { planFixture } from './plan-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  world.offsetMs = Date.parse('2026-11-17T19:00:00Z') - Date.now();
  first = await world.as(world.seed.A.practitioners.first);
  // The seeded patients have sessions in November; this is about those of October.
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asOwner((tx) => tx.delete(healthSessions));
  await world.asOwner((tx) => tx.delete(proResponses));
});

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const sessions = (patientId: number, angles: Record<string, number | null>) =>
  world.asOwner((tx) =>
    tx.insert(healthSessions).values(
      Object.entries(angles).map(([day, maxROM]) => ({
        organizationId: world.seed.A.organizationId,
        patientId,
        sessionUuid: crypto.randomUUID(),
        type: 'HEPSession',
        selfReported: 'none',
        performedAt: new Date(`${day}T18:00:00Z`),
        day,
        sets: [
          { setInfo: { minROM: null, maxROM, resolution: 'SUCCESS' }, exercise: { id: 'EK-0001', name: 'Heel Slide' } },
        ],
      })),
    ),
  );
const answered = (patientId: number, day: string, pain: number) =>
  world.asOwner((tx) =>
    tx.insert(proResponses).values({
      organizationId: world.seed.A.organizationId,
      patientId,
      formId: 'nprs',
      formTitle: 'Numeric Pain Rating Scale',
      responseToken: crypto.randomUUID(),
      submittedAt: new Date(`${day}T18:00:00Z`),
      day,
      answers: [
        {
          questionId: 'q',
          text: 'Pain now',
          type: 'UNKNOWN',
          value: pain,
          isChartable: true,
          minValue: 0,
          maxValue: 10,
        },
      ],
    }),
  );
const tried = async (phases: Phase[], span: { from: string; to: string } = OCTOBER, who = first) => {
  const { id } = (await first.call(createCarePath, { body: pathBody('Tried', phases) })).body;
  return who.call(dryRunCarePath, { params: { id }, query: span });
};
const knee = () => [
  pathPhase({ number: 3 }),
  pathPhase({ phaseNumber: 2, track: 'Range of motion', number: 90, type: 'Degrees' }),
  pathPhase({ phaseNumber: 3, track: 'Pain', logic: '<', number: 4, type: 'Score' }),
];

describe('a dry run of a care path', () => {
  it('returns what would have happened to each past patient, and changes nothing', async () => {
    const plans = planFixture(world);
    const [done, stuck, blind, left] = [
      await plans.inCare(),
      await plans.inCare(),
      await plans.inCare(),
      await plans.inCare({ end: '2026-10-02', discharged: true }),
    ];
    // Begins on 5 October, 4 days later is the ninth; the bend on the 12th, no pain on the 20th.
    await sessions(done, { '2026-10-05': 120, '2026-10-08': 120, '2026-10-12': 95 });
    await answered(done, '2026-10-07', 1);
    await answered(done, '2026-10-20', 3);
    await sessions(stuck, { '2026-10-10': 50, '2026-10-16': 80 });
    await answered(blind, '2026-10-10', 2);
    await sessions(left, { '2026-10-01': 120 });
    const before = await checksums(world.database);
    const { body } = await tried(knee());
    const { care_paths: _mine, ...unchanged } = before;
    expect(await checksums(world.database)).toMatchObject(unchanged);
    expect(body).toMatchObject({ ...OCTOBER, version: 1, patients: 4, cut: false, completed: 1 });
    expect(body.phases).toEqual([
      { reached: 4, passed: 3, medianDays: 4, notMet: 0, notMeasurable: 0, leftCare: 1 },
      { reached: 3, passed: 1, medianDays: 3, notMet: 1, notMeasurable: 1, leftCare: 0 },
      { reached: 1, passed: 1, medianDays: 8, notMet: 0, notMeasurable: 0, leftCare: 0 },
    ]);
    const of = (id: number) => body.people.find(({ patient }) => patient.id === id);
    expect(of(done)).toMatchObject({
      start: '2026-10-05',
      steps: [
        { toIndex: 1, day: '2026-10-09' },
        { toIndex: 2, day: '2026-10-12', because: { value: 95 } },
        { toIndex: null, day: '2026-10-20', because: { value: 3, of: 'Pain now' } },
      ],
      end: { what: 'COMPLETED' },
    });
    expect(of(stuck)!.end).toEqual({ what: 'NOT_MET', phaseIndex: 1, why: null });
    expect(of(blind)!.end).toEqual({ what: 'NOT_MEASURABLE', phaseIndex: 1, why: 'NO_DATA' });
    expect(of(left)!.end).toEqual({ what: 'LEFT_CARE', phaseIndex: 0, why: null });
  });

  it('A3 includes only visible patients of the reader’s locations', async () => {
    const plans = planFixture(world);
    const here = await plans.inCare();
    const elsewhere = await plans.inCare({ locationId: world.seed.A.locations[1] });
    const hidden = await plans.inCare();
    for (const id of [here, elsewhere, hidden]) await sessions(id, { '2026-10-05': 10 });
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, hidden)));
    expect((await tried(knee())).body.people.map(({ patient }) => patient.id)).toEqual([here]);
    const admin = await world.as(world.seed.A.practitioners.admin);
    expect((await tried(knee(), OCTOBER, admin)).body.people.map(({ patient }) => patient.id)).toEqual([
      here,
      elsewhere,
    ]);
    const practitionerWithoutLocation = await world.as(world.seed.A.practitioners.none);
    expect((await tried(knee(), OCTOBER, practitionerWithoutLocation)).body).toMatchObject({ patients: 0, people: [] });
  });

  it('rejects future days, too long ranges, and an end before the start', async () => {
    const fields = async (from: string, to: string) => (await tried(knee(), { from, to })).problem.fields;
    expect(await fields('2026-11-01', '2026-11-30')).toEqual({ to: 'Choose a period in the past.' });
    expect(await fields('2026-11-02', '2026-11-01')).toEqual({ to: 'The last day is before the first day.' });
    expect(await fields('2025-11-01', '2026-11-02')).toEqual({ from: 'Choose a period of up to 366 days.' });
    expect((await tried(knee(), { from: '2025-11-02', to: '2026-11-02' })).status).toBe(200);
  });

  it('evaluates 500 patients and reports when there are more', async () => {
    const { organizationId, locations } = world.seed.A;
    const ids = await world.asOwner(async (tx) => {
      const rows = await tx
        .insert(patients)
        .values(
          Array.from({ length: 501 }, (_, at) => ({
            organizationId,
            locationId: locations[0],
            firstName: 'Many',
            lastName: `${at}`,
            products: ['HEALTH' as const],
            email: `many${at}@people.test`,
          })),
        )
        .returning({ id: patients.id });
      return rows.map(({ id }) => id);
    });
    const sets = Array.from({ length: 8 }, () => ({
      setInfo: { minROM: 2, maxROM: 80, resolution: 'SUCCESS' },
      exercise: { id: 'EK-0001', name: 'Heel Slide' },
    }));
    // Every thirtieth day of 180.
    const days = Array.from({ length: 6 }, (_, at) => addDays('2026-05-20', at * 30));
    for (const day of days)
      await world.asOwner((tx) =>
        tx.insert(healthSessions).values(
          ids.map((patientId) => ({
            organizationId,
            patientId,
            sessionUuid: crypto.randomUUID(),
            type: 'HEPSession',
            selfReported: 'none',
            performedAt: new Date(`${day}T18:00:00Z`),
            day,
            sets,
          })),
        ),
      );
    const { body } = await tried(knee(), { from: '2026-05-20', to: '2026-11-15' });
    expect(body).toMatchObject({ patients: 500, cut: true, completed: 0 });
    expect(body.phases[1]).toMatchObject({ reached: 500, notMet: 500 });
  }, 120_000);
});
