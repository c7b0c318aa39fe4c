import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHealthSessions } from '../../contract/activity/activity.ts';
import { postSession } from '../../contract/intake/intake.ts';
import { getPatient } from '../../contract/patients/patients.ts';
import { healthSessions, rtmCycles } from '../../server/platform/db/schema.ts';
import { patientApps, reportedSession, reportedSet } from './patient-app.ts';
import { refusedFields } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let apps: ReturnType<typeof patientApps>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  apps = patientApps(world, admin);
});
afterAll(() => world.close());

const minutesAgo = (minutes: number) => new Date(world.deps.now().getTime() - minutes * 60_000).toISOString();
const session = (change: object = {}) => reportedSession(world, change);
const listSessions = (id: number) => stored(world, healthSessions, eq(healthSessions.patientId, id));

describe('a posted session', () => {
  let patient: Awaited<ReturnType<typeof apps.paired>>;
  beforeEach(async () => {
    patient = await apps.paired();
  });
  const post = (body: object, app = patient.app) => app.call(postSession, { body: body as never });

  it('ENT-026 ENT-027 ENT-030 ENT-031 ENT-033 is returned and listed as it was posted', async () => {
    const program = await apps.assign(patient.id);
    const body = session({ hepId: program.id });
    const { status, body: posted } = await post(body);
    expect(status).toBe(201);
    expect(posted).toEqual({
      id: expect.any(Number),
      sessionUUID: body.sessionUUID,
      createdDate: body.performedAt,
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      datedAhead: false,
      session: {
        type: 'HEPSession',
        hepId: program.id,
        hepName: 'Knee',
        selfReported: 'none',
        sets: [{ ...body.sets[0], status: 'Success' }],
      },
    });
    const { body: list } = await admin.call(listHealthSessions, { params: { patientId: patient.id } });
    expect(list.items).toEqual([posted]);
  });

  it('ENT-028 ENT-029 ENT-032 can have every defined type, report and resolution, and no other', async () => {
    for (const type of ['HEPSession', 'SingleSession']) expect((await post(session({ type }))).status).toBe(201);
    for (const selfReported of ['none', 'partial', 'full'])
      expect((await post(session({ selfReported }))).status).toBe(201);
    const resolutions = ['SUCCESS', 'SKIPPED_IN_SET', 'SELF_REPORTED', 'NOT_STARTED'];
    const { body } = await post(session({ sets: resolutions.map((resolution) => reportedSet({ resolution })) }));
    expect(body.session.sets.map(({ status }) => status)).toEqual([
      'Success',
      'Skipped in Set',
      'Self Reported',
      'Not Started',
    ]);
    expect(refusedFields(await post(session({ type: 'Other' })))).toEqual([422, 'type']);
    expect(refusedFields(await post(session({ selfReported: 'maybe' })))).toEqual([422, 'selfReported']);
    expect(refusedFields(await post(session({ sets: [reportedSet({ resolution: 'DONE' })] })))).toEqual([
      422,
      'sets.0.setInfo.resolution',
    ]);
  });

  it('C2 is stored once and gets the same response when it is sent again, even ten times at once or changed', async () => {
    const body = session();
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(body)));
    replies.push(await post({ ...body, selfReported: 'full' }));
    expect(replies.map(({ status }) => status)).toEqual(Array(11).fill(201));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]!.body);
    expect(await listSessions(patient.id)).toHaveLength(1);
  });

  it('cannot have the sessionUUID of another patient', async () => {
    const other = await apps.paired();
    const body = session();
    await post(body, other.app);
    const reply = await post(body);
    expect(reply.status).toBe(409);
    expect(JSON.stringify(reply.problem)).not.toContain('Heel Slide');
    expect(await listSessions(patient.id)).toEqual([]);
  });

  it('moves last session and last activity forward, never back', async () => {
    const later = minutesAgo(10);
    await post(session({ performedAt: later }));
    await post(session({ performedAt: minutesAgo(3000) }));
    const { body } = await admin.call(getPatient, { params: { id: patient.id } });
    expect([body.mostRecentSession, body.mostRecentActivity]).toEqual([later, later]);
    expect(
      (await admin.call(listHealthSessions, { params: { patientId: patient.id } })).body.items.map(
        ({ createdDate }) => createdDate,
      )[0],
    ).toBe(later);
  });

  it('T3 belongs to the day in the zone of the patient’s location', async () => {
    world.offsetMs = Date.parse('2026-12-10T12:00:00Z') - Date.now();
    const days = [];
    for (const performedAt of ['2026-12-09T06:59:59Z', '2026-12-09T07:00:00Z', '2026-12-08T23:59:59-07:00']) {
      days.push((await post(session({ performedAt }))).body.day);
    }
    world.offsetMs = 0;
    expect(days).toEqual(['2026-12-08', '2026-12-09', '2026-12-08']);
  });

  it('RTM.md 12 more than 10 minutes ahead is stored with a mark, never counts, and does not set a future activity', async () => {
    await apps.assign(patient.id);
    const now = Date.parse('2026-12-10T12:00:00Z');
    world.offsetMs = now - Date.now();
    const near = await post(session({ performedAt: '2026-12-10T12:09:00Z' }));
    const ahead = await post(session({ performedAt: '2026-12-10T12:11:00Z' }));
    const later = await post(session({ performedAt: '2026-12-11T07:00:00Z' }));
    expect([near, ahead, later].map(({ body: { datedAhead } }) => datedAhead)).toEqual([false, true, true]);
    const { body } = await world
      .as(world.seed.A.practitioners.admin)
      .then((caller) => caller.call(getPatient, { params: { id: patient.id } }));
    expect(Date.parse(body.mostRecentSession!)).toBeLessThanOrEqual(now + 60_000);
    // Three days on the day has come; what was dated ahead of it still does not count.
    world.offsetMs += 3 * 86_400_000;
    await post(session({ performedAt: '2026-12-13T12:00:00Z' }));
    world.offsetMs = 0;
    const [window] = await stored(
      world,
      rtmCycles,
      and(eq(rtmCycles.patientId, patient.id), eq(rtmCycles.clock, 'ROLLING_30')),
    );
    expect([window!.startDate, window!.numActiveDays]).toEqual(['2026-12-10', 2]);
  });

  it('RTM.md 12 from a phone 5 minutes ahead that logs before midnight counts on the server’s day', async () => {
    await apps.assign(patient.id);
    // 23:57 on Dec 10 in Denver; the phone says 00:02 on Dec 11.
    world.offsetMs = Date.parse('2026-12-11T06:57:00Z') - Date.now();
    const { body } = await post(session({ performedAt: '2026-12-11T07:02:00Z' }));
    world.offsetMs = 0;
    expect([body.day, body.datedAhead]).toEqual(['2026-12-10', false]);
  });

  it('adds distinct days to the billing window, manually reported sessions included', async () => {
    await apps.assign(patient.id);
    const start = Date.now();
    for (const [after, change] of [
      [0, {}],
      [0, {}],
      [1, { selfReported: 'full' }],
      [2, { type: 'SingleSession' }],
    ] as const) {
      world.offsetMs = after * 86_400_000;
      expect(
        (await post(session({ performedAt: new Date(start + after * 86_400_000).toISOString(), ...change }))).status,
      ).toBe(201);
    }
    world.offsetMs = 0;
    const rows = await stored(world, rtmCycles, eq(rtmCycles.patientId, patient.id));
    expect(
      rows
        .map(
          ({ code, status, numActiveDays, numRequiredDays }) => `${code} ${status} ${numActiveDays}/${numRequiredDays}`,
        )
        .toSorted(),
    ).toEqual(['98975 IN_PROGRESS 3/2', '98985 IN_PROGRESS 3/2']);
  });
});
