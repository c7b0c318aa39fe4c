import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPatient, getPatient, listPatients, resendInvite, updatePatient } from '../../contract/patients.ts';
import { auditRows, jobs, locations, organizations, patientInvites, patients, patientTotals, plansOfCare, practitioners } from '../../server/db/schema/index.ts';
import { checksums } from './isolation/checksums.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

let count = 0;
const draft = (change: object = {}) => ({
  products: ['HEALTH'],
  locationId: world.seed.A.locations[0],
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `ada${++count}@people.test`,
  phoneNumber: '(555) 123-4567',
  dob: '1985-12-10',
  injuredSideOfBody: 'Left',
  injuredBodyPart: 'Knee',
  ...change,
});
const add = (change: object = {}, who = admin, headers: Record<string, string> = {}) => who.call(addPatient, { body: draft(change), headers });
const added = async (change: object = {}, who = admin) => {
  const reply = await add(change, who);
  expect(reply.status, JSON.stringify(reply.problem)).toBe(201);
  return reply.body;
};
const save = (id: number, body: object, version: number | string = 1, who = admin) =>
  who.call(updatePatient, { params: { id }, body: body as never, headers: { 'if-match': `${version}` } });
const lettersTo = async (email: string) => {
  await world.deps.jobs.runDue();
  return world.letters.filter(({ to }) => to === email);
};
const ownRows = () => stored(world, patients, eq(patients.organizationId, world.seed.A.organizationId));

describe('adding a patient', () => {
  it('API-60 PAT-52 answers the record, stored in the form that search and lists use', async () => {
    const record = await added({ firstName: '  Åsa ', lastName: 'Öberg', email: ' Asa.Oberg@People.test ' }, first);
    expect(record).toMatchObject({
      version: 1,
      patient: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa.oberg@people.test', phoneNumber: '+15551234567', dob: '1985-12-10', hasAccount: false },
      location: { id: world.seed.A.locations[0] },
      discharged: false,
      productData: { health: { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee', status: 'NO_ASSIGNED_HEP', heps: [] }, gait: null },
    });
    const [row] = await stored(world, patients, eq(patients.id, record.id));
    expect(row).toMatchObject({ organizationId: world.seed.A.organizationId, searchText: 'åsa öberg asa.oberg@people.test', sortName: 'åsa öberg' });
    const { body } = await first.call(listPatients, { query: { q: 'öberg' } });
    expect(body.items.map(({ id }) => id)).toEqual([record.id]);
  });

  it('ENT-011 opens a plan of care today in the location’s zone, whatever day it is elsewhere', async () => {
    const { organizationId } = world.seed.A;
    const [honolulu] = await world.database.bare.transaction({ role: 'owner' }, (tx) =>
      tx.insert(locations).values({ organizationId, name: 'Island', timezone: 'Pacific/Honolulu' }).returning({ id: locations.id }),
    );
    world.offsetMs = Date.parse('2026-12-01T08:30:00Z') - Date.now();
    const caller = await world.as(world.seed.A.practitioners.admin);
    const [west, east] = [await added({ locationId: honolulu!.id }, caller), await added({}, caller)];
    world.offsetMs = 0;
    expect([west.plansOfCare, east.plansOfCare]).toEqual([[{ start: '2026-11-30', end: null }], [{ start: '2026-12-01', end: null }]]);
  });

  it('counts the patient in the kept total of the location', async () => {
    const { organizationId, locations: [place] } = world.seed.A;
    const total = async () => (await stored(world, patientTotals, and(eq(patientTotals.organizationId, organizationId), eq(patientTotals.locationId, place), eq(patientTotals.discharged, false))))[0]!.total;
    const before = await total();
    await added();
    expect(await total()).toBe(before + 1);
  });

  it('takes the location’s default provider when none is given, unless that one was removed', async () => {
    const { A } = world.seed;
    const provider = A.practitioners.first.practitionerId!;
    const setDefault = (id: number | null) =>
      world.database.bare.transaction({ role: 'owner' }, (tx) => tx.update(locations).set({ defaultProviderId: id }).where(eq(locations.id, A.locations[0])));
    await setDefault(provider);
    expect((await added()).primaryPractitionerId).toBe(provider);
    expect((await added({ primaryPractitionerId: A.practitioners.admin.practitionerId })).primaryPractitionerId).toBe(A.practitioners.admin.practitionerId);
    await setDefault(null);
    expect((await added()).primaryPractitionerId).toBeNull();
  });

  it.each([
    ['PAT-36', { firstName: ' ' }, { firstName: 'First name is required' }],
    ['PAT-37', { lastName: '' }, { lastName: 'Last name is required' }],
    ['PAT-38', { email: '' }, { email: 'Email is required' }],
    ['PAT-39', { email: 'ada@' }, { email: 'Email must be valid.' }],
    ['PAT-40', { phoneNumber: null }, { phoneNumber: 'Phone number is required' }],
    ['PAT-42', { dob: '2999-01-01' }, { dob: 'Date of birth cannot be in the future' }],
    ['PAT-43', { locationId: undefined }, { locationId: 'Location is required' }],
    ['PAT-44', { injuredSideOfBody: undefined }, { injuredSideOfBody: 'Side of body is required' }],
    ['PAT-45', { injuredBodyPart: null }, { injuredBodyPart: 'Involved body part is required' }],
    ['PAT-29 PAT-30', { products: [] }, { products: 'You must select at least one product.' }],
    ['PAT-50 PAT-51', { phoneNumber: '555-1234' }, { phoneNumber: 'Phone number must be 10 digits' }],
  ])('%s the server says so too: %o', async (_row, change, fields) => {
    const before = (await ownRows()).length;
    const { status, problem } = await add(change);
    expect({ status, fields: problem.fields }).toEqual({ status: 422, fields });
    expect((await ownRows()).length).toBe(before);
  });

  it('PAT-46 PAT-47 PAT-48 PAT-49 a Gait patient needs a name only; OPEN-055 a PRO patient only a phone', async () => {
    const bare = { email: null, phoneNumber: '', dob: null, injuredSideOfBody: undefined, injuredBodyPart: null };
    const gait = await added({ ...bare, products: ['GAIT'] });
    expect(gait.patient).toMatchObject({ email: null, phoneNumber: null, dob: null });
    const pro = await added({ ...bare, products: ['PRO'], firstName: '', lastName: null, phoneNumber: '5551234567' });
    expect(pro.patient).toMatchObject({ firstName: '', lastName: '', phoneNumber: '+15551234567' });
    expect((await add({ ...bare, products: ['GAIT'], email: 'nobody' })).status).toBe(422);
  });

  it('OPEN-057 takes N/A as an answer', async () => {
    expect((await added({ injuredSideOfBody: null })).productData.health?.injuredSideOfBody).toBeNull();
  });

  it('OPEN-056 refuses an email that another patient has, even one out of reach, and adds nobody', async () => {
    const before = (await ownRows()).length;
    for (const email of ['pat.a1@patient.test', 'PAT.A2@patient.test']) {
      const { status, problem } = await add({ email }, first);
      expect([status, problem.fields]).toEqual([409, { email: 'A patient with this email already exists.' }]);
      expect(problem.message).toBe('A patient with this email already exists.');
    }
    expect((await ownRows()).length).toBe(before);
    // Another clinic's patient is no obstacle.
    await added({ email: 'pat.b1@patient.test' });
  });

  it('refuses a Unique Gait ID that another patient has', async () => {
    const { status, problem } = await add({ products: ['GAIT'], gaitUid: 'G-A1' });
    expect([status, problem.fields]).toEqual([409, { gaitUid: 'A patient with this Unique Gait ID already exists.' }]);
  });

  it('ENT-001 gives only products that the organization has', async () => {
    const { organizationId } = world.seed.B;
    const products = (list: string[]) =>
      world.database.bare.transaction({ role: 'owner' }, (tx) => tx.update(organizations).set({ products: list }).where(eq(organizations.id, organizationId)));
    await products(['GAIT', 'SCAN']);
    const caller = await world.as(world.seed.B.practitioners.admin);
    const body = draft({ locationId: world.seed.B.locations[0], products: ['GAIT', 'PRO'] });
    const { status, problem } = await caller.call(addPatient, { body });
    await products(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect([status, problem.fields]).toEqual([422, { products: 'Your organization does not have this product.' }]);
    expect((await add({ products: ['SCAN'] })).status).toBe(422);
  });

  it('A2 refuses a location or provider of another clinic, of another location or of nobody, and writes nothing anywhere', async () => {
    const { A, B } = world.seed;
    const before = await checksums(world.database);
    const refused = [
      await add({ locationId: A.locations[1] }, first),
      await add({ locationId: B.locations[0] }),
      await add({ locationId: 999_999 }),
      await add({ primaryPractitionerId: B.practitioners.first.practitionerId }),
      await add({ primaryPractitionerId: A.practitioners.second.practitionerId }, first),
      await add({ primaryPractitionerId: 999_999 }),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.fields])).toEqual([
      ...Array<unknown>(3).fill([422, { locationId: 'Location is not known' }]),
      ...Array<unknown>(3).fill([422, { primaryPractitionerId: 'Not a valid provider' }]),
    ]);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('A2 refuses a provider who was removed', async () => {
    const { organizationId } = world.seed.A;
    const [gone] = await world.database.bare.transaction({ role: 'owner' }, (tx) =>
      tx.insert(practitioners).values({ organizationId, firstName: 'Gone', lastName: 'Provider', role: 'PORTAL_PRACTITIONER', addedAsRole: 'PORTAL_PRACTITIONER', removedAt: new Date() }).returning({ id: practitioners.id }),
    );
    expect((await add({ primaryPractitionerId: gone!.id })).status).toBe(422);
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the queries alone', { app: true, rls: false }],
  ])('keeps a practitioner to the own location by %s', async (_which, walls) => {
    const caller = await world.beside({ walls }).as(world.seed.A.practitioners.first);
    const before = await checksums(world.database);
    for (const locationId of [world.seed.A.locations[1], world.seed.B.locations[0]]) {
      expect([404, 422]).toContain((await caller.call(addPatient, { body: draft({ locationId }) })).status);
      expect([404, 422]).toContain((await save(world.seed.A.patients[0], { locationId }, 1, caller)).status);
    }
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0]]) {
      expect((await save(id, { firstName: 'Taken' }, 1, caller)).status).toBe(404);
      expect((await caller.call(resendInvite, { params: { id } })).status).toBe(404);
    }
    expect(await checksums(world.database)).toEqual(before);
  });

  it('J3 refuses fields that are not the caller’s to set', async () => {
    for (const extra of [{ organizationId: world.seed.B.organizationId }, { hasAccount: true }, { discharged: true }, { id: 1 }, { version: 7 }, { setupDate: '2020-01-01' }]) {
      expect((await add(extra)).status).toBe(422);
    }
    for (const body of ['{"products": ["HEALTH"', '[]', 'null', '{"products":{"$ne":null}}']) {
      expect([400, 422]).toContain((await admin.send('POST', '/api/v2/patients', { body })).status);
    }
    expect((await admin.send('POST', '/api/v2/patients', { body: `{"__proto__":{"hidden":true},"products":["PRO"]}` })).status).toBe(400);
    expect((await admin.send('POST', '/api/v2/patients', { body: JSON.stringify(draft({ firstName: 'A'.repeat(200_000) })) })).status).toBe(413);
  });

  it('C2 sent again with the same key gives one patient and the same answer; a changed body is refused', async () => {
    const body = draft();
    const headers = { 'idempotency-key': 'add-patient-0001' };
    const [one, two] = [await admin.call(addPatient, { body, headers }), await admin.call(addPatient, { body, headers })];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect(await stored(world, patients, eq(patients.email, body.email))).toHaveLength(1);
    expect((await admin.call(addPatient, { body: { ...body, firstName: 'Eve' }, headers })).status).toBe(422);
    expect(await lettersTo(body.email)).toHaveLength(1);
  });

  it('O1 is written down with who did it and for whom', async () => {
    const record = await added({}, first);
    const [row] = await stored(world, auditRows, and(eq(auditRows.action, 'addPatient'), eq(auditRows.userId, world.seed.A.practitioners.first.userId)));
    const rows = await stored(world, auditRows, eq(auditRows.action, 'addPatient'));
    expect(row).toMatchObject({ organizationId: world.seed.A.organizationId, outcome: 201 });
    expect(rows.at(-1)!.entityIds).toEqual([String(record.id)]);
  });
});

describe('the invite', () => {
  it('goes to a Health patient with a code that is kept as a hash for 14 days, and nothing of it stays in the queue', async () => {
    const record = await added();
    const [letter] = await lettersTo(record.patient.email!);
    expect(letter?.text).toContain('Clinic A');
    const code = /code: (\S+)/.exec(letter!.text)![1]!;
    const [invite] = await stored(world, patientInvites, eq(patientInvites.patientId, record.id));
    expect(invite!.usedAt).toBeNull();
    expect(Math.round((invite!.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(14);
    const queue = JSON.stringify([await stored(world, jobs), invite]);
    expect(queue).not.toContain(code);
    expect(queue).not.toContain(record.patient.email!);
  });

  it('goes to nobody without Health, and to nobody when nothing was added', async () => {
    const gait = await added({ products: ['GAIT'] });
    expect(await lettersTo(gait.patient.email!)).toEqual([]);
    const refused = draft({ gaitUid: 'G-A1' });
    expect((await admin.call(addPatient, { body: refused })).status).toBe(409);
    expect(await lettersTo(refused.email)).toEqual([]);
  });

  it('PAT-21 PAT-22 is sent again only while there is no account, and the code before stops working', async () => {
    const record = await added();
    const again = await first.call(resendInvite, { params: { id: record.id } });
    expect([again.status, again.body]).toEqual([202, { done: true }]);
    expect(await lettersTo(record.patient.email!)).toHaveLength(2);
    const invites = await stored(world, patientInvites, eq(patientInvites.patientId, record.id));
    expect(invites.map(({ usedAt }) => usedAt === null)).toEqual([false, true]);
    const withAccount = await first.call(resendInvite, { params: { id: world.seed.A.patients[0] } });
    expect([withAccount.status, withAccount.problem.message]).toEqual([409, 'The patient already has an account.']);
    const gait = await added({ products: ['GAIT'] });
    expect((await first.call(resendInvite, { params: { id: gait.id } })).status).toBe(409);
  });

  it('REC-22 is not sent to a patient out of reach', async () => {
    for (const id of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
      const { status, problem } = await first.call(resendInvite, { params: { id } });
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
  });
});

describe('changing a patient', () => {
  let id = 0;
  beforeEach(async () => {
    ({ id } = await added());
  });

  it('changes what is given and leaves the rest', async () => {
    const { status, body } = await save(id, { lastName: 'Byron', phoneNumber: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, patient: { firstName: 'Ada', lastName: 'Byron', phoneNumber: null, dob: '1985-12-10' }, productData: { health: { injuredBodyPart: 'Knee' } } });
    const [row] = await stored(world, patients, eq(patients.id, id));
    expect(row).toMatchObject({ sortName: 'ada byron', searchText: `ada byron ${body.patient.email}` });
    expect((await admin.call(listPatients, { query: { q: 'lovelace', limit: 900 } })).body.items.map((found) => found.id)).not.toContain(id);
  });

  it('PAT-65 normalises the phone', async () => {
    expect((await save(id, { phoneNumber: '1 (303) 555-0000' })).body.patient.phoneNumber).toBe('+13035550000');
  });

  it.each([
    ['PAT-57', { firstName: '' }, { firstName: 'First name is required' }],
    ['PAT-57', { email: 'nobody' }, { email: 'Email must be valid.' }],
    ['PAT-58', { dob: '2999-01-01' }, { dob: 'Date of birth cannot be in the future' }],
    ['PAT-57', { injuredBodyPart: null }, { injuredBodyPart: 'Involved body part is required' }],
  ])('%s refuses %o of a Health patient', async (_row, change, fields) => {
    const { status, problem } = await save(id, change);
    expect([status, problem.fields]).toEqual([422, fields]);
    expect((await admin.call(getPatient, { params: { id } })).body.version).toBe(1);
  });

  it('PAT-63 says what a Health patient needs when side or part is missing', async () => {
    const { problem } = await save(id, { injuredBodyPart: null });
    expect(problem.message).toBe('You must set Side of Body and Involved Body Part for Health patients.');
  });

  it('PAT-59 PAT-60 PAT-61 asks what the products need', async () => {
    const gait = await added({ products: ['GAIT'] });
    expect((await save(gait.id, { email: null, injuredSideOfBody: null, injuredBodyPart: null, gaitUid: null })).status).toBe(200);
    const pro = await added({ products: ['PRO'] });
    expect((await save(pro.id, { phoneNumber: null })).problem.fields).toEqual({ phoneNumber: 'Phone number is required' });
    expect((await save(pro.id, { firstName: '', lastName: null })).body.patient).toMatchObject({ firstName: '', lastName: '' });
  });

  it('PAT-62 locks the email of a patient with account', async () => {
    const { status, problem } = await save(world.seed.A.patients[0], { email: 'other@people.test' });
    expect([status, Object.keys(problem.fields!)]).toEqual([422, ['email']]);
    expect((await save(world.seed.A.patients[0], { email: 'pat.a1@patient.test', dob: '1970-02-02' })).status).toBe(200);
  });

  it('invites at the new email, and the code sent to the old one stops working', async () => {
    await world.deps.jobs.runDue();
    const email = `new${id}@people.test`;
    expect((await save(id, { email })).status).toBe(200);
    expect(await lettersTo(email)).toHaveLength(1);
    expect((await stored(world, patientInvites, eq(patientInvites.patientId, id))).map(({ usedAt }) => usedAt === null)).toEqual([false, true]);
    expect((await save(id, { firstName: 'Augusta' }, 2)).status).toBe(200);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('OPEN-056 refuses email and gait id of another patient', async () => {
    expect((await save(id, { email: 'pat.a2@patient.test' })).problem).toMatchObject({ status: 409, fields: { email: 'A patient with this email already exists.' } });
    expect((await save(id, { gaitUid: 'G-A2' })).problem).toMatchObject({ status: 409, fields: { gaitUid: 'A patient with this Unique Gait ID already exists.' } });
  });

  it('moves the patient between locations in reach, totals included', async () => {
    const { organizationId, locations: [one, two] } = world.seed.A;
    const totals = async () => {
      const rows = await stored(world, patientTotals, and(eq(patientTotals.organizationId, organizationId), eq(patientTotals.discharged, false)));
      return [one, two].map((place) => rows.find(({ locationId }) => locationId === place)!.total);
    };
    const [before1, before2] = await totals();
    expect((await save(id, { locationId: two })).body.location.id).toBe(two);
    expect(await totals()).toEqual([before1! - 1, before2! + 1]);
    expect((await save(id, { firstName: 'Eve' }, 2, first)).status).toBe(404);
  });

  it('C1 needs the version, and a save on an old one gets what is there now', async () => {
    expect((await admin.call(updatePatient, { params: { id }, body: { firstName: 'A' } })).status).toBe(428);
    expect((await save(id, { firstName: 'A' }, '"abc"')).status).toBe(400);
    expect((await save(id, { firstName: 'Augusta' })).status).toBe(200);
    const late = await save(id, { firstName: 'Eve' });
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ id, version: 2, patient: { firstName: 'Augusta' } });
    expect((await admin.call(getPatient, { params: { id } })).body.patient.firstName).toBe('Augusta');
  });

  it('C1 of ten saves at once on one version, one is written', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => save(id, { firstName: `Name${at}` })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(412)]);
    expect((await admin.call(getPatient, { params: { id } })).body.version).toBe(2);
  });

  it('REC-22 A2 reaches nobody elsewhere, hidden or not there, and no foreign location or provider', async () => {
    const { A, B } = world.seed;
    await world.database.bare.transaction({ role: 'owner' }, (tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, id)));
    const before = await checksums(world.database);
    for (const [target, who] of [[A.patients[1], first], [B.patients[0], admin], [id, admin], [999_999, admin]] as const) {
      const { status, problem } = await save(target, { firstName: 'Taken' }, 1, who);
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    const [row] = await stored(world, patients, eq(patients.id, A.patients[0]));
    for (const change of [{ locationId: B.locations[0] }, { primaryPractitionerId: B.practitioners.first.practitionerId }, { hidden: true }, { products: ['PRO'] }]) {
      expect((await save(A.patients[0], change, row!.version)).status).toBe(422);
    }
    expect(await checksums(world.database)).toEqual(before);
  });

  it('leaves plans of care alone', async () => {
    const before = await stored(world, plansOfCare, eq(plansOfCare.patientId, id));
    await save(id, { lastName: 'Byron' });
    expect(await stored(world, plansOfCare, eq(plansOfCare.patientId, id))).toEqual(before);
  });
});
