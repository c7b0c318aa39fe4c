import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { intakeProgram, postSession } from '../../contract/intake/intake.ts';
import { addPatient } from '../../contract/patients/patients.ts';
import { healthSessions, patientInvites, patients } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { patientApps, reportedSession, reportedSet } from './patient-app.ts';
import { reasonOf, refusedFields, unknownName } from './reason-of.ts';
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

const session = (change: object = {}) => reportedSession(world, change);
const listSessions = (id: number) => stored(world, healthSessions, eq(healthSessions.patientId, id));

describe('a session from the patient’s app', () => {
  let patient: Awaited<ReturnType<typeof apps.paired>>;
  beforeEach(async () => {
    patient = await apps.paired();
  });
  const post = (body: object, app = patient.app) => app.call(postSession, { body: body as never });

  it('can name only the patient’s own programs, including ended ones', async () => {
    const before = await apps.assign(patient.id, 'Before');
    await apps.assign(patient.id, 'After');
    expect((await post(session({ hepId: before.id }))).body.session.hepName).toBe('Before');
    const foreign = await checksums(world.database, world.seed.B.organizationId);
    for (const hepId of [world.seed.A.programs[0], world.seed.A.templateId, world.seed.B.programs[0], 999_999]) {
      expect((await post(session({ hepId }))).problem).toMatchObject({
        status: 422,
        fields: { hepId: 'Program not found.' },
      });
    }
    expect(await checksums(world.database, world.seed.B.organizationId)).toEqual(foreign);
  });

  it('J3 is rejected when it is malformed, and nothing is stored', async () => {
    const ofSet = (change: object) => ({ sets: [reportedSet(change)] });
    const itsExercise = { id: '../etc', name: 'X', min: null, max: null };
    const aFault: unknown = expect.any(String);
    for (const [change, fields] of [
      [{ sessionUUID: 'not-a-uuid' }, { sessionUUID: 'Not a valid UUID' }],
      [{ performedAt: 'yesterday' }, { performedAt: 'Not a valid date and time' }],
      [{ performedAt: '2026-11-20' }, { performedAt: 'Not a valid date and time' }],
      [{ performedAt: '0001-01-01T00:00:00Z' }, { performedAt: 'The date is out of range' }],
      [{ performedAt: '2100-01-01T00:00:00Z' }, { performedAt: 'The date is out of range' }],
      [{ patientId: world.seed.A.patients[0] }, unknownName('patientId')],
      [{ sets: 'none' }, { sets: aFault }],
      [ofSet({ repsComplete: -1 }), { 'sets.0.setInfo.repsComplete': aFault }],
      [ofSet({ repsComplete: 1.5 }), { 'sets.0.setInfo.repsComplete': aFault }],
      [ofSet({ maxROM: 1e9 }), { 'sets.0.setInfo.maxROM': aFault }],
      [ofSet({ extra: true }), unknownName('extra', 'sets.0.setInfo')],
      [{ sets: [{ ...reportedSet(), exercise: itsExercise }] }, { 'sets.0.exercise.id': 'Not a valid exercise' }],
      [{ sets: Array.from({ length: 501 }, () => reportedSet()) }, { sets: 'A session has at most 500 sets' }],
    ])
      expect(reasonOf(await post(session(change)))).toEqual([422, fields]);
    const send = (body: string) => patient.app.send('POST', '/api/v2/intake/sessions', { body });
    expect(reasonOf(await send('{"sessionUUID":'))).toEqual([400, 'The body is not valid JSON.']);
    for (const body of ['[]', 'null']) expect(refusedFields(await send(body))).toEqual([422, '']);
    expect(reasonOf(await send('{"__proto__":{"a":1}}'))).toEqual([
      400,
      'The body has a field name that is not allowed.',
    ]);
    expect(await listSessions(patient.id)).toEqual([]);
  });

  it('can have 500 kB and no more', async () => {
    const errors = Array.from({ length: 8 }, () => ({ message: 'm'.repeat(50), count: 1 }));
    const large = session({ sets: Array.from({ length: 450 }, () => reportedSet({ errors })) });
    expect(JSON.stringify(large).length).toBeGreaterThan(400_000);
    expect(JSON.stringify(large).length).toBeLessThan(500_000);
    expect((await post(large)).status).toBe(201);
    expect((await post({ ...large, padding: 'x'.repeat(200_000) })).status).toBe(413);
  });

  it('REC-22 of a hidden patient is rejected', async () => {
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, patient.id)));
    expect((await post(session())).status).toBe(404);
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the queries alone', { app: true, rls: false }],
  ])('can be stored only for the own patient, enforced by %s', async (_which, accessLayers) => {
    const app = world.beside({ accessLayers }).withToken(patient.token);
    const { id } = (
      await admin.call(addPatient, {
        body: { products: ['GAIT'], locationId: world.seed.A.locations[0], firstName: 'A', lastName: 'Neighbour' },
      })
    ).body;
    await world.asOwner((tx) =>
      tx
        .insert(healthSessions)
        .values({
          organizationId: world.seed.A.organizationId,
          patientId: id,
          sessionUuid: '0b6b2c5e-7f6d-4a63-9f52-111111111111',
          type: 'HEPSession',
          selfReported: 'none',
          performedAt: new Date(),
          day: '2026-11-20',
          sets: [],
        })
        .onConflictDoNothing(),
    );
    expect((await post(session({ sessionUUID: '0b6b2c5e-7f6d-4a63-9f52-111111111111' }), app)).status).toBe(409);
    expect(reasonOf(await post(session({ hepId: world.seed.A.programs[0] }), app))).toEqual([
      422,
      { hepId: 'Program not found.' },
    ]);
    expect((await app.call(intakeProgram)).body.program).toBeNull();
    expect((await post(session(), app)).status).toBe(201);
    expect(await listSessions(patient.id)).toHaveLength(1);
  });

  it('J9 leaves neither its content nor its owner in the log', async () => {
    await post(session());
    const text = JSON.stringify(world.log);
    expect(text).toContain('POST /v2/intake/sessions');
    expect(text).not.toMatch(/Heel Slide|people\.test|Lovelace/);
    expect(text).not.toContain(patient.token);
  });

  it('is rejected without leaving an open invite', async () => {
    expect(
      (await stored(world, patientInvites, eq(patientInvites.patientId, patient.id))).every(
        ({ usedAt }) => usedAt !== null,
      ),
    ).toBe(true);
  });
});
