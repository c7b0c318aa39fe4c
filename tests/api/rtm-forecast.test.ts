import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rtmForecast, rtmWhatIf } from '../../contract/rtm-forecast.ts';
import type { Walls } from '../../server/db/door.ts';
import { locations, patients, rtmSettings } from '../../server/db/schema/index.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let here: number;
let there: number;
beforeAll(async () => {
  world = await openWorld();
  // Noon of Nov 10, 2026 in Denver.
  world.offsetMs = Date.parse('2026-11-10T19:00:00Z') - Date.now();
  admin = await world.as(world.seed.A.practitioners.admin);
  [here, there] = world.seed.A.patients;
});
afterAll(() => world.close());

beforeEach(async () => {
  await withoutCycles(world);
  await world.asOwner((tx) => tx.delete(rtmSettings));
});

const days = (patientId: number, numActiveDays: number, values: Partial<StoredCycle> = {}) =>
  addCycle(world, patientId, {
    code: '98985',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    status: 'IN_PROGRESS',
    numActiveDays,
    numRequiredDays: 2,
    units: numActiveDays >= 2 ? 1 : 0,
    ...values,
  });
const minutes = (patientId: number, count: number, liveContacts: number, values: Partial<StoredCycle> = {}) =>
  addCycle(world, patientId, {
    code: '98979',
    clock: 'CALENDAR_MONTH',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    status: 'IN_PROGRESS',
    numActiveDays: 0,
    numRequiredDays: 0,
    minutes: count,
    liveContacts,
    units: count >= 10 && liveContacts > 0 ? 1 : 0,
    ...values,
  });
const charge = (charges: Record<string, number>) =>
  world.asOwner((tx) =>
    tx.insert(rtmSettings).values({
      organizationId: world.seed.A.organizationId,
      supplyDomain: 'MSK',
      dataDays: 'LOGGED',
      contactPerFurtherUnit: false,
      discipline: 'PT',
      billing: { charges },
      updatedBy: 'x',
    }),
  );
const november = { yearMonth: '2026-11' };
const forecast = async (caller = admin, query: Record<string, string | number> = november) =>
  (await caller.call(rtmForecast, { query })).body;
const whatIf = async (caller = admin, query: Record<string, string | number> = november) =>
  (await caller.call(rtmWhatIf, { query })).body;
/** Somebody of the first location, with these walls, at the same hour. */
function firstBehind(wall: Walls): Promise<Caller> {
  const beside = world.beside({ walls: wall });
  beside.offsetMs = world.offsetMs;
  return beside.as(world.seed.A.practitioners.first);
}
const walls = [
  { app: true, rls: true },
  { app: false, rls: true },
  { app: true, rls: false },
];

describe('the forecast of a month', () => {
  it('counts windows and months that end in it, by code and by how sure they are', async () => {
    await charge({ 98985: 1000, 98979: 500 });
    await days(here, 5);
    await days(there, 1);
    await days(here, 17, { code: '98977', startDate: '2026-10-05', endDate: '2026-11-03', status: 'READY_TO_BILL' });
    await days(there, 16, { code: '98977', startDate: '2026-10-02', endDate: '2026-10-31', status: 'BILLED' });
    await days(there, 1, { startDate: '2026-10-04', endDate: '2026-11-02', status: 'ACTIVE_DAYS_INCOMPLETE' });
    await days(there, 9, { startDate: '2026-11-05', endDate: '2026-12-04' });
    await minutes(here, 2, 0);
    await minutes(there, 12, 1);
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

  it('judges each patient by the day at their place', async () => {
    // One day in 15 is on pace, one in 16 is not. Day 16 begins at 07:00 UTC in Denver and at 10:00 in Hawaii.
    await days(here, 1);
    await days(there, 1);
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

  it('lists who lacks least to the next code, a page at a time', async () => {
    const far = await days(here, 2);
    const near = await days(there, 1);
    const contact = await minutes(here, 15, 0);
    const fewMinutes = await minutes(there, 18, 1);
    await days(here, 17, { code: '98977', startDate: '2026-10-20', endDate: '2026-11-18' });
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

  it('pages through patients who stand alike', async () => {
    const ids = [await days(here, 5), await days(there, 5)];
    const found = [];
    for (const page of [1, 2]) found.push(...(await forecast(admin, { ...november, limit: 1, page })).items);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('A3 is of the reader’s own locations, by each wall alone, and leaves hidden patients out', async () => {
    await days(here, 5);
    await days(there, 5);
    await days(world.seed.B.patients[0], 5);
    for (const wall of walls) {
      const { codes, totalItems, items } = await forecast(await firstBehind(wall));
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

describe('last year’s rules against this year’s', () => {
  it('judges the same windows and months, closed or open, by both', async () => {
    await charge({ 98985: 1000 });
    await days(here, 9, { status: 'READY_TO_BILL', startDate: '2026-10-10', endDate: '2026-11-08' });
    await days(there, 20, { code: '98977' });
    await minutes(there, 12, 1);
    await minutes(here, 65, 1, { code: '98980' });
    await minutes(here, 65, 1, { code: '98981', units: 2 });
    await days(here, 9, { startDate: '2026-11-09', endDate: '2026-12-08' });
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
    expect(items.map(({ id, units, cents, explanation }) => [id, units, cents, explanation])).toEqual([
      [here, 1, 1000, '9 data days by Nov 8, 2026: 98985 by the rules of 2026, nothing by those of 2025.'],
      [
        there,
        1,
        null,
        '12 minutes with a live contact by Nov 30, 2026: 98979 by the rules of 2026, nothing by those of 2025.',
      ],
    ]);
  });

  it('takes what was billable before contacts were counted for a month with one', async () => {
    await minutes(here, 25, 0, { code: '98980', status: 'BILLED', units: 1 });
    expect((await whatIf()).codes.map(({ code, later }) => [code, later.units])).toEqual([['98980', 1]]);
  });

  it('A3 is of the reader’s own locations, by each wall alone', async () => {
    await days(here, 5);
    await days(there, 5);
    await days(world.seed.B.patients[0], 5);
    for (const wall of walls) {
      const { items, total } = await whatIf(await firstBehind(wall));
      expect(items.map(({ id }) => id)).toEqual([here]);
      expect(total.later.units).toBe(1);
    }
    const paged = await whatIf(admin, { ...november, limit: 1, page: 2 });
    expect(paged.items.map(({ id }) => id)).toEqual([there]);
    expect(paged.totalItems).toBe(2);
  });
});

describe('either', () => {
  it.each<Record<string, string | number>>([
    { yearMonth: '2026-00' },
    { yearMonth: 'x' },
    { page: 0 },
    { limit: 1000 },
    { other: 1 },
  ])('refuses %o', async (query) => {
    for (const call of [rtmForecast, rtmWhatIf]) expect((await admin.call(call, { query })).status).toBe(400);
  });

  it('A2 is for people of clinics, and empty where there is nothing', async () => {
    for (const call of [rtmForecast, rtmWhatIf]) {
      expect((await world.anonymous.call(call)).status).toBe(401);
      expect((await (await world.as(world.seed.accounts.unknownGroups)).call(call)).status).toBe(403);
      expect((await admin.call(call)).body).toMatchObject({ codes: [], items: [], totalItems: 0 });
    }
  });
});
