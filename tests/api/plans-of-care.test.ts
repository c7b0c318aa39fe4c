import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeZones } from '../../contract/platform/enumerations.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { setSetupDate } from '../../contract/rtm/monitoring.ts';
import { healthSessions, plansOfCare, rtmCycles } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { planFixture } from './plan-fixture.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let fixture: ReturnType<typeof planFixture>;
beforeAll(async () => {
  world = await openWorld();
  fixture = planFixture(world);
});
afterEach(() => {
  world.offsetMs = 0;
});
afterAll(() => world.close());

const NOON = '2026-11-21T19:00:00Z';
const listPlans = async (patientId: number) =>
  (await stored(world, plansOfCare, eq(plansOfCare.patientId, patientId))).map(({ start, end }) => ({ start, end }));

describe('the discharge of a patient', () => {
  it.each([
    ['REC-41 tomorrow: stays active', '2026-11-22', false, 'Edit'],
    ['REC-41 today: stays active through today', '2026-11-21', false, 'Edit'],
    ['REC-41 OPEN-062 OPEN-063 yesterday: archived at once', '2026-11-20', true, 'New'],
  ])('works for %s', async (_row, date, discharged, then) => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare();
    const { status, body } = await fixture.discharge(admin, id, date);
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
  ])('REC-42 on %s with a plan since %s is rejected: the first possible day is %s', async (date, start, from) => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare({ start });
    const { status, problem } = await fixture.discharge(admin, id, date);
    expect([status, problem.fields]).toEqual([422, { date: `The date must be from ${from} to 12/19/2026.` }]);
    expect(await listPlans(id)).toEqual([{ start, end: null }]);
  });

  it.each(['', '2026-02-30', '11/21/2026', null])('REC-40 is rejected with the date %o', async (date) => {
    const admin = await fixture.at(NOON);
    expect((await fixture.discharge(admin, await fixture.inCare(), date as string)).problem.fields).toEqual({
      date: 'Not a valid date',
    });
  });

  it('REC-50 OPEN-061 is allowed only in states whose plan offers it, like the other actions', async () => {
    const admin = await fixture.at(NOON);
    const open = await fixture.inCare();
    const planned = await fixture.inCare({ end: '2026-12-01' });
    const over = await fixture.inCare({ end: '2026-11-01', discharged: true });
    const answers = async (id: number) => [
      (await fixture.discharge(admin, id, '2026-11-21', 9)).status,
      (await fixture.edit(admin, id, '2026-11-21', 9)).status,
    ];
    expect(await answers(open)).toEqual([412, 412]);
    expect((await fixture.edit(admin, open, '2026-11-25')).problem).toMatchObject({
      status: 409,
      message: 'The patient is in care, and no discharge is scheduled.',
    });
    expect((await fixture.discharge(admin, planned, '2026-11-25')).problem).toMatchObject({
      status: 409,
      message: 'The patient is already scheduled to be discharged.',
    });
    for (const answer of [await fixture.discharge(admin, over, '2026-11-25'), await fixture.edit(admin, over, null)])
      expect(answer.problem).toMatchObject({ status: 409, message: 'The patient is discharged.' });
    expect((await fixture.begin(admin, open, { start: '2026-11-21' })).status).toBe(409);
    expect((await fixture.begin(admin, planned, { start: '2026-11-21' })).status).toBe(409);
  });

  it('C1 succeeds for one of two users at once, and the other gets the current record', async () => {
    const admin = await fixture.at(NOON);
    const first = await world.as(world.seed.A.practitioners.first);
    const id = await fixture.inCare();
    const replies = await Promise.all([
      fixture.discharge(admin, id, '2026-11-20'),
      fixture.discharge(first, id, '2026-11-25'),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const late = replies.find(({ status }) => status === 412)!;
    const won = replies.find(({ status }) => status === 200)!;
    expect(late.problem.current).toMatchObject({ id, version: 2, plansOfCare: won.body.plansOfCare });
  });

  it('C2 happens once for two requests with one key, with the same response', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare();
    const key = crypto.randomUUID();
    const [one, two] = [
      await fixture.discharge(admin, id, '2026-11-22', 1, key),
      await fixture.discharge(admin, id, '2026-11-22', 1, key),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect((await fixture.read(admin, id)).version).toBe(2);
  });

  it('recalculates the billing cycles by the new end in the same transaction', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare();
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
    await fixture.discharge(admin, id, '2026-11-10');
    const supply = (await stored(world, rtmCycles, eq(rtmCycles.patientId, id))).filter(
      ({ clock }) => clock === 'ROLLING_30',
    );
    expect(supply.map(({ startDate, endDate, numActiveDays }) => [startDate, endDate, numActiveDays])).toEqual([
      ['2026-11-05', '2026-11-10', 1],
    ]);
    await fixture.begin(admin, id, { start: '2026-11-12' }, 2);
    const episodes = async () =>
      (await stored(world, rtmCycles, eq(rtmCycles.patientId, id)))
        .filter(({ clock }) => clock === 'ROLLING_30')
        .map(({ startDate }) => startDate);
    expect(await episodes()).toEqual(['2026-11-05']);
    const body = { episodeStart: '2026-11-12', setupDate: '2026-11-12', before: null };
    await admin.call(setSetupDate, { params: { patientId: id }, body });
    expect(await episodes()).toEqual(['2026-11-05', '2026-11-15']);
  });

  it('REC-22 is rejected for inaccessible, hidden or unknown patients, and changes nothing', async () => {
    await fixture.at(NOON);
    const { A, B } = world.seed;
    const second = await world.as(A.practitioners.second);
    const before = await checksums(world.database);
    for (const id of [A.patients[0], B.patients[0], 999_999]) {
      const refused = [
        await fixture.discharge(second, id, '2026-11-21'),
        await fixture.edit(second, id, null),
        await fixture.undo(second, id),
        await fixture.begin(second, id, { start: '2026-11-21' }),
        await fixture.give(second, id, { products: ['GAIT'] }),
      ];
      for (const { status, problem } of refused) expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    expect(await checksums(world.database)).toEqual(before);
  });
});

describe('editing the end of a plan of care', () => {
  it.each([
    ['2026-12-19', 200],
    ['2026-12-20', 422],
  ])('REC-43 to %s is answered with %i', async (end, status) => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare({ end: '2026-12-01' });
    const reply = await fixture.edit(admin, id, end);
    expect(reply.status).toBe(status);
    if (status === 422)
      expect(reply.problem.fields).toEqual({ end: 'The date must be from 11/21/2026 to 12/19/2026.' });
    else expect(reply.body.plansOfCare).toEqual([{ start: '2026-08-01', end }]);
  });

  it('to no end keeps the patient in care', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare({ end: '2026-12-01' });
    expect((await fixture.edit(admin, id, null)).body).toMatchObject({
      plansOfCare: [{ end: null }],
      may: { discharge: true, editPlan: false },
    });
  });
});

describe('undoing a discharge', () => {
  it('restores an archived patient to the previous plan of care', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare();
    await fixture.discharge(admin, id, '2026-11-20');
    expect((await fixture.undo(admin, id)).body).toMatchObject({
      version: 3,
      discharged: false,
      plansOfCare: [{ start: '2026-08-01', end: null }],
      may: { discharge: true, undoDischarge: false },
    });
    expect((await fixture.undo(admin, id, 3)).problem).toMatchObject({
      status: 409,
      message: 'There is no discharge to undo.',
    });
  });

  it('or an edit of the end restores the previous end', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare({ end: '2026-12-01' });
    await fixture.edit(admin, id, '2026-12-05');
    expect((await fixture.undo(admin, id)).body.plansOfCare).toEqual([{ start: '2026-08-01', end: '2026-12-01' }]);
  });

  it('is possible for 24 hours and not longer', async () => {
    for (const [later, status] of [
      ['2026-11-22T18:59:00Z', 200],
      ['2026-11-22T19:01:00Z', 409],
    ] as const) {
      const id = await fixture.inCare();
      await fixture.discharge(await fixture.at(NOON), id, '2026-11-20');
      const admin = await fixture.at(later);
      expect((await fixture.read(admin, id)).may?.undoDischarge).toBe(status === 200);
      const reply = await fixture.undo(admin, id);
      expect(reply.status).toBe(status);
      if (status === 409) expect(reply.problem.message).toBe('A discharge can be undone only within 24 hours.');
    }
  });

  it('is rejected once a new plan of care has started', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare();
    await fixture.discharge(admin, id, '2026-11-19');
    await fixture.begin(admin, id, { start: '2026-11-20' }, 2);
    expect((await fixture.undo(admin, id, 3)).problem).toMatchObject({
      status: 409,
      message: 'A new plan of care has started, so the discharge cannot be undone.',
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
    'REC-41 REC-42 is right in %s: %s starts at %s',
    async (zone, day, startsAt, last) => {
      expect(timeZones).toContain(zone);
      const dayBefore = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      const minute = (offset: number) => new Date(Date.parse(startsAt) + offset * 60_000).toISOString();
      const locationId = await fixture.placeIn(zone);
      const start = '2025-01-01';
      const before = await fixture.at(minute(-1));
      const one = await fixture.inCare({ start, locationId });
      const shown = (offset: number) =>
        new Date(Date.parse(`${dayBefore}T00:00:00Z`) + offset * 86_400_000)
          .toISOString()
          .replace(/^(\d+)-(\d+)-(\d+)T.*/, '$2/$3/$1');
      expect(reasonOf(await fixture.discharge(before, one, last))).toEqual([
        422,
        { date: `The date must be from ${shown(-28)} to ${shown(28)}.` },
      ]);
      expect((await fixture.discharge(before, one, dayBefore)).body).toMatchObject({ discharged: false });
      const after = await fixture.at(minute(1));
      const two = await fixture.inCare({ start, locationId });
      expect((await fixture.discharge(after, two, dayBefore)).body).toMatchObject({ discharged: true });
      const three = await fixture.inCare({ start, locationId });
      expect((await fixture.discharge(after, three, last)).status).toBe(200);
      expect((await fixture.read(after, one)).may).toMatchObject({ editPlan: false, newPlan: true });
    },
  );
});
