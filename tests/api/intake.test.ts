import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHealthSessions } from '../../contract/activity.ts';
import { intakeProgram, postSession, redeemDeviceCode } from '../../contract/intake.ts';
import { assignProgram, unassignProgram } from '../../contract/programs.ts';
import { addPatient, getPatient, resendInvite, updatePatient } from '../../contract/patients.ts';
import { auditRows, devices, healthSessions, organizations, patientInvites, patients, rtmCycles } from '../../server/db/schema/index.ts';
import { checksums } from './isolation/checksums.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

let count = 0;
const newPatient = async () => {
  const email = `app${++count}@people.test`;
  const body = { products: ['HEALTH'], locationId: world.seed.A.locations[0], firstName: 'Ada', lastName: 'Lovelace', email, phoneNumber: '5551234567', injuredSideOfBody: 'Left', injuredBodyPart: 'Knee' };
  return { id: (await admin.call(addPatient, { body })).body.id, email };
};
const codeFor = async (email: string) => {
  await world.deps.jobs.runDue();
  return /code: (\S+)/.exec(world.letters.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
};
const redeem = (code: string, where = world) => where.anonymous.call(redeemDeviceCode, { body: { code, label: 'Ada’s phone' } });
const paired = async () => {
  const patient = await newPatient();
  const { token } = (await redeem(await codeFor(patient.email))).body;
  return { ...patient, token, app: world.withToken(token) };
};
const block = () => ({ uuid: crypto.randomUUID(), exerciseId: 'EK-0001', numSets: 1, setGoal: { goalType: 'REPS', reps: 10, time: null }, sideOfBody: null });
const assign = async (patientId: number, name = 'Knee') =>
  (await admin.call(assignProgram, { params: { patientId }, body: { name, blocks: [block()] } })).body;

const set = (change: object = {}) => ({
  setInfo: { sideOfBody: 'Left', repsGoal: 10, repsProper: 9, repsComplete: 10, timeGoal: null, timeComplete: null, minROM: 4, maxROM: 95.5, skipped: false, errors: [{ message: 'Slow down', count: 2 }], reportingMetric: 'REPS', resolution: 'SUCCESS', completedDate: '2026-11-20T15:01:00Z', ...change },
  exercise: { id: 'EK-0001', name: 'Heel Slide', min: { label: 'Straight' }, max: { label: 'Bent' } },
});
const minutesAgo = (minutes: number) => new Date(world.deps.now().getTime() - minutes * 60_000).toISOString();
const session = (change: object = {}) => ({ sessionUUID: crypto.randomUUID(), type: 'HEPSession', hepId: null, selfReported: 'none', performedAt: minutesAgo(5), sets: [set()], ...change });
const rowOf = async (id: number) => (await stored(world, patients, eq(patients.id, id)))[0]!;
const sessionsOf = (id: number) => stored(world, healthSessions, eq(healthSessions.patientId, id));

describe('the code of the invite', () => {
  it('gives the app a token once, and the patient an account', async () => {
    const { id, email } = await newPatient();
    const code = await codeFor(email);
    const reply = await redeem(code);
    expect([reply.status, Object.keys(reply.body)]).toEqual([201, ['token']]);
    expect((await admin.call(getPatient, { params: { id } })).body.patient.hasAccount).toBe(true);
    const again = await redeem(code);
    expect([again.status, again.problem.message]).toEqual([404, 'This code is not valid any more. Ask your clinic for a new one.']);
    const [device] = await stored(world, devices, eq(devices.patientId, id));
    expect(device).toMatchObject({ label: 'Ada’s phone', organizationId: world.seed.A.organizationId });
    expect(device!.tokenHash).not.toBe(reply.body.token);
    const [entry] = await stored(world, auditRows, and(eq(auditRows.action, 'redeemDeviceCode'), eq(auditRows.userId, `device:${device!.id}`)));
    expect(entry).toMatchObject({ entityIds: [String(id)], outcome: 201 });
  });

  it('I7 of twenty redemptions at once lets one through', async () => {
    const { email, id } = await newPatient();
    const code = await codeFor(email);
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(code)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(19).fill(404)]);
    expect(await stored(world, devices, eq(devices.patientId, id))).toHaveLength(1);
  });

  it('answers alike for one that is unknown, replaced, expired, or of a disabled clinic or hidden patient', async () => {
    const { id, email } = await newPatient();
    const replaced = await codeFor(email);
    await admin.call(resendInvite, { params: { id } });
    const code = await codeFor(email);
    const bare = <T>(work: Parameters<typeof world.database.bare.transaction<T>>[1]) => world.database.bare.transaction({ role: 'owner' }, work);
    const refused = [await redeem('AAAAAAAAAAAAAAAAAAAAAA'), await redeem(replaced)];
    await bare((tx) => tx.update(organizations).set({ disabled: true }).where(eq(organizations.id, world.seed.A.organizationId)));
    refused.push(await redeem(code));
    await bare((tx) => tx.update(organizations).set({ disabled: false }).where(eq(organizations.id, world.seed.A.organizationId)));
    await bare((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, id)));
    refused.push(await redeem(code));
    await bare((tx) => tx.update(patients).set({ hidden: false }).where(eq(patients.id, id)));
    world.offsetMs = 14 * 86_400_000 + 60_000;
    refused.push(await redeem(code));
    world.offsetMs = 0;
    expect(refused.map(({ status, problem }) => [status, problem.message])).toEqual(
      Array(5).fill([404, 'This code is not valid any more. Ask your clinic for a new one.']),
    );
    expect((await rowOf(id)).hasAccount).toBe(false);
    expect((await redeem(code)).status).toBe(201);
  });

  it('cannot be guessed at length', async () => {
    const statuses: number[] = [];
    const quarter = 15 * 60_000;
    // A window of its own, so that the tries of the other tests do not count.
    world.offsetMs = 10 * quarter;
    for (let attempt = 0; attempt < 61; attempt++) statuses.push((await redeem(`guess-number-${attempt}`)).status);
    world.offsetMs = 0;
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
  });

  it('PAT-62 locks the email from then on, though a form was opened before', async () => {
    const { id, email } = await newPatient();
    await redeem(await codeFor(email));
    const reply = await admin.call(updatePatient, { params: { id }, body: { email: 'other@people.test' }, headers: { 'if-match': '1' } });
    expect([reply.status, Object.keys(reply.problem.fields!)]).toEqual([422, ['email']]);
  });
});

describe('the token', () => {
  it('opens the intake and nothing else; without it the intake is closed', async () => {
    const { id, app } = await paired();
    expect((await app.call(intakeProgram)).status).toBe(200);
    expect((await app.call(getPatient, { params: { id } })).status).toBe(401);
    for (const caller of [world.anonymous, admin, world.withToken('AAAAAAAAAAAAAAAAAAAAAA'), world.withToken("' or 1=1 --")]) {
      expect((await caller.call(intakeProgram)).status).toBe(401);
      expect((await caller.call(postSession, { body: session() })).status).toBe(401);
    }
  });

  it('A9 is dead once it is revoked or the clinic is disabled', async () => {
    const { id, app } = await paired();
    const disabled = (value: boolean) => world.database.bare.transaction({ role: 'owner' }, (tx) => tx.update(organizations).set({ disabled: value }).where(eq(organizations.id, world.seed.A.organizationId)));
    await disabled(true);
    expect((await app.call(intakeProgram)).status).toBe(401);
    await disabled(false);
    expect((await app.call(intakeProgram)).status).toBe(200);
    await world.database.bare.transaction({ role: 'owner' }, (tx) => tx.update(devices).set({ revokedAt: new Date() }).where(eq(devices.patientId, id)));
    expect((await app.call(intakeProgram)).status).toBe(401);
  });
});

describe('the program for the app', () => {
  it('comes with its exercises, and is null without one', async () => {
    const { id, app } = await paired();
    expect((await app.call(intakeProgram)).body).toEqual({ program: null, exercises: [] });
    const program = await assign(id);
    const { body } = await app.call(intakeProgram);
    expect(body.program).toEqual(program);
    expect(body.exercises.map(({ id: exercise, name }) => [exercise, name])).toEqual([['EK-0001', 'Heel Slide']]);
    await admin.call(unassignProgram, { params: { patientId: id } });
    expect((await app.call(intakeProgram)).body.program).toBeNull();
  });
});

describe('a session', () => {
  let patient: Awaited<ReturnType<typeof paired>>;
  beforeEach(async () => {
    patient = await paired();
  });
  const post = (body: object, app = patient.app) => app.call(postSession, { body: body as never });

  it('ENT-026 ENT-027 ENT-030 ENT-031 ENT-033 is answered and listed as it was posted', async () => {
    const program = await assign(patient.id);
    const body = session({ hepId: program.id });
    const { status, body: posted } = await post(body);
    expect(status).toBe(201);
    expect(posted).toEqual({
      id: expect.any(Number),
      sessionUUID: body.sessionUUID,
      createdDate: body.performedAt,
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      datedAhead: false,
      session: { type: 'HEPSession', hepId: program.id, hepName: 'Knee', selfReported: 'none', sets: [{ ...body.sets[0], status: 'Success' }] },
    });
    const { body: list } = await admin.call(listHealthSessions, { params: { patientId: patient.id } });
    expect(list.items).toEqual([posted]);
  });

  it('ENT-028 ENT-029 ENT-032 takes every type, report and resolution, and no other', async () => {
    for (const type of ['HEPSession', 'SingleSession']) expect((await post(session({ type }))).status).toBe(201);
    for (const selfReported of ['none', 'partial', 'full']) expect((await post(session({ selfReported }))).status).toBe(201);
    const resolutions = ['SUCCESS', 'SKIPPED_IN_SET', 'SELF_REPORTED', 'NOT_STARTED'];
    const { body } = await post(session({ sets: resolutions.map((resolution) => set({ resolution })) }));
    expect(body.session.sets.map(({ status }) => status)).toEqual(['Success', 'Skipped in Set', 'Self Reported', 'Not Started']);
    expect((await post(session({ type: 'Other' }))).status).toBe(422);
    expect((await post(session({ selfReported: 'maybe' }))).status).toBe(422);
    expect((await post(session({ sets: [set({ resolution: 'DONE' })] }))).problem.fields).toHaveProperty(['sets.0.setInfo.resolution']);
  });

  it('C2 sent again, even by ten at once or changed, is written once and answers the same', async () => {
    const body = session();
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(body)));
    replies.push(await post({ ...body, selfReported: 'full' }));
    expect(replies.map(({ status }) => status)).toEqual(Array(11).fill(201));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]!.body);
    expect(await sessionsOf(patient.id)).toHaveLength(1);
  });

  it('cannot take the sessionUUID of another patient', async () => {
    const other = await paired();
    const body = session();
    await post(body, other.app);
    const reply = await post(body);
    expect(reply.status).toBe(409);
    expect(JSON.stringify(reply.problem)).not.toContain('Heel Slide');
    expect(await sessionsOf(patient.id)).toEqual([]);
  });

  it('moves last session and last activity forward, never back', async () => {
    const later = minutesAgo(10);
    await post(session({ performedAt: later }));
    await post(session({ performedAt: minutesAgo(3000) }));
    const { body } = await admin.call(getPatient, { params: { id: patient.id } });
    expect([body.mostRecentSession, body.mostRecentActivity]).toEqual([later, later]);
    expect((await admin.call(listHealthSessions, { params: { patientId: patient.id } })).body.items.map(({ createdDate }) => createdDate)[0]).toBe(later);
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

  it('dated after the server’s today is kept and marked, never counts, and makes nobody active in the future', async () => {
    await assign(patient.id);
    const now = Date.parse('2026-12-10T12:00:00Z');
    world.offsetMs = now - Date.now();
    const today = await post(session({ performedAt: '2026-12-11T06:59:00Z' }));
    const ahead = await post(session({ performedAt: '2026-12-11T07:00:00Z' }));
    expect([today.body.datedAhead, ahead.body.datedAhead]).toEqual([false, true]);
    const { body } = await world.as(world.seed.A.practitioners.admin).then((caller) => caller.call(getPatient, { params: { id: patient.id } }));
    expect(Date.parse(body.mostRecentSession!)).toBeLessThanOrEqual(now + 60_000);
    // Three days on the day has come; what was dated ahead of it still does not count.
    world.offsetMs += 3 * 86_400_000;
    await post(session({ performedAt: '2026-12-13T12:00:00Z' }));
    world.offsetMs = 0;
    const [window] = await stored(world, rtmCycles, and(eq(rtmCycles.patientId, patient.id), eq(rtmCycles.clock, 'ROLLING_30')));
    expect([window!.startDate, window!.numActiveDays]).toEqual(['2026-12-10', 2]);
  });

  it('fills the billing window with distinct days, sessions reported by hand included', async () => {
    await assign(patient.id);
    const start = Date.now();
    for (const [after, change] of [[0, {}], [0, {}], [1, { selfReported: 'full' }], [2, { type: 'SingleSession' }]] as const) {
      world.offsetMs = after * 86_400_000;
      expect((await post(session({ performedAt: new Date(start + after * 86_400_000).toISOString(), ...change }))).status).toBe(201);
    }
    world.offsetMs = 0;
    const rows = await stored(world, rtmCycles, eq(rtmCycles.patientId, patient.id));
    expect(rows.map(({ code, status, numActiveDays, numRequiredDays }) => [code, status, numActiveDays, numRequiredDays]).toSorted()).toEqual([
      ['98975', 'IN_PROGRESS', 3, 2],
      ['98985', 'IN_PROGRESS', 3, 2],
    ]);
  });

  it('names the patient’s own program only, an ended one included', async () => {
    const before = await assign(patient.id, 'Before');
    await assign(patient.id, 'After');
    expect((await post(session({ hepId: before.id }))).body.session.hepName).toBe('Before');
    const foreign = await checksums(world.database, world.seed.B.organizationId);
    for (const hepId of [world.seed.A.programs[0], world.seed.A.templateId, world.seed.B.programs[0], 999_999]) {
      expect((await post(session({ hepId }))).problem).toMatchObject({ status: 422, fields: { hepId: 'Program not found.' } });
    }
    expect(await checksums(world.database, world.seed.B.organizationId)).toEqual(foreign);
  });

  it('J3 is refused when it is not what the app should send, and nothing is written', async () => {
    const bad = [
      session({ sessionUUID: 'not-a-uuid' }),
      session({ performedAt: 'yesterday' }),
      session({ performedAt: '2026-11-20' }),
      session({ performedAt: '0001-01-01T00:00:00Z' }),
      session({ performedAt: '2100-01-01T00:00:00Z' }),
      session({ patientId: world.seed.A.patients[0] }),
      session({ sets: 'none' }),
      session({ sets: [set({ repsComplete: -1 })] }),
      session({ sets: [set({ repsComplete: 1.5 })] }),
      session({ sets: [set({ maxROM: 1e9 })] }),
      session({ sets: [set({ extra: true })] }),
      session({ sets: [{ ...set(), exercise: { id: '../etc', name: 'X', min: null, max: null } }] }),
      session({ sets: Array.from({ length: 501 }, () => set()) }),
    ];
    for (const body of bad) expect((await post(body)).status, JSON.stringify(body).slice(0, 200)).toBe(422);
    for (const body of ['{"sessionUUID":', '[]', 'null']) {
      expect([400, 422]).toContain((await patient.app.send('POST', '/api/v2/intake/sessions', { body })).status);
    }
    expect((await patient.app.send('POST', '/api/v2/intake/sessions', { body: '{"__proto__":{"a":1}}' })).status).toBe(400);
    expect(await sessionsOf(patient.id)).toEqual([]);
  });

  it('may have 500 kB and no more', async () => {
    const errors = Array.from({ length: 8 }, () => ({ message: 'm'.repeat(50), count: 1 }));
    const large = session({ sets: Array.from({ length: 450 }, () => set({ errors })) });
    expect(JSON.stringify(large).length).toBeGreaterThan(400_000);
    expect(JSON.stringify(large).length).toBeLessThan(500_000);
    expect((await post(large)).status).toBe(201);
    expect((await post({ ...large, padding: 'x'.repeat(200_000) })).status).toBe(413);
  });

  it('REC-22 of a hidden patient is refused', async () => {
    await world.database.bare.transaction({ role: 'owner' }, (tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, patient.id)));
    expect((await post(session())).status).toBe(404);
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the queries alone', { app: true, rls: false }],
  ])('stays the patient’s own by %s', async (_which, walls) => {
    const app = world.beside({ walls }).withToken(patient.token);
    const { id } = (await admin.call(addPatient, { body: { products: ['GAIT'], locationId: world.seed.A.locations[0], firstName: 'A', lastName: 'Neighbour' } })).body;
    await world.database.bare.transaction({ role: 'owner' }, (tx) =>
      tx.insert(healthSessions).values({ organizationId: world.seed.A.organizationId, patientId: id, sessionUuid: '0b6b2c5e-7f6d-4a63-9f52-111111111111', type: 'HEPSession', selfReported: 'none', performedAt: new Date(), day: '2026-11-20', sets: [] }).onConflictDoNothing(),
    );
    expect((await post(session({ sessionUUID: '0b6b2c5e-7f6d-4a63-9f52-111111111111' }), app)).status).toBe(409);
    expect((await post(session({ hepId: world.seed.A.programs[0] }), app)).status).toBe(422);
    expect((await app.call(intakeProgram)).body.program).toBeNull();
    expect((await post(session(), app)).status).toBe(201);
    expect(await sessionsOf(patient.id)).toHaveLength(1);
  });

  it('J9 leaves nothing of its content or its owner in the log', async () => {
    await post(session());
    const text = JSON.stringify(world.log);
    expect(text).toContain('POST /v2/intake/sessions');
    expect(text).not.toMatch(/Heel Slide|people\.test|Lovelace/);
    expect(text).not.toContain(patient.token);
  });

  it('leaves no open invite behind', async () => {
    expect((await stored(world, patientInvites, eq(patientInvites.patientId, patient.id))).every(({ usedAt }) => usedAt !== null)).toBe(true);
  });
});
