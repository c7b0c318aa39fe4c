import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rtmForecast, rtmWhatIf } from '../../contract/rtm/forecast.ts';
import { openForecastFixture, accessLayers } from './forecast-fixture.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import type { Caller, World } from './world.ts';

let fixture: Awaited<ReturnType<typeof openForecastFixture>>;
let world: World;
let admin: Caller;
let here: number;
let there: number;
beforeAll(async () => {
  fixture = await openForecastFixture();
  ({ world, admin, here, there } = fixture);
});
afterAll(() => world.close());
beforeEach(() => fixture.clear());

const november = { yearMonth: '2026-11' };
const whatIf = async (caller = admin, query: Record<string, string | number> = november) =>
  (await caller.call(rtmWhatIf, { query })).body;

describe('the comparison of last year’s rules with this year’s', () => {
  it('evaluates the same windows and months, closed or open, by both', async () => {
    await fixture.charge({ 98985: 1000 });
    await fixture.days(here, 9, { status: 'READY_TO_BILL', startDate: '2026-10-10', endDate: '2026-11-08' });
    await fixture.days(there, 20, { code: '98977' });
    await fixture.minutes(there, 12, 1);
    await fixture.minutes(here, 65, 1, { code: '98980' });
    await fixture.minutes(here, 65, 1, { code: '98981', units: 2 });
    await fixture.days(here, 9, { startDate: '2026-11-09', endDate: '2026-12-08' });
    const { earlier, later, codes, total, items, totalItems } = await whatIf();
    expect([earlier, later]).toEqual([2025, 2026]);
    expect(codes.map(({ code, earlier: before, later: after }) => [code, before.units, after.units])).toEqual([
      ['98977', 1, 1],
      ['98985', 0, 1],
      ['98979', 0, 1],
      ['98980', 1, 1],
      ['98981', 2, 2],
    ]);
    expect(total).toEqual({ earlier: { units: 4, cents: 0 }, later: { units: 6, cents: 1000 } });
    expect(totalItems).toBe(2);
    expect(items.map(({ id, units, cents, explanation }) => [id, units, cents, explanation.text])).toEqual([
      [here, 1, 1000, '9 data days by Nov 8, 2026: 98985 under the 2026 rules, nothing under the 2025 rules.'],
      [
        there,
        1,
        null,
        '12 minutes with a live interaction by Nov 30, 2026: 98979 under the 2026 rules, nothing under the 2025 rules.',
      ],
    ]);
  });

  it('counts a month that was billable before live interactions were counted as one with a live interaction', async () => {
    await fixture.minutes(here, 25, 0, { code: '98980', status: 'BILLED', units: 1 });
    expect((await whatIf()).codes.map(({ code, later }) => [code, later.units])).toEqual([['98980', 1]]);
  });

  it('A3 is limited to the reader’s own locations, by each access layer alone', async () => {
    await fixture.days(here, 5);
    await fixture.days(there, 5);
    await fixture.days(world.seed.B.patients[0], 5);
    for (const layers of accessLayers) {
      const { items, total } = await whatIf(await fixture.signInWithLayers(layers));
      expect(items.map(({ id }) => id)).toEqual([here]);
      expect(total.later.units).toBe(1);
    }
    const paged = await whatIf(admin, { ...november, limit: 1, page: 2 });
    expect(paged.items.map(({ id }) => id)).toEqual([there]);
    expect(paged.totalItems).toBe(2);
  });
});

describe('the forecast and the comparison of years', () => {
  it.each<[Record<string, string | number>, object]>([
    [{ yearMonth: '2026-00' }, { yearMonth: 'Not a valid month' }],
    [{ yearMonth: 'x' }, { yearMonth: 'Not a valid month' }],
    [{ page: 0 }, { page: 'Must be at least 1' }],
    [{ limit: 1000 }, { limit: 'Must be at most 100' }],
    [{ other: 1 }, unknownName('other')],
  ])('reject %o', async (query, fields) => {
    for (const call of [rtmForecast, rtmWhatIf])
      expect(reasonOf(await admin.call(call, { query }))).toEqual([400, fields]);
  });

  it('A2 are limited to clinic users, and empty without data', async () => {
    for (const call of [rtmForecast, rtmWhatIf]) {
      expect((await world.anonymous.call(call)).status).toBe(401);
      expect((await (await world.as(world.seed.accounts.unknownGroups)).call(call)).status).toBe(403);
      expect((await admin.call(call)).body).toMatchObject({ codes: [], items: [], totalItems: 0 });
    }
  });
});
