import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rtmForecast } from '../../contract/rtm/forecast.ts';
import { locations, patients, plansOfCare } from '../../server/platform/db/schema.ts';
import { openForecastFixture, accessLayers } from './forecast-fixture.ts';
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
const forecast = async (caller = admin, query: Record<string, string | number> = november) =>
  (await caller.call(rtmForecast, { query })).body;

describe('the forecast of a month', () => {
  it('counts windows and months that end in it, by code and certainty', async () => {
    await fixture.charge({ 98985: 1000, 98979: 500 });
    await fixture.days(here, 5);
    await fixture.days(there, 1);
    await fixture.days(here, 17, {
      code: '98977',
      startDate: '2026-10-05',
      endDate: '2026-11-03',
      status: 'READY_TO_BILL',
    });
    await fixture.days(there, 16, { code: '98977', startDate: '2026-10-02', endDate: '2026-10-31', status: 'BILLED' });
    await fixture.days(there, 1, { startDate: '2026-10-04', endDate: '2026-11-02', status: 'ACTIVE_DAYS_INCOMPLETE' });
    await fixture.days(there, 9, { startDate: '2026-11-05', endDate: '2026-12-04' });
    await fixture.minutes(here, 2, 0);
    await fixture.minutes(there, 12, 1);
    const { codes, total, yearMonth } = await forecast(admin, {});
    expect(yearMonth).toBe('2026-11');
    expect(codes.map(({ code, couldRise }) => [code, couldRise])).toEqual([
      ['98977', 0],
      ['98985', 1],
      ['98979', 1],
    ]);
    expect(codes[0]!.standings).toMatchObject({ READY: { cycles: 1, units: 1, cents: null }, BILLED: { cycles: 0 } });
    expect(codes[1]!.standings).toMatchObject({
      REACHED: { cycles: 1, units: 1, cents: 1000 },
      ON_PACE: { cycles: 1, units: 1, cents: 1000 },
      BEHIND: { cycles: 0 },
    });
    expect(codes[2]!.standings).toMatchObject({
      REACHED: { cycles: 1, units: 1, cents: 500 },
      BEHIND: { cycles: 1, units: 1, cents: 500 },
    });
    expect(total).toMatchObject({
      BILLED: { cycles: 0, units: 0 },
      READY: { cycles: 1, units: 1 },
      REACHED: { cycles: 2, units: 2, cents: 1500 },
      ON_PACE: { cycles: 1, units: 1, cents: 1000 },
      BEHIND: { cycles: 1, units: 1, cents: 500 },
    });
  });

  it('evaluates each patient by the day at their location', async () => {
    // One day in 15 is on pace, one in 16 is not. Day 16 begins at 07:00 UTC in Denver and at 10:00 in Hawaii.
    await fixture.days(here, 1);
    await fixture.days(there, 1);
    const at = async (instant: string) => {
      const before = world.offsetMs;
      world.offsetMs = Date.parse(instant) - Date.now();
      const { codes } = await forecast(await world.as(world.seed.A.practitioners.admin));
      world.offsetMs = before;
      const { ON_PACE, BEHIND } = codes[0]!.standings;
      return [ON_PACE.cycles, BEHIND.cycles];
    };
    const zone = (timezone: string) =>
      world.asOwner((tx) => tx.update(locations).set({ timezone }).where(eq(locations.id, world.seed.A.locations[1])));
    await zone('Pacific/Honolulu');
    expect(await at('2026-11-16T06:30:00Z')).toEqual([2, 0]);
    expect(await at('2026-11-16T08:30:00Z')).toEqual([1, 1]);
    expect(await at('2026-11-16T11:00:00Z')).toEqual([0, 2]);
    await zone('America/Denver');
  });

  it('lists patients with the least missing to the next code first, in pages', async () => {
    const far = await fixture.days(here, 2);
    const near = await fixture.days(there, 1);
    const contact = await fixture.minutes(here, 15, 0);
    const fewMinutes = await fixture.minutes(there, 18, 1);
    await fixture.days(here, 17, { code: '98977', startDate: '2026-10-20', endDate: '2026-11-18' });
    const { items, totalItems } = await forecast();
    expect(totalItems).toBe(4);
    expect(
      items.map(({ id, reached, next, days: missing, minutes: few, contacts, by }) => [
        id,
        reached,
        next,
        missing,
        few,
        contacts,
        by,
      ]),
    ).toEqual([
      [fewMinutes, '98979', '98980', 0, 2, 0, '2026-11-30'],
      [contact, null, '98979', 0, 0, 1, '2026-11-30'],
      [near, null, '98985', 1, 0, 0, '2026-11-30'],
      [far, '98985', '98977', 14, 0, 0, '2026-11-30'],
    ]);
    expect(items[0]!.patientRecord).toMatchObject({ id: there, patient: { firstName: 'Pat', lastName: 'CANARYA2' } });
    const second = await forecast(admin, { ...november, limit: 3, page: 2 });
    expect(second.items.map(({ id }) => id)).toEqual([far]);
    expect(second.totalItems).toBe(4);
    expect((await forecast(admin, { ...november, limit: 3, page: 3 })).items).toEqual([]);
  });

  it('shows the end of care when it is earlier, and no patient whose care has ended', async () => {
    await fixture.minutes(here, 18, 1);
    const careEnds = async (end: string) => {
      await world.asOwner((tx) => tx.delete(plansOfCare).where(eq(plansOfCare.patientId, here)));
      await world.asOwner((tx) =>
        tx
          .insert(plansOfCare)
          .values({ organizationId: world.seed.A.organizationId, patientId: here, start: '2026-10-01', end }),
      );
      return (await forecast()).items.map(({ minutes, by }) => [minutes, by]);
    };
    expect(await careEnds('2026-11-12')).toEqual([[2, '2026-11-12']]);
    expect(await careEnds('2026-11-09')).toEqual([]);
    expect(await careEnds('2026-12-24')).toEqual([[2, '2026-11-30']]);
  });

  it('pages through patients with equal rank', async () => {
    const ids = [await fixture.days(here, 5), await fixture.days(there, 5)];
    const found = [];
    for (const page of [1, 2]) found.push(...(await forecast(admin, { ...november, limit: 1, page })).items);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('A3 is limited to the reader’s own locations, by each access layer alone, and excludes hidden patients', async () => {
    await fixture.days(here, 5);
    await fixture.days(there, 5);
    await fixture.days(world.seed.B.patients[0], 5);
    for (const layers of accessLayers) {
      const { codes, totalItems, items } = await forecast(await fixture.signInWithLayers(layers));
      expect(codes[0]!.standings.REACHED.cycles).toBe(1);
      expect(totalItems).toBe(1);
      expect(items.map(({ patientRecord }) => patientRecord.id)).toEqual([here]);
    }
    expect((await forecast(await world.as(world.seed.A.practitioners.none))).codes).toEqual([]);
    const hide = (hidden: boolean) =>
      world.asOwner((tx) => tx.update(patients).set({ hidden }).where(eq(patients.id, there)));
    await hide(true);
    expect((await forecast()).totalItems).toBe(1);
    await hide(false);
    expect((await forecast()).totalItems).toBe(2);
  });
});
