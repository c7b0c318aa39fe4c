import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, listPatients } from '../../contract/patients/patients.ts';
import { auditRows, locations, organizations, patients, patientTotals } from '../../server/platform/db/schema.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { reasonOf, refusedFields, unknownName } from './reason-of.ts';
import { stored } from './stored.ts';
import type { Caller, World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: PatientFixture;
beforeAll(async () => {
  ({ world, admin, first, fixture } = await openPatientFixture());
});
afterAll(() => world.close());

const ownRows = () => stored(world, patients, eq(patients.organizationId, world.seed.A.organizationId));

describe('adding a patient', () => {
  it('API-60 PAT-52 returns the record, stored in the normalized form that search and lists use', async () => {
    const record = await fixture.added(
      { firstName: '  Åsa ', lastName: 'Öberg', email: ' Asa.Oberg@People.test ' },
      first,
    );
    expect(record).toMatchObject({
      version: 1,
      patient: {
        firstName: 'Åsa',
        lastName: 'Öberg',
        email: 'asa.oberg@people.test',
        phoneNumber: '+15551234567',
        dob: '1985-12-10',
        hasAccount: false,
      },
      location: { id: world.seed.A.locations[0] },
      discharged: false,
      productData: {
        health: { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee', status: 'NO_ASSIGNED_HEP', heps: [] },
        gait: null,
      },
    });
    const [row] = await stored(world, patients, eq(patients.id, record.id));
    expect(row).toMatchObject({
      organizationId: world.seed.A.organizationId,
      searchText: 'åsa öberg asa.oberg@people.test',
      sortName: 'åsa öberg',
    });
    const { body } = await first.call(listPatients, { query: { q: 'öberg' } });
    expect(body.items.map(({ id }) => id)).toEqual([record.id]);
  });

  it('OPEN-013 sets English unless the form or the file selects another language', async () => {
    expect((await fixture.added()).patient.language).toBe('en');
    expect((await fixture.added({ language: 'es' })).patient.language).toBe('es');
  });

  it('ENT-011 creates a plan of care that starts today in the location’s zone', async () => {
    const { organizationId } = world.seed.A;
    const [honolulu] = await world.asOwner((tx) =>
      tx
        .insert(locations)
        .values({ organizationId, name: 'Island', timezone: 'Pacific/Honolulu' })
        .returning({ id: locations.id }),
    );
    world.offsetMs = Date.parse('2026-12-01T08:30:00Z') - Date.now();
    const caller = await world.as(world.seed.A.practitioners.admin);
    const [west, east] = [await fixture.added({ locationId: honolulu!.id }, caller), await fixture.added({}, caller)];
    world.offsetMs = 0;
    expect([west.plansOfCare, east.plansOfCare]).toEqual([
      [{ start: '2026-11-30', end: null }],
      [{ start: '2026-12-01', end: null }],
    ]);
  });

  it('counts the patient in the materialized total of the location', async () => {
    const {
      organizationId,
      locations: [place],
    } = world.seed.A;
    const total = async () =>
      (
        await stored(
          world,
          patientTotals,
          and(
            eq(patientTotals.organizationId, organizationId),
            eq(patientTotals.locationId, place),
            eq(patientTotals.discharged, false),
          ),
        )
      )[0]!.total;
    const before = await total();
    await fixture.added();
    expect(await total()).toBe(before + 1);
  });

  it('assigns the location’s default provider when none is given, unless that provider was removed', async () => {
    const { A } = world.seed;
    const provider = A.practitioners.first.practitionerId!;
    const setDefault = (id: number | null) =>
      world.asOwner((tx) =>
        tx.update(locations).set({ defaultProviderId: id }).where(eq(locations.id, A.locations[0])),
      );
    await setDefault(provider);
    expect((await fixture.added()).primaryPractitionerId).toBe(provider);
    expect(
      (await fixture.added({ primaryPractitionerId: A.practitioners.admin.practitionerId })).primaryPractitionerId,
    ).toBe(A.practitioners.admin.practitionerId);
    await setDefault(null);
    expect((await fixture.added()).primaryPractitionerId).toBeNull();
  });

  it.each([
    ['PAT-36', { firstName: ' ' }, { firstName: 'First name is required' }],
    ['PAT-42', { dob: '2999-01-01' }, { dob: 'Date of birth cannot be in the future' }],
  ])('%s returns the same error as the form: %o', async (_row, change, fields) => {
    const before = (await ownRows()).length;
    const { status, problem } = await fixture.add(change);
    expect({ status, fields: problem.fields }).toEqual({ status: 422, fields });
    expect((await ownRows()).length).toBe(before);
  });

  it('PAT-46 PAT-47 PAT-48 PAT-49 requires only a name for a Gait patient; OPEN-055 and only a phone for a PRO patient', async () => {
    const bare = { email: null, phoneNumber: '', dob: null, injuredSideOfBody: undefined, injuredBodyPart: null };
    const gait = await fixture.added({ ...bare, products: ['GAIT'] });
    expect(gait.patient).toMatchObject({ email: null, phoneNumber: null, dob: null });
    const pro = await fixture.added({
      ...bare,
      products: ['PRO'],
      firstName: '',
      lastName: null,
      phoneNumber: '5551234567',
    });
    expect(pro.patient).toMatchObject({ firstName: '', lastName: '', phoneNumber: '+15551234567' });
    expect(reasonOf(await fixture.add({ ...bare, products: ['GAIT'], email: 'nobody' }))).toEqual([
      422,
      { email: 'Email must be valid.' },
    ]);
  });

  it('OPEN-057 accepts N/A as an answer', async () => {
    expect((await fixture.added({ injuredSideOfBody: null })).productData.health?.injuredSideOfBody).toBeNull();
  });

  it('OPEN-056 rejects an email that another patient has, even an inaccessible one, and stores nothing', async () => {
    const before = (await ownRows()).length;
    for (const email of ['pat.a1@patient.test', 'PAT.A2@patient.test']) {
      const { status, problem } = await fixture.add({ email }, first);
      expect([status, problem.fields]).toEqual([409, { email: 'A patient with this email already exists.' }]);
      expect(problem.message).toBe('A patient with this email already exists.');
    }
    expect((await ownRows()).length).toBe(before);
    // Another clinic's patient is no obstacle.
    await fixture.added({ email: 'pat.b1@patient.test' });
  });

  it('rejects a Unique Gait ID that another patient has', async () => {
    const { status, problem } = await fixture.add({ products: ['GAIT'], gaitUid: 'G-A1' });
    expect([status, problem.fields]).toEqual([409, { gaitUid: 'A patient with this Unique Gait ID already exists.' }]);
  });

  it('ENT-001 accepts only products that the organization has', async () => {
    const { organizationId } = world.seed.B;
    const products = (list: string[]) =>
      world.asOwner((tx) =>
        tx.update(organizations).set({ products: list }).where(eq(organizations.id, organizationId)),
      );
    await products(['GAIT', 'SCAN']);
    const caller = await world.as(world.seed.B.practitioners.admin);
    const body = fixture.draft({ locationId: world.seed.B.locations[0], products: ['GAIT', 'PRO'] });
    const { status, problem } = await caller.call(addPatient, { body });
    await products(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect([status, problem.fields]).toEqual([422, { products: 'Your organization does not have this product.' }]);
    expect(refusedFields(await fixture.add({ products: ['SCAN'] }))).toEqual([422, 'products.0']);
  });

  it('J3 rejects fields that the caller may not set', async () => {
    for (const extra of [
      { organizationId: world.seed.B.organizationId },
      { hasAccount: true },
      { discharged: true },
      { id: 1 },
      { version: 7 },
      { setupDate: '2020-01-01' },
    ]) {
      expect(reasonOf(await fixture.add(extra))).toEqual([422, unknownName(Object.keys(extra)[0]!)]);
    }
    const post = (body: string) => admin.send('POST', '/api/v2/patients', { body });
    expect(reasonOf(await post('{"products": ["HEALTH"'))).toEqual([400, 'The body is not valid JSON.']);
    for (const body of ['[]', 'null']) expect(refusedFields(await post(body))).toEqual([422, '']);
    const invalidBody = JSON.stringify(fixture.draft({ products: { $ne: null } }));
    expect(reasonOf(await post(invalidBody))).toEqual([422, { products: 'You must select at least one product.' }]);
    expect(reasonOf(await post(`{"__proto__":{"hidden":true},${JSON.stringify(fixture.draft()).slice(1)}`))).toEqual([
      400,
      'The body has a field name that is not allowed.',
    ]);
    expect(
      (
        await admin.send('POST', '/api/v2/patients', {
          body: JSON.stringify(fixture.draft({ firstName: 'A'.repeat(200_000) })),
        })
      ).status,
    ).toBe(413);
  });

  it('C2 creates one patient and returns the same response for a repeated key, and rejects a changed body', async () => {
    const body = fixture.draft();
    const headers = { 'idempotency-key': 'add-patient-0001' };
    const [one, two] = [
      await admin.call(addPatient, { body, headers }),
      await admin.call(addPatient, { body, headers }),
    ];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect(await stored(world, patients, eq(patients.email, body.email))).toHaveLength(1);
    const changed = await admin.call(addPatient, { body: { ...body, firstName: 'Eve' }, headers });
    expect(reasonOf(changed)).toEqual([422, 'That Idempotency-Key was already used for something else.']);
    expect(await fixture.emailsTo(body.email)).toHaveLength(1);
  });

  it('O1 is audited with its user and patient', async () => {
    const record = await fixture.added({}, first);
    const [row] = await stored(
      world,
      auditRows,
      and(eq(auditRows.action, 'addPatient'), eq(auditRows.userId, world.seed.A.practitioners.first.userId)),
    );
    const rows = await stored(world, auditRows, eq(auditRows.action, 'addPatient'));
    expect(row).toMatchObject({ organizationId: world.seed.A.organizationId, outcome: 201 });
    expect(rows.at(-1)!.entityIds).toEqual([String(record.id)]);
  });
});
