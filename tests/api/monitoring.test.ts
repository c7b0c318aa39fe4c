import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMonitoring, pauseMonitoring, type SetupCredential } from '../../contract/rtm/monitoring.ts';
import { previewResume } from '../../domain/rtm/monitoring.ts';
import { locations, plansOfCare, rtmCycles, rtmPauses } from '../../server/platform/db/schema.ts';
import { monitoringFixture, NOW } from './monitoring-fixture.ts';
import { stored } from './stored.ts';
import { addCycle } from './stored-cycles.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let fixture: ReturnType<typeof monitoringFixture>;
beforeAll(async () => {
  world = await openWorld();
  fixture = monitoringFixture(world);
  fixture.at(NOW);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());
beforeEach(() => fixture.begin());

describe('a monitoring pause', () => {
  it('RTM.md 6 is stored with its user, time and reason, and ends with the resume', async () => {
    const paused = await fixture.pause(first, '2026-11-18', '  In hospital ');
    const pause = {
      id: expect.any(Number) as number,
      from: '2026-11-18',
      to: null,
      reason: 'In hospital',
      pausedBy: 'firsta CANARYA1',
      resumedBy: null,
    };
    expect([paused.status, paused.body]).toEqual([
      200,
      {
        episodes: [
          { start: '2026-08-01', end: null, setupDate: '2026-08-03', setupBy: 'PROGRAM', setupCredential: null },
        ],
        openWindow: { startDate: '2026-11-08', endDate: '2026-12-07' },
        lastWindow: { startDate: '2026-11-08', endDate: '2026-12-07' },
        pause,
        pastPauses: [],
      },
    ]);
    expect((await fixture.read(first)).body).toEqual(paused.body);
    const resumed = await fixture.resume(await world.as(world.seed.A.practitioners.admin), '2026-11-20');
    expect(resumed.body).toMatchObject({
      pause: null,
      // An admin works where a provider of one location does not see them, and is seen by themself.
      pastPauses: [{ ...pause, to: '2026-11-20', resumedBy: 'admina CANARYA0' }],
    });
  });

  it('RTM.md 6 opens no window while it lasts; the next one opens on the first data day after it', async () => {
    await fixture.setUp(first, '2026-08-02');
    expect(await fixture.windows()).toEqual(['2026-08-10', '2026-09-09', '2026-10-09', '2026-11-08']);
    await fixture.pause(first, '2026-09-01');
    // The window of Aug 10 goes on to Sep 8.
    expect(await fixture.windows()).toEqual(['2026-08-10']);
    await fixture.resume(first, '2026-10-01');
    expect(await fixture.windows()).toEqual(['2026-08-10', '2026-10-25']);
  });

  it('RTM.md 6 names the last window of the episode when that is over, and the next one opens after its day 31', async () => {
    await fixture.setUp(first, '2026-08-02');
    await fixture.pause(first, '2026-11-10');
    fixture.at('2026-12-08T18:00:00Z');
    const later = await world.as(world.seed.A.practitioners.first);
    const { openWindow, lastWindow, pause } = (await fixture.read(later)).body;
    expect([openWindow, lastWindow]).toEqual([null, { startDate: '2026-11-08', endDate: '2026-12-07' }]);
    // November 8 and 30 days.
    expect(previewResume('2026-11-25', pause!.from, lastWindow)).toEqual({ is: 'NEXT_WINDOW', from: '2026-12-08' });
    await fixture.addData('2026-11-26', '2026-12-08');
    await fixture.resume(later, '2026-11-25');
    expect((await fixture.windows()).slice(-2)).toEqual(['2026-11-08', '2026-12-08']);
  });

  it('is created once by a double click, and once by two users', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const twice = await Promise.all([0, 1].map(() => fixture.pause(first, '2026-11-18', 'In hospital', key)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]!.body).toEqual(twice[1]!.body);
    const again = await fixture.pause(first, '2026-11-19');
    expect([again.status, again.problem.message]).toEqual([
      409,
      'Monitoring has already been paused since Nov 18, 2026.',
    ]);
    expect(await fixture.pauses()).toHaveLength(1);
    const resumeKey = { 'idempotency-key': crypto.randomUUID() };
    const both = await Promise.all([0, 1].map(() => fixture.resume(first, '2026-11-20', resumeKey)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const late = await fixture.resume(first, '2026-11-20');
    expect([late.status, late.problem.message]).toEqual([409, 'Monitoring is not paused.']);
  });

  it('is rejected as existing when another one was started at the same time', async () => {
    const answers = await Promise.all([fixture.pause(first, '2026-11-18'), fixture.pause(first, '2026-11-19')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await fixture.pauses()).toHaveLength(1);
  });

  it('OPEN-064 starts today or earlier in the patient’s zone, not the clinic’s', async () => {
    const place = eq(locations.id, world.seed.A.locations[0]);
    const zone = (timezone: string) => world.asOwner((tx) => tx.update(locations).set({ timezone }).where(place));
    // Half past midnight of Nov 21 in Chicago, half past eleven in the evening of Nov 20 in Denver.
    fixture.at('2026-11-21T06:30:00Z');
    const late = await world.as(world.seed.A.practitioners.first);
    const denver = await fixture.pause(late, '2026-11-21');
    await zone('America/Chicago');
    const chicago = await fixture.pause(late, '2026-11-21');
    const tomorrow = await fixture.resume(late, '2026-11-22');
    await zone('America/Denver');
    expect([denver.status, denver.problem.fields]).toEqual([422, { from: 'A pause cannot start in the future' }]);
    expect(chicago.status).toBe(200);
    expect([tomorrow.status, tomorrow.problem.fields]).toEqual([422, { on: 'Monitoring cannot resume in the future' }]);
  });

  it('cannot start before set-up or within another pause, and requires a reason', async () => {
    const fields = async (from: string, reason?: string) => (await fixture.pause(first, from, reason)).problem.fields;
    expect(await fields('2026-08-02')).toEqual({ from: 'A pause cannot start before set-up' });
    expect(await fields('2026-11-18', ' ')).toEqual({ reason: 'Reason is required' });
    expect(await fields('2026-02-30')).toEqual({ from: 'Not a valid date' });
    await fixture.pause(first, '2026-09-01');
    const early = await fixture.resume(first, '2026-08-31');
    expect([early.status, early.problem.fields]).toEqual([422, { on: 'Monitoring cannot resume before the pause' }]);
    await fixture.resume(first, '2026-09-10');
    expect(await fields('2026-09-09')).toEqual({ from: 'Monitoring was paused until Sep 10, 2026' });
    expect((await fixture.pause(first, '2026-09-10')).status).toBe(200);
  });

  it('is deleted by a resume on its own first day', async () => {
    await fixture.pause(first, '2026-09-15');
    await fixture.resume(first, '2026-09-15');
    expect(await fixture.windows()).toEqual(['2026-08-10', '2026-09-09', '2026-10-09', '2026-11-08']);
  });

  it('cannot start within a billed window', async () => {
    await addCycle(world, fixture.patientId, { startDate: '2026-09-20', endDate: '2026-10-19', status: 'BILLED' });
    const { status, problem } = await fixture.pause(first, '2026-09-20');
    expect([status, problem.fields]).toEqual([
      422,
      { from: '98977 is billed for a window that started on Sep 20, 2026' },
    ]);
    expect((await fixture.pause(first, '2026-09-21')).status).toBe(200);
  });

  it('is rejected for a patient who is discharged or was never set up', async () => {
    await fixture.change({ discharged: true });
    expect((await fixture.pause(first, '2026-11-18')).problem.message).toBe('The patient is discharged.');
    await fixture.change({ discharged: false });
    await fixture.setUpAs(null);
    const unset = await fixture.pause(first, '2026-11-18');
    expect([unset.status, unset.problem.message]).toEqual([409, 'Monitoring is not set up yet.']);
    expect((await fixture.read(first)).body).toMatchObject({
      episodes: [{ setupDate: null, setupBy: null }],
      pause: null,
    });
  });
});

describe('the set-up date', () => {
  it('RTM.md 5 moves to the entered day, and the cycles follow', async () => {
    const { status, body } = await fixture.setUp(first, '2026-08-15');
    expect([status, body.episodes]).toEqual([
      200,
      [{ start: '2026-08-01', end: null, setupDate: '2026-08-15', setupBy: 'ENTRY', setupCredential: null }],
    ]);
    expect(await fixture.windows()).toEqual(['2026-09-20', '2026-10-20', '2026-11-19']);
    await fixture.setUp(first, '2026-08-03', '2026-08-15');
    expect(await fixture.windows()).toEqual(['2026-08-10', '2026-09-09', '2026-10-09', '2026-11-08']);
  });

  it('RTM.md 11 says who did the set-up: that decides CQ on 98975, and nobody has to be known', async () => {
    const marks = async () => {
      const rows = await stored(world, rtmCycles, eq(rtmCycles.patientId, fixture.patientId));
      const { modifiers, flags } = rows.find(({ code }) => code === '98975')!;
      return [...modifiers, ...flags];
    };
    const enter = async (setupCredential?: SetupCredential | null) => {
      const { status } = await fixture.setUp(first, '2026-08-03', '2026-08-03', setupCredential);
      expect(status).toBe(200);
      return marks();
    };
    await fixture.addData('2026-08-11');
    expect(await enter()).toEqual(['GP', 'SET_UP_BY_UNKNOWN']);
    expect(await enter('PTA')).toEqual(['GP', 'CQ']);
    // A date alone leaves who did it.
    expect(await enter()).toEqual(['GP', 'CQ']);
    expect(await enter('PT')).toEqual(['GP']);
    expect(await enter(null)).toEqual(['GP', 'SET_UP_BY_UNKNOWN']);
    const aide = await fixture.setUp(first, '2026-08-03', '2026-08-03', 'AIDE' as never);
    expect(aide.status).toBe(422);
  });

  it('can be entered when no program was ever assigned', async () => {
    await fixture.setUpAs(null);
    const { body } = await fixture.setUp(first, '2026-08-15', null);
    expect(body.episodes).toMatchObject([{ setupDate: '2026-08-15' }]);
  });

  it('is neither in the future nor before its plan of care', async () => {
    const fields = async (day: string) => (await fixture.setUp(first, day)).problem.fields;
    expect(await fields('2026-11-21')).toEqual({ setupDate: 'Set-up date cannot be in the future' });
    expect(await fields('2026-07-31')).toEqual({ setupDate: 'Set-up date cannot be before the plan of care starts' });
    expect((await fixture.setUp(first, '2026-08-01')).status).toBe(200);
  });

  it('stays before billed cycles', async () => {
    await addCycle(world, fixture.patientId, { startDate: '2026-08-10', endDate: '2026-09-08', status: 'BILLED' });
    const { status, problem } = await fixture.setUp(first, '2026-08-11');
    expect([status, problem.message]).toEqual([
      409,
      '98977 from Aug 10, 2026 is billed. Revert it first or choose an earlier date.',
    ]);
    expect((await fixture.setUp(first, '2026-08-10')).status).toBe(200);
  });

  it('is not overwritten after another user’s change, and is saved once by a double click', async () => {
    expect((await fixture.setUp(first, '2026-08-04')).status).toBe(200);
    expect((await fixture.setUp(first, '2026-08-04')).status).toBe(200);
    const late = await fixture.setUp(first, '2026-08-02');
    expect([late.status, late.problem.message]).toEqual([409, 'The set-up date has since changed to Aug 4, 2026.']);
  });

  it('requires a Health patient', async () => {
    await fixture.change({ products: ['GAIT'] });
    expect((await fixture.setUp(first, '2026-08-02')).status).toBe(409);
  });
});

it('SEC-02 monitoring is not accessible from another location or organization', async () => {
  for (const account of [world.seed.A.practitioners.second, world.seed.B.practitioners.admin]) {
    const caller = await world.as(account);
    const answers = [
      await fixture.read(caller),
      await fixture.pause(caller, '2026-11-18'),
      await fixture.resume(caller, '2026-11-18'),
      await fixture.setUp(caller, '2026-08-02'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await fixture.read(world.anonymous)).status).toBe(401);
  expect(await fixture.pauses()).toEqual([]);
});

it('OPEN-149 monitoring names no users whom the reader cannot see', async () => {
  await fixture.pause(await world.as(world.seed.A.practitioners.admin), '2026-11-18');
  expect((await fixture.read(first)).body.pause).toMatchObject({ from: '2026-11-18', pausedBy: null });
});

it('RTM.md 5 RTM.md 6 monitoring of two patients is read and evaluated separately', async () => {
  const admin = await world.as(world.seed.A.practitioners.admin);
  const { organizationId, patients: ids, practitioners } = world.seed.A;
  const patientId = ids[1];
  await world.asOwner(async (tx) => {
    await tx.delete(rtmCycles).where(eq(rtmCycles.patientId, patientId));
    await tx
      .update(plansOfCare)
      .set({ start: '2026-06-01', setupDate: '2026-06-10', setupBy: 'ENTRY' })
      .where(eq(plansOfCare.patientId, patientId));
    await tx.insert(rtmPauses).values({
      organizationId,
      patientId,
      fromDay: '2026-07-01',
      toDay: '2026-07-15',
      reason: 'On holiday',
      pausedBy: practitioners.admin.userId,
    });
  });
  await addCycle(world, patientId, { startDate: '2026-11-10', endDate: '2026-12-09', status: 'BILLED' });
  const params = { patientId };
  expect((await fixture.read(admin)).body).toEqual({
    episodes: [{ start: '2026-08-01', end: null, setupDate: '2026-08-03', setupBy: 'PROGRAM', setupCredential: null }],
    openWindow: null,
    lastWindow: null,
    pause: null,
    pastPauses: [],
  });
  expect((await admin.call(getMonitoring, { params })).body).toMatchObject({
    episodes: [{ start: '2026-06-01', end: null, setupDate: '2026-06-10', setupBy: 'ENTRY', setupCredential: null }],
    openWindow: { startDate: '2026-11-10', endDate: '2026-12-09' },
    pause: null,
    pastPauses: [{ from: '2026-07-01', to: '2026-07-15' }],
  });
  const billed = await admin.call(pauseMonitoring, { params, body: { from: '2026-11-05', reason: 'In hospital' } });
  expect([billed.status, billed.problem.fields]).toEqual([
    422,
    { from: '98977 is billed for a window that started on Nov 10, 2026' },
  ]);
  expect((await fixture.pause(admin, '2026-11-05')).status).toBe(200);
});
