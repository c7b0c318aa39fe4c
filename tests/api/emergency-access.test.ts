import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  endEmergencyAccess,
  listEmergencyAccesses,
  openEmergencyAccess,
  readEmergencyRecord,
} from '../../contract/emergency-access/emergency-access.ts';
import { getPatient } from '../../contract/patients/patients.ts';
import { auditRows, emergencyAccesses, emergencyViews, jobs, rateLimits } from '../../server/platform/db/schema.ts';
import { canary } from './seeded-patient.ts';
import { stored } from './stored.ts';
import { openWorld, singleAccessLayers, type Caller, type World } from './world.ts';

let world: World;
let provider: Caller;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  provider = await world.as(world.seed.A.practitioners.first);
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const change = (statement: SQL) => world.asOwner((tx) => tx.execute(statement));
beforeEach(async () => {
  for (const table of [emergencyViews, emergencyAccesses, auditRows, jobs, rateLimits])
    await world.asOwner((tx) => tx.delete(table));
  world.sentEmails.length = 0;
});

/** The patient of clinic A at location 2, where the provider does not work. */
const elsewhere = () => ({
  firstName: 'Pat',
  lastName: canary('A', '2'),
  dob: '1970-01-01',
  reason: 'The patient fell in the waiting room.',
});
const open = async (as = provider, more: object = {}) =>
  as.call(openEmergencyAccess, { body: { ...elsewhere(), ...more } });
const read = (id: number, as = provider, section = 'overview') =>
  as.call(readEmergencyRecord, { params: { id, section } });
const messageOf = ({ status, problem }: Awaited<ReturnType<typeof read>>) => [status, problem.code];

describe('emergency access', () => {
  it('opens a record at another location for an hour, and no other way to it', async () => {
    const { A } = world.seed;
    expect((await provider.call(getPatient, { params: { id: A.patients[1] } })).status).toBe(404);
    const opened = await open(provider, { firstName: ' pat ', lastName: canary('A', '2').toUpperCase() });
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({ own: true, open: true, patient: null, endedAt: null, views: [] });
    expect(Date.parse(opened.body.expiresAt) - Date.parse(opened.body.openedAt)).toBe(3_600_000);
    const record = await read(opened.body.id);
    expect(record.status).toBe(200);
    expect(record.body.patient).toMatchObject({ id: A.patients[1], firstName: 'Pat', phoneNumber: '+15555550100' });
    expect(record.body.patient.plansOfCare).toEqual([{ start: '2026-11-01', end: null }]);
    expect((await provider.call(getPatient, { params: { id: A.patients[1] } })).status).toBe(404);
  });

  it('shows the program, the care notes and the sessions, each when it is asked for', async () => {
    const { id } = (await open()).body;
    const [program, notes, sessions] = [
      (await read(id, provider, 'program')).body,
      (await read(id, provider, 'care-notes')).body,
      (await read(id, provider, 'sessions')).body,
    ];
    expect(program.program?.exercises).toEqual([{ name: 'Heel Slide', numSets: 1 }]);
    expect(program.careNotes).toEqual([]);
    expect(notes.careNotes.map((note) => note.id)).toEqual([world.seed.A.notes[1]]);
    expect(sessions.sessions.map((session) => session.id)).toEqual([world.seed.A.healthSessions[1]]);
  });

  it('is audited with the patient, and lists for the admin who opened what, why and when', async () => {
    const { id } = (await open()).body;
    await read(id);
    await read(id, provider, 'care-notes');
    const audited = (await stored(world, auditRows)).map(({ action, entityIds, userId }) => [
      action,
      entityIds,
      userId,
    ]);
    const { userId } = world.seed.A.practitioners.first;
    const patient = `patient:${world.seed.A.patients[1]}`;
    expect(audited).toEqual([
      ['openEmergencyAccess', [String(id), patient], userId],
      ['readEmergencyRecord', [String(id), 'overview', patient], userId],
      ['readEmergencyRecord', [String(id), 'care-notes', patient], userId],
    ]);
    const [listed] = (await admin.call(listEmergencyAccesses)).body.items;
    expect(listed).toMatchObject({
      id,
      own: false,
      open: true,
      reason: 'The patient fell in the waiting room.',
      person: { firstName: 'firsta' },
      patient: { id: world.seed.A.patients[1], firstName: 'Pat' },
    });
    expect(listed!.views.map(({ section }) => section)).toEqual(['overview', 'care-notes']);
    expect((await provider.call(listEmergencyAccesses)).body.items[0]).toMatchObject({ id, own: true, patient: null });
  });

  it('is announced to the admins of the organization by an email without health data', async () => {
    const { id } = (await open()).body;
    await world.deps.jobs.runDue();
    expect(world.sentEmails.map(({ to }) => to)).toEqual([world.seed.A.practitioners.admin.email]);
    const { subject, text } = world.sentEmails[0]!;
    expect(text).toContain('http://localhost:3000/emergency-access/');
    for (const detail of ['Pat', canary('A', '2'), 'fell', String(id), 'firsta'])
      expect(`${subject} ${text.replace(/http\S+/, '')}`).not.toContain(detail);
  });

  it('ends by itself, and is ended early by the person or an admin; then it opens nothing', async () => {
    const expired = (await open()).body.id;
    await change(
      sql`update emergency_accesses set opened_at = now() - interval '61 minutes', expires_at = now() - interval '1 minute'`,
    );
    expect(messageOf(await read(expired))).toEqual([403, 'emergency.over']);
    const ended = (await open()).body.id;
    expect((await provider.call(endEmergencyAccess, { params: { id: ended } })).body).toMatchObject({ open: false });
    expect(messageOf(await read(ended))).toEqual([403, 'emergency.over']);
    const byAdmin = (await open()).body.id;
    const answer = await admin.call(endEmergencyAccess, { params: { id: byAdmin } });
    expect(answer.body).toMatchObject({ open: false, endedBy: { firstName: 'admina' } });
    expect(messageOf(await read(byAdmin))).toEqual([403, 'emergency.over']);
    expect(await stored(world, emergencyViews)).toEqual([]);
    // Ending it again changes nothing.
    await provider.call(endEmergencyAccess, { params: { id: byAdmin } });
    const { endedBy } = (await stored(world, emergencyAccesses)).find(({ id }) => id === byAdmin)!;
    expect(endedBy).toBe(world.seed.A.practitioners.admin.practitionerId);
  });

  it('is refused without a reason, without the whole name and date of birth, and where it is not needed', async () => {
    expect((await open(provider, { reason: 'Emergency' })).problem.fields).toHaveProperty('reason');
    expect((await open(provider, { reason: '                         ' })).status).toBe(422);
    for (const other of [
      { firstName: 'Pa' },
      { lastName: 'CANARY' },
      { dob: '1970-01-02' },
      { lastName: canary('B', '2') },
    ])
      expect(messageOf((await open(provider, other)) as never)).toEqual([404, 'emergency.patientNotFound']);
    const own = await open(provider, { lastName: canary('A', '1') });
    expect([own.status, own.problem.code]).toEqual([409, 'emergency.notNeeded']);
    expect((await open(admin)).problem.code).toBe('emergency.notNeeded');
    expect(await stored(world, emergencyAccesses)).toEqual([]);
    const denied = (await stored(world, auditRows)).filter(({ outcome }) => outcome === 404);
    expect(denied.map(({ action }) => action)).toEqual(Array.from({ length: 4 }, () => 'openEmergencyAccess'));
  });

  it('cannot be used to try names: the eleventh try of an hour waits', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await open(provider, { firstName: 'No' })).status).toBe(404);
    expect((await open()).status).toBe(429);
  });
});

describe.each([{ app: true, rls: true }, ...singleAccessLayers])('with the access layers %o', (accessLayers) => {
  it('an access opens nothing for another person, another clinic or another patient', async () => {
    const layered = world.beside({ accessLayers });
    const { A, B } = world.seed;
    const { id } = (await open(await layered.as(A.practitioners.first))).body;
    for (const account of [A.practitioners.none, A.practitioners.admin, B.practitioners.first, B.practitioners.admin]) {
      const answer = await read(id, await layered.as(account));
      expect([answer.status, account.email]).toEqual([404, account.email]);
    }
    for (const account of [A.practitioners.none, B.practitioners.admin]) {
      const caller = await layered.as(account);
      expect((await caller.call(endEmergencyAccess, { params: { id } })).status).toBe(404);
      expect((await caller.call(listEmergencyAccesses)).body.items).toEqual([]);
    }
    const record = await read(id, await layered.as(A.practitioners.first));
    expect(record.body.patient.id).toBe(A.patients[1]);
  });
});

describe('the database role of emergency access', () => {
  const under = <T>(statement: SQL, more: object = {}, accessId?: number) =>
    stored(world, emergencyAccesses).then(([access]) =>
      world.database.app.transaction(
        {
          role: 'app_emergency',
          org: world.seed.A.organizationId,
          userId: world.seed.A.practitioners.first.userId,
          emergency: accessId ?? access!.id,
          ...more,
        },
        async (tx) => ((await tx.execute(statement)) as { rows: T[] }).rows,
      ),
    );
  const patients = sql`select id from patients union all select patient_id from care_notes`;
  const tables = [
    'patients',
    'plans_of_care',
    'programs',
    'care_notes',
    'health_sessions',
    'locations',
    'practitioners',
  ];
  const countAll = () =>
    Promise.all(
      tables.map((table) => under<{ n: number }>(sql`select count(id)::int as n from ${sql.identifier(table)}`)),
    ).then((counts) => counts.map(([row]) => row!.n));

  it('sees one patient, and nothing once the access is ended or expired', async () => {
    const { id } = (await open()).body;
    const mine = world.seed.A.patients[1];
    expect(await under(patients)).toEqual([{ id: mine }, { id: mine }]);
    await change(sql`update emergency_accesses set ended_at = now()`);
    expect(await countAll()).toEqual(tables.map(() => 0));
    await change(
      sql`update emergency_accesses set ended_at = null, opened_at = now() - interval '2 hours', expires_at = now() - interval '1 hour'`,
    );
    expect(await countAll()).toEqual(tables.map(() => 0));
    expect(id).toBeGreaterThan(0);
  });

  it('sees nothing as another user, for another organization or without an access', async () => {
    await open();
    for (const other of [
      { userId: world.seed.A.practitioners.none.userId },
      { org: world.seed.B.organizationId },
      { emergency: 0 },
      { emergency: undefined },
      { userId: undefined },
    ])
      expect(await under(patients, other)).toEqual([]);
  });

  it('writes nothing and reads no table of another kind', async () => {
    await open();
    for (const statement of [
      sql`update patients set first_name = 'X'`,
      sql`delete from care_notes`,
      sql`insert into care_notes (organization_id, patient_id, date, minutes, notes) values (1, 1, '2026-11-23', 1, 'x')`,
      sql`update emergency_accesses set expires_at = now() + interval '1 day'`,
      sql`select email from practitioners`,
      sql`select 1 from rtm_cycles`,
      sql`select 1 from users`,
      sql`select 1 from audit_rows`,
    ])
      await expect(under(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('cannot be prepared by a clinic’s role: not longer than an hour, not for somebody else, not opened again', async () => {
    const { id } = (await open()).body;
    const { A } = world.seed;
    const { first: one, none } = A.practitioners;
    const asProvider = (statement: SQL) =>
      world.database.app.transaction(
        { role: 'app_user', org: A.organizationId, locations: [A.locations[0]], userId: one.userId },
        (tx) => tx.execute(statement),
      );
    const insert = (userId: string, opened: string, minutes: number) => sql`
      insert into emergency_accesses (organization_id, patient_id, user_id, practitioner_id, reason, opened_at, expires_at)
      values (${A.organizationId}, ${A.patients[1]}, ${userId}, ${one.practitionerId}, 'x', now() + ${opened}::interval, now() + make_interval(mins => ${minutes}))`;
    await expect(asProvider(insert(one.userId, '0', 61))).rejects.toMatchObject({ cause: { code: '23514' } });
    await expect(asProvider(insert(one.userId, '1 hour', 120))).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(asProvider(insert(none.userId, '0', 60))).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(asProvider(sql`update emergency_accesses set expires_at = now()`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await provider.call(endEmergencyAccess, { params: { id } });
    await asProvider(sql`update emergency_accesses set ended_at = null`).catch(() => undefined);
    expect((await stored(world, emergencyAccesses))[0]!.endedAt).not.toBeNull();
  });
});
