import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPatient } from '../../contract/patients/patients.ts';
import { saveDemographics } from '../../contract/gait/gait-patients.ts';
import { auditRows, gaitSessions, jobs, patients } from '../../server/platform/db/schema.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { statementsOf } from './statements-of.ts';
import { stored } from './stored.ts';
import { type Caller, type World, accessLayerCombinations } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: PatientFixture;
beforeAll(async () => {
  ({ world, admin, first, fixture } = await openPatientFixture());
});
afterAll(() => world.close());

let count = 0;
const addGaitPatient = async () => (await fixture.added({ products: ['GAIT'], gaitUid: `G-WALKER-${++count}` })).id;
const save = (id: number, body: object, version = 1, who = first) =>
  who.call(saveDemographics, { params: { id }, body: body as never, headers: { 'if-match': String(version) } });

describe('the demographics of a gait patient', () => {
  it('store sex and height, and can be cleared', async () => {
    const id = await addGaitPatient();
    const saved = await save(id, { sex: 'FEMALE', heightCm: 168.5 });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    expect(saved.body.productData.gait).toMatchObject({ sex: 'FEMALE', heightCm: 168.5 });
    expect((await first.call(getPatient, { params: { id } })).body).toEqual(saved.body);
    const cleared = await save(id, { sex: null, heightCm: null }, 2);
    expect(cleared.body.productData.gait).toMatchObject({ sex: null, heightCm: null });
  });

  it('store the condition that selects the published measurement error, and keep it when an update omits it', async () => {
    const id = await addGaitPatient();
    expect((await save(id, { sex: null, heightCm: null, condition: 'STROKE' })).body.productData.gait).toMatchObject({
      condition: 'STROKE',
    });
    expect((await save(id, { sex: null, heightCm: 170 }, 2)).body.productData.gait).toMatchObject({
      condition: 'STROKE',
      heightCm: 170,
    });
    expect((await save(id, { sex: null, heightCm: 170, condition: null }, 3)).body.productData.gait).toMatchObject({
      condition: null,
    });
    const { status, problem } = await save(id, { sex: null, heightCm: null, condition: 'GOUT' }, 4);
    expect([status, problem.fields]).toEqual([422, { condition: 'Not a valid condition' }]);
  });

  it('are audited with the user who changed them', async () => {
    const id = await addGaitPatient();
    await save(id, { sex: 'MALE', heightCm: 180 });
    const rows = await stored(world, auditRows, eq(auditRows.action, 'saveDemographics'));
    expect(rows.at(-1)).toMatchObject({
      organizationId: world.seed.A.organizationId,
      outcome: 200,
      entityIds: [String(id)],
    });
  });

  it('answer 412 with the current values after another user’s change', async () => {
    const id = await addGaitPatient();
    await save(id, { sex: 'MALE', heightCm: 180 });
    const late = await save(id, { sex: 'FEMALE', heightCm: 170 });
    expect([late.status, late.problem.current]).toEqual([
      412,
      expect.objectContaining({ version: 2, productData: expect.objectContaining({}) as object }),
    ]);
    expect((await stored(world, patients, eq(patients.id, id)))[0]).toMatchObject({ sex: 'MALE', heightCm: 180 });
  });

  it.each([
    [{ sex: null, heightCm: 49.9 }, 'heightCm', 'Height must be between 50 and 250 cm'],
    [{ sex: null, heightCm: 250.1 }, 'heightCm', 'Height must be between 50 and 250 cm'],
    [{ sex: null, heightCm: '170' }, 'heightCm', 'Height must be between 50 and 250 cm'],
    [{ sex: 'OTHER', heightCm: null }, 'sex', 'Not a valid sex'],
  ])('cannot be %o', async (body, field, message) => {
    const id = await addGaitPatient();
    const { status, problem } = await save(id, body);
    expect([status, problem.fields]).toEqual([422, { [field]: message }]);
  });

  it('accept 50 and 250 cm', async () => {
    const id = await addGaitPatient();
    expect((await save(id, { sex: null, heightCm: 50 })).status).toBe(200);
    expect((await save(id, { sex: null, heightCm: 250 }, 2)).status).toBe(200);
  });

  it('require a Gait patient', async () => {
    const { id } = await fixture.added();
    const { status, problem } = await save(id, { sex: 'MALE', heightCm: 180 });
    expect([status, problem.message]).toEqual([409, 'Only Gait patients can have comparison details.']);
  });

  it('OPEN-149 are inaccessible to other locations and organizations, by each access layer alone', async () => {
    const id = await addGaitPatient();
    const others = [world.seed.A.practitioners.second, world.seed.B.practitioners.admin];
    for (const accessLayers of accessLayerCombinations) {
      for (const other of others) {
        const caller = await world.beside({ accessLayers }).as(other);
        const { status, problem } = await save(id, { sex: 'MALE', heightCm: 180 }, 1, caller);
        expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
      }
    }
    expect((await admin.call(getPatient, { params: { id } })).body.version).toBe(1);
  });
});

describe('the recordings of a patient whose height changes', () => {
  const added = async (patientId: number, recordingState: string, scale: object | null) => {
    const [row] = await world.asOwner((tx) =>
      tx
        .insert(gaitSessions)
        .values({
          organizationId: world.seed.A.organizationId,
          patientId,
          locationId: world.seed.A.locations[0],
          day: '2026-11-10',
          sessionUuid: crypto.randomUUID(),
          sessionSchema: 'GAIT-SA-2',
          capturedAt: new Date('2026-11-10T16:00:00Z'),
          meta: { scale },
          data: [],
          recordingState,
        })
        .returning({ id: gaitSessions.id }),
    );
    return row!.id;
  };
  const states = async (patientId: number) =>
    (await stored(world, gaitSessions, eq(gaitSessions.patientId, patientId))).map(
      ({ recordingState }) => recordingState,
    );
  const waiting = async () =>
    (await stored(world, jobs, eq(jobs.kind, 'measure-walk'))).map(
      ({ payload }) => (payload as { gaitSessionId: number }).gaitSessionId,
    );

  it('are measured again when the height is their scale, and no others are', async () => {
    const id = await addGaitPatient();
    const byHeight = await added(id, 'MEASURED', null);
    await added(id, 'MEASURED', { pixelsPerMetre: 300 });
    await added(id, 'MEASURED', { heightCm: 171 });
    await added(id, 'NONE', null);
    await added(id, 'NOT_MEASURABLE', null);
    await save(id, { sex: 'FEMALE', heightCm: null });
    expect(await states(id)).toEqual(['MEASURED', 'MEASURED', 'MEASURED', 'NONE', 'NOT_MEASURABLE']);
    await save(id, { sex: 'FEMALE', heightCm: 165 }, 2);
    expect(await states(id)).toEqual(['WAITING', 'MEASURED', 'MEASURED', 'NONE', 'NOT_MEASURABLE']);
    expect(await waiting()).toEqual([byHeight]);
  });

  it('are enqueued in as many statements as one recording', async () => {
    const [one, three] = [await addGaitPatient(), await addGaitPatient()];
    await added(one, 'MEASURED', null);
    for (let session = 0; session < 3; session += 1) await added(three, 'MEASURED', null);
    const forOne = await statementsOf(world, () => save(one, { sex: null, heightCm: 170 }));
    expect(await statementsOf(world, () => save(three, { sex: null, heightCm: 170 }))).toBe(forOne);
    expect(await states(three)).toEqual(['WAITING', 'WAITING', 'WAITING']);
  });
});
