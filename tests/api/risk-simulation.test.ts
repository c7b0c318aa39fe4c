import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listRiskOutcomes,
  saveRiskOutcome,
  simulateRiskOutcome,
} from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { auditRows, organizations, scanSessions } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  await world.asOwner((tx) => tx.update(scanSessions).set({ assessmentId: 'AST-0002' }));
});
afterAll(() => world.close());

interface Past {
  results: { id: string; name: string; value: number | null; units: string | null }[];
  demographics?: { age?: number; sex?: string };
  at?: string;
}

/** Past sessions of an assessment at a clinic's first location, one a minute. */
const recorded = (clinic: 'A' | 'B', assessmentId: string, sessions: Past[]) =>
  world.asOwner((tx) =>
    tx.insert(scanSessions).values(
      sessions.map(({ results, demographics, at }, index) => ({
        organizationId: world.seed[clinic].organizationId,
        locationId: world.seed[clinic].locations[0],
        sessionUuid: crypto.randomUUID(),
        assessmentId,
        results,
        meta: demographics ? { demographics } : {},
        createdAt: new Date(at ?? Date.UTC(2026, 9, 1, 8, index)),
      })),
    ),
  );
const time = (value: number | null, units = 's') => [{ id: 'time', name: 'Time', value, units }];

const limit = (category: string, comparator: string, value: number, type = 'TIME', units = 's') => ({
  category,
  criteria: [{ type, units, conditions: [{ comparator, value }] }],
});
const timed = (...factors: object[]) => ({
  assessmentId: 'AST-0009',
  type: 'FALL',
  resultDefinitionId: 'time',
  factors,
});
const simulate = (body: object, { orgId = world.seed.A.organizationId, assessmentId = 'AST-0009', as = vendor } = {}) =>
  as.call(simulateRiskOutcome, { params: { orgId, assessmentId }, body: body as Record<string, unknown> });
const none = {
  unmatched: 0,
  overlapping: 0,
  withoutCriterion: 0,
  withoutResult: 0,
  otherUnits: 0,
  withoutDemographics: 0,
};

describe('the simulation of an edited outcome', () => {
  it('counts past sessions by category, beside the built-in outcome when none is stored', async () => {
    await recorded(
      'A',
      'AST-0009',
      [8, 9.99, 10, 11.9, 12, 30].map((value) => ({ results: time(value) })),
    );
    await recorded('B', 'AST-0009', [{ results: time(50) }]);
    const { status, body } = await simulate(timed(limit('LOW', 'lt', 10), limit('HIGH', 'gte', 10)));
    expect(status).toBe(200);
    expect(body).toEqual({
      sessions: 6,
      truncated: false,
      edited: { ...none, categories: { LOW: 2, MEDIUM: 0, HIGH: 4 } },
      // RISK-54: from 12 s on.
      present: { ...none, categories: { LOW: 4, MEDIUM: 0, HIGH: 2 } },
    });
  });

  it('counts sessions in a gap, with several matching factors, and that cannot be evaluated', async () => {
    await recorded('A', 'AST-0009', [{ results: [] }, { results: time(null) }, { results: time(20, 'min') }]);
    const { body } = await simulate(
      timed(limit('MEDIUM', 'gte', 9), { ...limit('HIGH', 'gte', 11), description: 'later' }),
    );
    // 8 is in the gap; 11.9, 12 and 30 match both, and the last of them counts.
    expect(body.edited).toEqual({
      ...none,
      categories: { LOW: 1, MEDIUM: 2, HIGH: 3 },
      unmatched: 1,
      overlapping: 3,
      withoutResult: 2,
      otherUnits: 1,
    });
    expect(body.sessions).toBe(9);
  });

  it('evaluates by the stored outcome when there is one, and by the organization’s published values', async () => {
    const { A } = world.seed;
    const stored = timed(limit('HIGH', 'gt', 29));
    await vendor.call(saveRiskOutcome, {
      params: { orgId: A.organizationId, assessmentId: 'AST-0009' },
      body: stored as Record<string, unknown>,
      headers: { 'if-match': '0' },
    });
    expect((await simulate(timed(limit('HIGH', 'gt', 0)))).body.present?.categories).toEqual({
      LOW: 5,
      MEDIUM: 0,
      HIGH: 1,
    });

    await recorded(
      'A',
      'AST-0020',
      [9, 12, 16].map((value) => ({ results: time(value) })),
    );
    const held = { ...timed(limit('HIGH', 'lt', 10)), assessmentId: 'AST-0020' };
    const presentHigh = async () => (await simulate(held, { assessmentId: 'AST-0020' })).body.present?.categories.HIGH;
    // RISK-59, OPEN-131: 10 s by the one reading, 15 s by the other.
    expect(await presentHigh()).toBe(1);
    await world.asOwner((tx) =>
      tx.update(organizations).set({ riskReading: 'PORTAL' }).where(eq(organizations.id, A.organizationId)),
    );
    expect(await presentHigh()).toBe(2);
  });

  it('evaluates by sex and age, each side of a tremor, and the average speed of several laps', async () => {
    const person = (age?: number, sex?: string) => ({ results: time(12), demographics: { age, sex } });
    await recorded('A', 'AST-0011', [person(65, 'MALE'), person(65, 'female'), person(72, 'MALE'), person(65)]);
    const bySexAndAge = {
      ...timed({
        category: 'HIGH',
        criteria: [
          { type: 'SEX', conditions: [{ comparator: 'e', value: 'MALE' }] },
          { type: 'AGE', conditions: [{ comparator: 'lte', value: 69 }] },
          { type: 'TIME', units: 's', conditions: [{ comparator: 'gt', value: 11 }] },
        ],
      }),
      assessmentId: 'AST-0011',
      demographicsRequired: ['AGE', 'SEX'],
    };
    expect((await simulate(bySexAndAge, { assessmentId: 'AST-0011' })).body.edited).toEqual({
      ...none,
      categories: { LOW: 0, MEDIUM: 0, HIGH: 1 },
      withoutCriterion: 2,
      withoutDemographics: 1,
    });

    const side = (id: string, value: number) => ({ id, name: id, value, units: 'cm' });
    await recorded('A', 'AST-0050', [{ results: [side('left-amplitude', 0.5), side('right-amplitude', 4)] }]);
    const tremor = {
      assessmentId: 'AST-0050',
      type: 'TREMORS',
      title: 'UPDRS',
      leftResultDefinitionId: 'left-amplitude',
      rightResultDefinitionId: 'right-amplitude',
      factors: [limit('SLIGHT', 'lt', 1, 'DISTANCE', 'cm'), limit('SEVERE', 'gte', 4, 'DISTANCE', 'cm')],
    };
    const { edited, present } = (await simulate(tremor, { assessmentId: 'AST-0050' })).body;
    expect(edited.categories).toEqual({ NORMAL: 0, SLIGHT: 1, MILD: 0, MODERATE: 0, SEVERE: 1 });
    expect(present?.categories).toEqual({ NORMAL: 0, SLIGHT: 1, MILD: 0, MODERATE: 1, SEVERE: 0 });

    const lap = (id: string, value: number) => ({ id, name: id, value, units: 'm/s' });
    await recorded('A', 'AST-0024', [{ results: [lap('speed', 0.9), lap('lap2', 0.6)] }]);
    const speed = {
      ...timed(limit('HIGH', 'lt', 0.8, 'SPEED', 'm/s')),
      assessmentId: 'AST-0024',
      resultDefinitionId: 'speed',
    };
    expect((await simulate(speed, { assessmentId: 'AST-0024' })).body.edited.categories.HIGH).toBe(1);
  });

  it('stores nothing, and its audit row has the organization and no health data', async () => {
    const params = { params: { id: world.seed.A.organizationId } };
    const before = [await vendor.call(listRiskOutcomes, params), await checksums(world.database)] as const;
    await simulate(timed(limit('HIGH', 'gt', 0)));
    expect((await vendor.call(listRiskOutcomes, params)).body).toEqual(before[0].body);
    expect(await checksums(world.database)).toEqual(before[1]);
    const [row] = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'simulateRiskOutcome')).orderBy(desc(auditRows.id)),
    );
    expect(row).toMatchObject({ onBehalfOf: world.seed.A.organizationId, outcome: 200, changes: null });
    expect(JSON.stringify(row)).not.toMatch(/HIGH|LOW|participant/);
  });

  it('RISK-29 RISK-35 rejects outcomes that could not be saved and unknown ones', async () => {
    const high = limit('HIGH', 'gt', 0);
    expect(reasonOf(await simulate({ ...timed(high), type: undefined }))).toEqual([422, { type: 'Type is required' }]);
    expect(reasonOf(await simulate(timed(high, limit('HIGH', 'gt', 5))))).toEqual([
      422,
      { 'factors.1.category': 'Each category is used once' },
    ]);
    expect(reasonOf(await simulate(timed(high), { assessmentId: 'AST-0010' }))).toEqual([
      422,
      { assessmentId: 'The assessment does not match the URL.' },
    ]);
    expect((await simulate(timed(limit('HIGH', 'gt', 0)), { orgId: 999_999 })).status).toBe(404);
    const unknown = { ...timed(limit('HIGH', 'gt', 0)), assessmentId: 'AST-9999' };
    expect((await simulate(unknown, { assessmentId: 'AST-9999' })).status).toBe(404);
    const clinic = await world.as(world.seed.A.practitioners.admin);
    expect((await simulate(timed(limit('HIGH', 'gt', 0)), { as: clinic })).status).toBe(403);
  });

  it('evaluates the newest 20,000 sessions and reports that older ones were omitted', async () => {
    const { organizationId, locations } = world.seed.B;
    const [at] = locations;
    await world.asOwner((tx) =>
      tx.execute(sql`insert into scan_sessions (organization_id, session_uuid, location_id, assessment_id, results, meta, created_at)
        select ${organizationId}, gen_random_uuid()::text, ${at}, 'AST-0010',
          jsonb_build_array(jsonb_build_object('id', 'time', 'name', 'Time', 'value', case when n = 1 then 99 else 5 end, 'units', 's')),
          '{}'::jsonb, timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond'
        from generate_series(1, 20001) n`),
    );
    const body = { ...timed(limit('HIGH', 'gte', 12)), assessmentId: 'AST-0010' };
    const of = { orgId: organizationId, assessmentId: 'AST-0010' };
    expect((await simulate(body, of)).body).toMatchObject({
      sessions: 20_000,
      truncated: true,
      edited: { categories: { LOW: 20_000, HIGH: 0 } },
    });
    await world.asOwner((tx) =>
      tx.execute(
        sql`delete from scan_sessions where id = (select max(id) from scan_sessions where assessment_id = 'AST-0010')`,
      ),
    );
    expect((await simulate(body, of)).body).toMatchObject({
      sessions: 20_000,
      truncated: false,
      edited: { categories: { LOW: 19_999, HIGH: 1 } },
    });
  });
});
