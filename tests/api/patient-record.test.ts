import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPatient } from '../../contract/patients/patients.ts';
import { patients, practitionerLocations } from '../../server/platform/db/schema.ts';
import { addListedPatients, listedNames, listedTotal, type Query } from './listed-patients.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let ids: Record<string, number>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  ids = await addListedPatients(world);
});
afterAll(() => world.close());

const names = (query: Query = {}, who = admin) => listedNames(who, query);
const total = (query: Query = {}, who = admin) => listedTotal(who, query);

describe('the access to patients', () => {
  it('SEC-02 limits a practitioner to the patients of the assigned locations, in rows, totals and search', async () => {
    expect(await names({}, first)).toEqual(['Anna', 'Boris', 'A1', 'Carla']);
    expect(await total({}, first)).toBe(4);
    expect(await total({ q: 'ybarra' }, first)).toBe(2);
    expect(await total({ locationIds: `${world.seed.A.locations[1]}` }, first)).toBe(0);
  });

  it('is empty for a practitioner without location', async () => {
    const none = await world.as(world.seed.A.practitioners.none);
    expect(await total({ state: 'ALL' }, none)).toBe(0);
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the query alone', { app: true, rls: false }],
  ])('is limited by %s', async (_which, accessLayers) => {
    const other = world.beside({ accessLayers });
    const caller = await other.as(world.seed.A.practitioners.first);
    expect(await names({}, caller)).toEqual(['Anna', 'Boris', 'A1', 'Carla']);
    expect(await total({}, caller)).toBe(4);
    expect((await caller.call(getPatient, { params: { id: ids.Dora! } })).status).toBe(404);
    expect((await caller.call(getPatient, { params: { id: world.seed.B.patients[0] } })).status).toBe(404);
  });
});

describe('the search function of the database', () => {
  const idsFor = (settings: object) =>
    world.database.app.transaction({ role: 'app_user', allLocations: true, ...settings }, async (tx) => {
      const answer: unknown = await tx.execute(
        sql`select id from app.accessible_patients where search_text like '%pat%'`,
      );
      return (answer as { rows: { id: number }[] }).rows.map(({ id }) => id);
    });

  it('returns ids of the own organization only, and none without one', async () => {
    const { A, B } = world.seed;
    expect(await idsFor({ org: A.organizationId })).toEqual(expect.arrayContaining([...A.patients]));
    expect(await idsFor({ org: A.organizationId })).not.toEqual(expect.arrayContaining([B.patients[0]]));
    expect(await idsFor({})).toEqual([]);
  });

  it('cannot be used by vendor staff', async () => {
    const asked = world.database.app.transaction({ role: 'app_vendor', org: world.seed.A.organizationId }, (tx) =>
      tx.execute(sql`select id from app.accessible_patients`),
    );
    await expect(asked).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('a patient record', () => {
  it('ENT-004 ENT-005 ENT-006 ENT-007 ENT-009 ENT-010 ENT-011 has everything that the specification lists', async () => {
    const { A } = world.seed;
    const { status, body } = await first.call(getPatient, { params: { id: A.patients[0] } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: A.patients[0],
      version: 1,
      patient: {
        firstName: 'Pat',
        lastName: 'CANARYA1',
        email: 'pat.a1@patient.test',
        phoneNumber: '+15555550100',
        dob: '1970-01-01',
        hasAccount: true,
        inviteFailed: false,
        language: 'en',
      },
      practitioner: {
        id: A.practitioners.first.practitionerId,
        firstName: 'firsta',
        lastName: 'CANARYA1',
        locations: [{ id: A.locations[0], name: 'Place 1 CANARYA0' }],
      },
      primaryPractitionerId: A.practitioners.first.practitionerId,
      location: { id: A.locations[0], name: 'Place 1 CANARYA0', timezone: 'America/Denver' },
      products: ['HEALTH', 'GAIT', 'PRO'],
      discharged: false,
      mostRecentSession: '2026-11-10T16:00:00.000Z',
      mostRecentActivity: '2026-11-10T16:00:00.000Z',
      productData: {
        health: {
          injuredSideOfBody: 'Left',
          injuredBodyPart: 'Knee',
          payerName: null,
          payerId: null,
          memberId: null,
          groupNumber: null,
          status: 'HAS_ACCOUNT',
          heps: [{ id: A.programs[0], name: 'Program CANARYA1' }],
        },
        gait: {
          uid: 'G-A1',
          mostRecentSession: '2026-11-10T16:00:00.000Z',
          sex: null,
          heightCm: null,
          condition: null,
        },
      },
      plansOfCare: [{ start: '2026-11-01', end: null }],
      may: {
        edit: true,
        changeEmail: false,
        resendInvite: false,
        undoDischarge: false,
        assignProgram: true,
        discharge: true,
        editPlan: false,
        newPlan: false,
      },
    });
  });

  it('ENT-008 has data of a product only with the product', async () => {
    const { body } = await admin.call(getPatient, { params: { id: ids.Boris! } });
    expect(body.productData).toEqual({
      health: null,
      gait: { uid: null, mostRecentSession: null, sex: null, heightCm: null, condition: null },
    });
  });

  it('OPEN-048 without program and account has the status of no program', async () => {
    const { body } = await admin.call(getPatient, { params: { id: ids.Dora! } });
    expect(body.productData.health).toMatchObject({ status: 'NO_ASSIGNED_HEP', heps: [] });
    expect(body.may).toMatchObject({ changeEmail: true, resendInvite: true, assignProgram: true });
  });

  it('REC-50 of a discharged patient offers a new plan of care and no program', async () => {
    const { body } = await admin.call(getPatient, { params: { id: ids.Gone! } });
    expect(body).toMatchObject({
      discharged: true,
      may: { discharge: false, editPlan: false, newPlan: true, assignProgram: false },
    });
  });

  it('REC-22 OPEN-059 A1 answers "Patient is hidden." for hidden, inaccessible, foreign and unknown patients', async () => {
    const answers = await Promise.all(
      [ids.Hid!, ids.Dora!, world.seed.A.patients[1], world.seed.B.patients[0], 999_999].map(async (id) => {
        const { status, problem } = await first.call(getPatient, { params: { id } });
        return { status, problem: { ...problem, requestId: '' } };
      }),
    );
    for (const answer of answers)
      expect(answer).toEqual({
        status: 404,
        problem: { status: 404, code: 'patients.hidden', message: 'Patient is hidden.', requestId: '' },
      });
    expect((await admin.call(getPatient, { params: { id: ids.Hid! } })).problem.message).toBe('Patient is hidden.');
  });

  it('A3 names only those of the provider’s locations that the reader may see', async () => {
    const { organizationId, locations, practitioners, patients: own } = world.seed.A;
    const at = { organizationId, practitionerId: practitioners.first.practitionerId!, locationId: locations[1] };
    await world.asOwner((tx) => tx.insert(practitionerLocations).values(at));
    const second = await world.as(practitioners.second);
    await world.asOwner((tx) =>
      tx.update(patients).set({ primaryPractitionerId: at.practitionerId }).where(eq(patients.id, own[1])),
    );
    const { body } = await second.call(getPatient, { params: { id: own[1] } });
    expect(body.practitioner?.locations.map(({ id }) => id)).toEqual([locations[1]]);
    const whole = await admin.call(getPatient, { params: { id: own[1] } });
    expect(whole.body.practitioner?.locations.map(({ id }) => id)).toEqual(locations);
  });
});
