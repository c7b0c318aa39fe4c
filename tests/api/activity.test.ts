import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHealthSessions } from '../../contract/activity/activity.ts';
import { healthSessions } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
const setInfo = {
  sideOfBody: null,
  repsGoal: 10,
  repsProper: null,
  repsComplete: null,
  timeGoal: null,
  timeComplete: null,
  minROM: null,
  maxROM: null,
  skipped: true,
  errors: [],
  reportingMetric: 'REPS',
  resolution: 'NOT_STARTED',
  completedDate: null,
};
const exercise = { id: 'EK-0001', name: 'Heel Slide', min: null, max: null };

beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  const { organizationId, patients } = world.seed.A;
  await world.asOwner((tx) =>
    tx.insert(healthSessions).values(
      Array.from({ length: 20 }, (_, at) => ({
        organizationId,
        patientId: patients[0],
        sessionUuid: crypto.randomUUID(),
        type: 'SingleSession',
        selfReported: 'partial',
        performedAt: new Date(Date.UTC(2026, 9, 1 + at, 18)),
        day: `2026-10-${String(at + 1).padStart(2, '0')}`,
        sets: [{ setInfo, exercise }],
      })),
    ),
  );
});
afterAll(() => world.close());

const list = (query: Record<string, string | number> = {}, patientId = world.seed.A.patients[0], who = first) =>
  who.call(listHealthSessions, { params: { patientId }, query });
const days = async (query: Record<string, string | number> = {}) =>
  (await list(query)).body.items.map(({ day }) => day);

describe('the activity of a patient', () => {
  it('lists sessions, newest first, fifteen a page', async () => {
    const { body } = await list();
    expect(body).toMatchObject({ totalItems: 21, itemCount: 15, itemsForPage: 15, totalPages: 2 });
    expect((await days()).slice(0, 3)).toEqual(['2026-11-10', '2026-10-20', '2026-10-19']);
    expect(await days({ page: 2 })).toHaveLength(6);
    expect((await days({ sort: 'createdDate' }))[0]).toBe('2026-10-01');
  });

  it('is limited to a range of days, both ends included', async () => {
    expect(await days({ from: '2026-10-05', to: '2026-10-06' })).toEqual(['2026-10-06', '2026-10-05']);
    expect(await days({ from: '2026-11-11' })).toEqual([]);
    for (const from of ['2026-13-01', 'yesterday'])
      expect(reasonOf(await list({ from }))).toEqual([400, { from: 'Not a valid date' }]);
  });

  it('ENT-027 ENT-030 ENT-031 ENT-061 shows each set with its result', async () => {
    const { body } = await list({ from: '2026-10-05', to: '2026-10-05' });
    expect(body.items[0]!.session).toEqual({
      type: 'SingleSession',
      hepId: null,
      hepName: null,
      selfReported: 'partial',
      sets: [{ setInfo, exercise, status: 'Skipped' }],
    });
  });

  it('A1 A3 is not accessible to other locations or organizations', async () => {
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
      const { status, problem } = await list({}, id);
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    for (const accessLayers of singleAccessLayers) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      expect((await list({}, world.seed.A.patients[1], caller)).status).toBe(404);
      expect((await list({}, world.seed.A.patients[0], caller)).body.totalItems).toBe(21);
    }
  });
});
