import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPatient, listPatients, updatePatient } from '../../contract/patients/patients.ts';
import { auditRows, patientInvites, patients, patientTotals, plansOfCare } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { reasonOf, unknownName } from './reason-of.ts';
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

describe('changing a patient', () => {
  let id = 0;
  beforeEach(async () => {
    ({ id } = await fixture.added());
  });

  it('saves the given fields and keeps the others', async () => {
    const { status, body } = await fixture.save(id, { lastName: 'Byron', phoneNumber: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      patient: { firstName: 'Ada', lastName: 'Byron', phoneNumber: null, dob: '1985-12-10' },
      productData: { health: { injuredBodyPart: 'Knee' } },
    });
    const [row] = await stored(world, patients, eq(patients.id, id));
    expect(row).toMatchObject({ sortName: 'ada byron', searchText: `ada byron ${body.patient.email}` });
    expect(
      (await admin.call(listPatients, { query: { q: 'lovelace', limit: 900 } })).body.items.map((found) => found.id),
    ).not.toContain(id);
  });

  it('OPEN-171 saves payer, member ID and group number, empties them, and refuses what a claim cannot carry', async () => {
    const insured = { payerName: ' Aetna ', payerId: '60054', memberId: 'W1234 56789', groupNumber: '0854100-11' };
    const { body } = await fixture.save(id, insured);
    expect(body.productData.health).toMatchObject({ ...insured, payerName: 'Aetna' });
    const { status, problem } = await fixture.save(id, { memberId: 'W*1~2', payerId: '6', groupNumber: 'ñ1' }, 2);
    expect([status, problem.fields]).toEqual([
      422,
      {
        memberId: 'Must be 2 to 80 letters, digits, blanks, hyphens, periods or slashes',
        payerId: 'Must be 2 to 80 letters, digits, blanks, hyphens, periods or slashes',
        groupNumber: 'Must be 2 to 50 letters, digits, blanks, hyphens, periods or slashes',
      },
    ]);
    const emptied = await fixture.save(id, { payerName: '', payerId: null, memberId: ' ' }, 2);
    expect(emptied.body.productData.health).toMatchObject({
      payerName: null,
      payerId: null,
      memberId: null,
      groupNumber: '0854100-11',
    });
  });

  it('OPEN-013 saves the language, which the activity trail records with its user', async () => {
    expect((await fixture.save(id, { language: 'es' })).body.patient.language).toBe('es');
    expect((await fixture.save(id, { firstName: 'Augusta' }, 2)).body.patient.language).toBe('es');
    const { status, problem } = await fixture.save(id, { language: 'fr' as 'es' }, 3);
    expect([status, problem.fields]).toEqual([422, { language: 'Not a valid language' }]);
    const rows = await stored(world, auditRows, and(eq(auditRows.action, 'updatePatient'), eq(auditRows.outcome, 200)));
    const changes = rows.filter(({ entityIds }) => entityIds?.includes(String(id))).map((row) => row.changes);
    expect(changes).toEqual([{ language: ['en', 'es'] }, null]);
  });

  it('PAT-65 normalizes the phone', async () => {
    expect((await fixture.save(id, { phoneNumber: '1 (303) 555-0000' })).body.patient.phoneNumber).toBe('+13035550000');
  });

  it.each([
    ['PAT-57', { firstName: '' }, { firstName: 'First name is required' }],
    ['PAT-57', { email: 'nobody' }, { email: 'Email must be valid.' }],
    ['PAT-58', { dob: '2999-01-01' }, { dob: 'Date of birth cannot be in the future' }],
  ])('%s rejects %o of a Health patient', async (_row, change, fields) => {
    const { status, problem } = await fixture.save(id, change);
    expect([status, problem.fields]).toEqual([422, fields]);
    expect((await admin.call(getPatient, { params: { id } })).body.version).toBe(1);
  });

  it('PAT-57 PAT-63 returns the missing fields of a Health patient without side or body part', async () => {
    const { status, problem } = await fixture.save(id, { injuredBodyPart: null });
    expect([status, problem.fields]).toEqual([422, { injuredBodyPart: 'Involved body part is required' }]);
    expect(problem.message).toBe('You must set Side of Body and Involved Body Part for Health patients.');
  });

  it('PAT-59 PAT-60 PAT-61 requires the fields of the selected products', async () => {
    const gait = await fixture.added({ products: ['GAIT'] });
    expect(
      (await fixture.save(gait.id, { email: null, injuredSideOfBody: null, injuredBodyPart: null, gaitUid: null }))
        .status,
    ).toBe(200);
    const pro = await fixture.added({ products: ['PRO'] });
    expect((await fixture.save(pro.id, { phoneNumber: null })).problem.fields).toEqual({
      phoneNumber: 'Phone number is required',
    });
    expect((await fixture.save(pro.id, { firstName: '', lastName: null })).body.patient).toMatchObject({
      firstName: '',
      lastName: '',
    });
  });

  it('PAT-62 cannot change the email of a patient with an account', async () => {
    expect(reasonOf(await fixture.save(world.seed.A.patients[0], { email: 'other@people.test' }))).toEqual([
      422,
      { email: 'Email cannot be changed because the patient already has an account.' },
    ]);
    expect(
      (await fixture.save(world.seed.A.patients[0], { email: 'pat.a1@patient.test', dob: '1970-02-02' })).status,
    ).toBe(200);
  });

  it('sends an invite to a new email, and the code sent to the old one stops working', async () => {
    await world.deps.jobs.runDue();
    const email = `new${id}@people.test`;
    expect((await fixture.save(id, { email })).status).toBe(200);
    expect(await fixture.emailsTo(email)).toHaveLength(1);
    expect(
      (await stored(world, patientInvites, eq(patientInvites.patientId, id))).map(({ usedAt }) => usedAt === null),
    ).toEqual([false, true]);
    expect((await fixture.save(id, { firstName: 'Augusta' }, 2)).status).toBe(200);
    expect(await fixture.emailsTo(email)).toHaveLength(1);
  });

  it('OPEN-056 rejects email and gait id of another patient', async () => {
    expect((await fixture.save(id, { email: 'pat.a2@patient.test' })).problem).toMatchObject({
      status: 409,
      fields: { email: 'A patient with this email already exists.' },
    });
    expect((await fixture.save(id, { gaitUid: 'G-A2' })).problem).toMatchObject({
      status: 409,
      fields: { gaitUid: 'A patient with this Unique Gait ID already exists.' },
    });
  });

  it('can move the patient between accessible locations, totals included', async () => {
    const {
      organizationId,
      locations: [one, two],
    } = world.seed.A;
    const totals = async () => {
      const rows = await stored(
        world,
        patientTotals,
        and(eq(patientTotals.organizationId, organizationId), eq(patientTotals.discharged, false)),
      );
      return [one, two].map((place) => rows.find(({ locationId }) => locationId === place)!.total);
    };
    const [before1, before2] = await totals();
    expect((await fixture.save(id, { locationId: two })).body.location.id).toBe(two);
    expect(await totals()).toEqual([before1! - 1, before2! + 1]);
    expect((await fixture.save(id, { firstName: 'Eve' }, 2, first)).status).toBe(404);
  });

  it('C1 requires the version, and a save on an old one returns the current record', async () => {
    expect((await admin.call(updatePatient, { params: { id }, body: { firstName: 'A' } })).status).toBe(428);
    expect(reasonOf(await fixture.save(id, { firstName: 'A' }, '"abc"'))).toEqual([
      400,
      'If-Match is not a valid version.',
    ]);
    expect((await fixture.save(id, { firstName: 'Augusta' })).status).toBe(200);
    const late = await fixture.save(id, { firstName: 'Eve' });
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ id, version: 2, patient: { firstName: 'Augusta' } });
    expect((await admin.call(getPatient, { params: { id } })).body.patient.firstName).toBe('Augusta');
  });

  it('C1 saves one of ten simultaneous changes of one version', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => fixture.save(id, { firstName: `Name${at}` })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(412)]);
    expect((await admin.call(getPatient, { params: { id } })).body.version).toBe(2);
  });

  it('REC-22 A2 rejects inaccessible, hidden and unknown patients, and locations or providers of others', async () => {
    const { A, B } = world.seed;
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, id)));
    const before = await checksums(world.database);
    for (const [target, who] of [
      [A.patients[1], first],
      [B.patients[0], admin],
      [id, admin],
      [999_999, admin],
    ] as const) {
      const { status, problem } = await fixture.save(target, { firstName: 'Taken' }, 1, who);
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    const [row] = await stored(world, patients, eq(patients.id, A.patients[0]));
    for (const [change, fields] of [
      [{ locationId: B.locations[0] }, { locationId: 'Location not found' }],
      [
        { primaryPractitionerId: B.practitioners.first.practitionerId },
        { primaryPractitionerId: 'Not a valid provider' },
      ],
      [{ hidden: true }, unknownName('hidden')],
      [{ products: ['PRO'] }, unknownName('products')],
    ] as const) {
      expect(reasonOf(await fixture.save(A.patients[0], change, row!.version))).toEqual([422, fields]);
    }
    expect(await checksums(world.database)).toEqual(before);
  });

  it('keeps the plans of care', async () => {
    const before = await stored(world, plansOfCare, eq(plansOfCare.patientId, id));
    await fixture.save(id, { lastName: 'Byron' });
    expect(await stored(world, plansOfCare, eq(plansOfCare.patientId, id))).toEqual(before);
  });
});
