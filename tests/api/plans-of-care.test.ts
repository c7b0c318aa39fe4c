import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeZones } from '../../contract/enumerations.ts';
import { listPatients } from '../../contract/patients.ts';
import { setSetupDate } from '../../contract/monitoring.ts';
import { healthSessions, plansOfCare, rtmCycles } from '../../server/db/schema/index.ts';
import { checksums } from './isolation/checksums.ts';
import { planDesk } from './plan-desk.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let desk: ReturnType<typeof planDesk>;
beforeAll(async () => {
  world = await openWorld();
  desk = planDesk(world);
});
afterEach(() => {
  world.offsetMs = 0;
});
afterAll(() => world.close());

const NOON = '2026-11-21T19:00:00Z';
const plansOf = async (patientId: number) =>
  (await stored(world, plansOfCare, eq(plansOfCare.patientId, patientId))).map(({ start, end }) => ({ start, end }));

describe('discharge', () => {
  it.each([
    ['REC-41 tomorrow: stays active', '2026-11-22', false, 'Edit'],
    ['REC-41 today: stays active through today', '2026-11-21', false, 'Edit'],
    ['REC-41 OPEN-062 OPEN-063 yesterday: archived at once', '2026-11-20', true, 'New'],
  ])('%s', async (_row, date, discharged, then) => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare();
    const { status, body } = await desk.discharge(admin, id, date);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      discharged,
      plansOfCare: [{ start: '2026-08-01', end: date }],
      may: { discharge: false, editPlan: then === 'Edit', newPlan: then === 'New', undoDischarge: discharged },
    });
    const listed = await admin.call(listPatients, { query: { state: 'DISCHARGED', limit: 900 } });
    expect(listed.body.items.some((found) => found.id === id)).toBe(discharged);
  });

  it.each([
    ['2026-12-20', '2026-08-01', '10/24/2026'],
    ['2026-11-09', '2026-11-10', '11/10/2026'],
  ])('REC-42 on %s with a plan since %s is refused: it may be from %s on', async (date, start, from) => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare({ start });
    const { status, problem } = await desk.discharge(admin, id, date);
    expect([status, problem.fields]).toEqual([422, { date: `The date must be from ${from} to 12/19/2026.` }]);
    expect(await plansOf(id)).toEqual([{ start, end: null }]);
  });

  it.each(['', '2026-02-30', '11/21/2026', null])('REC-40 refuses %o as a date', async (date) => {
    const admin = await desk.at(NOON);
    expect((await desk.discharge(admin, await desk.inCare(), date as string)).problem.fields).toEqual({
      date: 'Not a valid date',
    });
  });

  it('REC-50 OPEN-061 each action is taken only where the plan offers it', async () => {
    const admin = await desk.at(NOON);
    const open = await desk.inCare();
    const planned = await desk.inCare({ end: '2026-12-01' });
    const over = await desk.inCare({ end: '2026-11-01', discharged: true });
    const answers = async (id: number) => [
      (await desk.discharge(admin, id, '2026-11-21', 9)).status,
      (await desk.edit(admin, id, '2026-11-21', 9)).status,
    ];
    expect(await answers(open)).toEqual([412, 412]);
    expect((await desk.edit(admin, open, '2026-11-25')).problem).toMatchObject({
      status: 409,
      message: 'The patient is in care and no discharge is planned.',
    });
    expect((await desk.discharge(admin, planned, '2026-11-25')).problem).toMatchObject({
      status: 409,
      message: 'The patient is already scheduled to be discharged.',
    });
    for (const answer of [await desk.discharge(admin, over, '2026-11-25'), await desk.edit(admin, over, null)])
      expect(answer.problem).toMatchObject({ status: 409, message: 'The patient is discharged.' });
    expect((await desk.begin(admin, open, { start: '2026-11-21' })).status).toBe(409);
    expect((await desk.begin(admin, planned, { start: '2026-11-21' })).status).toBe(409);
  });

  it('C1 of two providers at once one discharges, the other gets what is there now', async () => {
    const admin = await desk.at(NOON);
    const first = await world.as(world.seed.A.practitioners.first);
    const id = await desk.inCare();
    const replies = await Promise.all([
      desk.discharge(admin, id, '2026-11-20'),
      desk.discharge(first, id, '2026-11-25'),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const late = replies.find(({ status }) => status === 412)!;
    const won = replies.find(({ status }) => status === 200)!;
    expect(late.problem.current).toMatchObject({ id, version: 2, plansOfCare: won.body.plansOfCare });
  });

  it('C2 sent twice with one key it is one discharge and one answer', async () => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare();
    const key = crypto.randomUUID();
    const [one, two] = [
      await desk.discharge(admin, id, '2026-11-22', 1, key),
      await desk.discharge(admin, id, '2026-11-22', 1, key),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect((await desk.read(admin, id)).version).toBe(2);
  });

  it('counts the billing cycles by the new end, in the same deed', async () => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare();
    await world.asOwner(async (tx) => {
      await tx
        .update(plansOfCare)
        .set({ setupDate: '2026-08-01', setupBy: 'ENTRY' })
        .where(eq(plansOfCare.patientId, id));
      for (const day of ['2026-11-05', '2026-11-15'])
        await tx.insert(healthSessions).values({
          organizationId: world.seed.A.organizationId,
          patientId: id,
          sessionUuid: crypto.randomUUID(),
          type: 'HEPSession',
          selfReported: 'none',
          performedAt: new Date(`${day}T18:00:00Z`),
          day,
          sets: [],
        });
    });
    await desk.discharge(admin, id, '2026-11-10');
    const supply = (await stored(world, rtmCycles, eq(rtmCycles.patientId, id))).filter(
      ({ clock }) => clock === 'ROLLING_30',
    );
    expect(supply.map(({ startDate, endDate, numActiveDays }) => [startDate, endDate, numActiveDays])).toEqual([
      ['2026-11-05', '2026-11-10', 1],
    ]);
    await desk.begin(admin, id, { start: '2026-11-12' }, 2);
    const episodes = async () =>
      (await stored(world, rtmCycles, eq(rtmCycles.patientId, id)))
        .filter(({ clock }) => clock === 'ROLLING_30')
        .map(({ startDate }) => startDate);
    expect(await episodes()).toEqual(['2026-11-05']);
    const body = { episodeStart: '2026-11-12', setupDate: '2026-11-12', before: null };
    await admin.call(setSetupDate, { params: { patientId: id }, body });
    expect(await episodes()).toEqual(['2026-11-05', '2026-11-15']);
  });

  it('REC-22 reaches nobody elsewhere, hidden or unknown, and changes nothing there', async () => {
    await desk.at(NOON);
    const { A, B } = world.seed;
    const second = await world.as(A.practitioners.second);
    const before = await checksums(world.database);
    for (const id of [A.patients[0], B.patients[0], 999_999]) {
      const refused = [
        await desk.discharge(second, id, '2026-11-21'),
        await desk.edit(second, id, null),
        await desk.undo(second, id),
        await desk.begin(second, id, { start: '2026-11-21' }),
        await desk.give(second, id, { products: ['GAIT'] }),
      ];
      for (const { status, problem } of refused) expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    expect(await checksums(world.database)).toEqual(before);
  });
});

describe('edit plan of care', () => {
  it.each([
    ['2026-12-19', 200],
    ['2026-12-20', 422],
  ])('REC-43 to %s is answered with %i', async (end, status) => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare({ end: '2026-12-01' });
    const reply = await desk.edit(admin, id, end);
    expect(reply.status).toBe(status);
    if (status === 422)
      expect(reply.problem.fields).toEqual({ end: 'The date must be from 11/21/2026 to 12/19/2026.' });
    else expect(reply.body.plansOfCare).toEqual([{ start: '2026-08-01', end }]);
  });

  it('keeps the patient in care when no end is planned any more', async () => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare({ end: '2026-12-01' });
    expect((await desk.edit(admin, id, null)).body).toMatchObject({
      plansOfCare: [{ end: null }],
      may: { discharge: true, editPlan: false },
    });
  });
});

describe('undo', () => {
  it('brings an archived patient back to where care stood', async () => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare();
    await desk.discharge(admin, id, '2026-11-20');
    expect((await desk.undo(admin, id)).body).toMatchObject({
      version: 3,
      discharged: false,
      plansOfCare: [{ start: '2026-08-01', end: null }],
      may: { discharge: true, undoDischarge: false },
    });
    expect((await desk.undo(admin, id, 3)).problem).toMatchObject({
      status: 409,
      message: 'There is no discharge to undo.',
    });
  });

  it('takes an edit of the end back to the end before', async () => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare({ end: '2026-12-01' });
    await desk.edit(admin, id, '2026-12-05');
    expect((await desk.undo(admin, id)).body.plansOfCare).toEqual([{ start: '2026-08-01', end: '2026-12-01' }]);
  });

  it('is possible for 24 hours and not longer', async () => {
    for (const [later, status] of [
      ['2026-11-22T18:59:00Z', 200],
      ['2026-11-22T19:01:00Z', 409],
    ] as const) {
      const id = await desk.inCare();
      await desk.discharge(await desk.at(NOON), id, '2026-11-20');
      const admin = await desk.at(later);
      expect((await desk.read(admin, id)).may?.undoDischarge).toBe(status === 200);
      const reply = await desk.undo(admin, id);
      expect(reply.status).toBe(status);
      if (status === 409) expect(reply.problem.message).toBe('A discharge can be undone for 24 hours only.');
    }
  });

  it('is refused once a new plan of care has begun', async () => {
    const admin = await desk.at(NOON);
    const id = await desk.inCare();
    await desk.discharge(admin, id, '2026-11-19');
    await desk.begin(admin, id, { start: '2026-11-20' }, 2);
    expect((await desk.undo(admin, id, 3)).problem).toMatchObject({
      status: 409,
      message: 'A new plan of care has begun since, so the discharge cannot be undone.',
    });
  });
});

describe('OPEN-064 the day at the patient’s location', () => {
  /**
   * Local midnights as instants: before both changes of the clocks in 2026, after them, and where a month ends; and the
   * last day that a discharge may have once the day has begun.
   */
  const midnights: Record<string, [day: string, startsAt: string, last: string][]> = {
    'America/New_York': [
      ['2026-03-09', '2026-03-09T04:00:00Z', '2026-04-06'],
      ['2026-11-02', '2026-11-02T05:00:00Z', '2026-11-30'],
    ],
    'America/Chicago': [['2026-12-01', '2026-12-01T06:00:00Z', '2026-12-29']],
    'America/Denver': [['2026-03-08', '2026-03-08T07:00:00Z', '2026-04-05']],
    'America/Phoenix': [['2026-11-01', '2026-11-01T07:00:00Z', '2026-11-29']],
    'Pacific/Honolulu': [['2028-02-29', '2028-02-29T10:00:00Z', '2028-03-28']],
  };

  it.each(Object.entries(midnights).flatMap(([zone, days]) => days.map((day) => [zone, ...day] as const)))(
    'REC-41 REC-42 %s: %s begins at %s',
    async (zone, day, startsAt, last) => {
      expect(timeZones).toContain(zone);
      const dayBefore = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      const minute = (offset: number) => new Date(Date.parse(startsAt) + offset * 60_000).toISOString();
      const locationId = await desk.placeIn(zone);
      const start = '2025-01-01';
      const before = await desk.at(minute(-1));
      const one = await desk.inCare({ start, locationId });
      const shown = (offset: number) =>
        new Date(Date.parse(`${dayBefore}T00:00:00Z`) + offset * 86_400_000)
          .toISOString()
          .replace(/^(\d+)-(\d+)-(\d+)T.*/, '$2/$3/$1');
      expect(reasonOf(await desk.discharge(before, one, last))).toEqual([
        422,
        { date: `The date must be from ${shown(-28)} to ${shown(28)}.` },
      ]);
      expect((await desk.discharge(before, one, dayBefore)).body).toMatchObject({ discharged: false });
      const after = await desk.at(minute(1));
      const two = await desk.inCare({ start, locationId });
      expect((await desk.discharge(after, two, dayBefore)).body).toMatchObject({ discharged: true });
      const three = await desk.inCare({ start, locationId });
      expect((await desk.discharge(after, three, last)).status).toBe(200);
      expect((await desk.read(after, one)).may).toMatchObject({ editPlan: false, newPlan: true });
    },
  );
});
