import { and, eq, inArray, sql } from 'drizzle-orm';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOrganization,
  disableOrganization,
  enableOrganization,
  getOrganization,
  listOrganizations,
  updateScanModules,
  uploadOrganizationLogo,
} from '../../contract/admin-organizations.ts';
import { currentUser } from '../../contract/users.ts';
import type { Tx } from '../../server/db/database.ts';
import { auditRows, jobs, locations, organizations, patients, plansOfCare, practitionerLocations, practitioners } from '../../server/db/schema/index.ts';
import { todayIn } from '../../domain/calendar.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
let support: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
});
afterAll(() => world.close());

const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);

/** ENT-064..066, every optional field filled. */
const newOrganization = (name: string) => ({
  orgName: name,
  timezone: 'America/Denver' as const,
  products: ['HEALTH', 'SCAN'] as const,
  practitioner: { firstName: 'Nora', lastName: 'New', email: `${name.replaceAll(' ', '.')}@Clinic.test`, role: 'PORTAL_PROVIDER_ADMIN' as const },
  location: {
    name: 'First Place', timezone: 'America/Boise' as const, address1: '1 Main Street', address2: ' ', city: 'Boise', stateCode: 'ID',
    countryCode: 'US', zipCode: '83702', keyword: '',
  },
});
const create = (body: object, caller = vendor) => caller.call(createOrganization, { body: body as Record<string, unknown> });
/** An organization of its own for a test that changes it. */
const madeBy = async (name: string) => (await create(newOrganization(name))).body;

describe('the list of organizations', () => {
  it('API-04 has id, name, timezone, products and disabled', async () => {
    const { status, body } = await vendor.call(listOrganizations, { query: { limit: 999 } });
    expect(status).toBe(200);
    const row = body.items.find(({ id }) => id === world.seed.A.organizationId);
    expect(row).toEqual({ id: world.seed.A.organizationId, name: 'Clinic A CANARYA0', timezone: 'America/Denver', products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'], disabled: false, version: 1 });
    expect(body.items.find(({ id }) => id === world.seed.accounts.disabled.organizationId)?.disabled).toBe(true);
    expect(body.totalItems).toBe(body.items.length);
  });

  it('AORG-04 sorts by name whatever the case, and in the simple-rest form', async () => {
    await create(newOrganization('aardvark rehab'));
    const { body } = await vendor.call(listOrganizations, { query: { limit: 999 } });
    const names = body.items.map(({ name }) => name);
    expect(names[0]).toBe('aardvark rehab');
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const rest = await vendor.send('GET', '/api/v2/admin/organizations?range=[0,1]&sort=["name","DESC"]&filter={}');
    expect((rest.body as { name: string }[]).map(({ name }) => name)).toEqual(names.toReversed().slice(0, 2));
    expect(rest.headers.get('content-range')).toBe(`items 0-1/${names.length}`);
  });

  it('ASET-03 narrows to organizations with a product, and by name where % is no wildcard', async () => {
    await create({ ...newOrganization('Only 100% Pro'), products: ['PRO'] });
    const withScan = (await vendor.call(listOrganizations, { query: { product: 'SCAN', limit: 999 } })).body.items;
    expect(withScan.length).toBeGreaterThan(1);
    expect(withScan.every(({ products }) => products.includes('SCAN'))).toBe(true);
    for (const [q, found] of [['0% p', ['Only 100% Pro']], ['%', ['Only 100% Pro']], ['_', []], ['\\', []]] as const) {
      expect((await vendor.call(listOrganizations, { query: { q } })).body.items.map(({ name }) => name)).toEqual(found);
    }
  });

  it('J1 refuses a sort key that is not on the list and a filter it does not know', async () => {
    const wrong: Record<string, string>[] = [{ sort: 'version; drop table organizations' }, { sort: 'scanModules' }, { nope: '1' }, { product: 'X' }];
    for (const query of wrong) {
      expect((await vendor.call(listOrganizations, { query })).status).toBe(400);
    }
  });
});

describe('creating an organization', () => {
  it('API-05 ENT-064 ENT-065 ENT-066 creates it with its first location and first user, who is to be invited', async () => {
    const { status, body } = await create(newOrganization('Cedar Clinic'));
    expect(status).toBe(201);
    const { id } = body;
    expect(body).toMatchObject({ name: 'Cedar Clinic', timezone: 'America/Denver', products: ['HEALTH', 'SCAN'], disabled: false, scanModules: [], logoUrl: null, webLogoUrl: null });
    const stored = await bare(async (tx) => ({
      places: await tx.select().from(locations).where(eq(locations.organizationId, id)),
      people: await tx.select().from(practitioners).where(eq(practitioners.organizationId, id)),
      assigned: await tx.select().from(practitionerLocations).where(eq(practitionerLocations.organizationId, id)),
      asked: await tx.select().from(jobs).where(and(eq(jobs.organizationId, id), eq(jobs.kind, 'colleague-invite'))),
    }));
    expect(stored.places).toMatchObject([{ name: 'First Place', timezone: 'America/Boise', address1: '1 Main Street', address2: null, city: 'Boise', stateCode: 'ID', countryCode: 'US', zipCode: '83702', keyword: null }]);
    expect(stored.people).toMatchObject([{ firstName: 'Nora', lastName: 'New', email: 'cedar.clinic@clinic.test', role: 'PORTAL_PROVIDER_ADMIN', addedAsRole: 'PORTAL_PROVIDER_ADMIN', userId: null }]);
    expect(stored.assigned).toEqual([{ organizationId: id, practitionerId: stored.people[0]!.id, locationId: stored.places[0]!.id }]);
    expect(stored.asked.map(({ payload }) => payload)).toEqual([{ organizationId: id, practitionerId: stored.people[0]!.id }]);
  });

  it('ENT-063 an organization has exactly its fields', async () => {
    const { body } = await vendor.call(getOrganization, { params: { id: world.seed.A.organizationId } });
    expect(Object.keys(body).toSorted()).toEqual(['disabled', 'id', 'logoUrl', 'name', 'products', 'scanModules', 'timezone', 'version', 'webLogoUrl']);
  });

  it('OPEN-115 accepts a first user without an email, who is not invited', async () => {
    const body = newOrganization('No Mail Clinic');
    const created = await create({ ...body, practitioner: { ...body.practitioner, email: null } });
    expect(created.status).toBe(201);
    const asked = await bare((tx) => tx.select().from(jobs).where(eq(jobs.organizationId, created.body.id)));
    expect(asked).toEqual([]);
  });

  it('API-06 OPEN-116 answers the message of each empty field', async () => {
    const { status, problem } = await create({ orgName: ' ', practitioner: { firstName: '', lastName: '' }, location: { name: '' } });
    expect(status).toBe(422);
    expect(problem.message).toBe('Organization name is required');
    expect(problem.fields).toEqual({
      orgName: 'Organization name is required',
      timezone: 'Timezone is required',
      products: 'You must select at least one product.',
      'practitioner.firstName': 'First name is required',
      'practitioner.lastName': 'Last name is required',
      'practitioner.role': 'Role is required',
      'location.name': 'Name is required',
      'location.timezone': 'Timezone is required',
    });
  });

  it.each([
    ['AORG-26', 'practitioner.email', 'Email must be valid', (b: ReturnType<typeof newOrganization>) => ({ ...b, practitioner: { ...b.practitioner, email: 'nora@' } })],
    ['AORG-28', 'practitioner.role', 'Role is required', (b: ReturnType<typeof newOrganization>) => ({ ...b, practitioner: { ...b.practitioner, role: 'VENDOR_ADMIN' } })],
    ['AORG-31', 'products', 'You must select at least one product.', (b: ReturnType<typeof newOrganization>) => ({ ...b, products: [] })],
    ['AORG-37', 'timezone', 'Timezone is required', (b: ReturnType<typeof newOrganization>) => ({ ...b, timezone: 'Europe/Berlin' })],
    ['OPEN-117', 'location.stateCode', 'Not a valid state', (b: ReturnType<typeof newOrganization>) => ({ ...b, location: { ...b.location, stateCode: 'XX' } })],
  ])('%s refuses a wrong %s and writes nothing', async (_, field, message, wrong) => {
    const refused = await create(wrong(newOrganization('Wrong Clinic')));
    expect(refused.status).toBe(422);
    expect(refused.problem.fields?.[field]).toBe(message);
    expect(await bare((tx) => tx.select().from(organizations).where(eq(organizations.name, 'Wrong Clinic')))).toEqual([]);
  });

  it('API-06 answers 409 with the field for a name or an email that exists, and leaves nothing behind', async () => {
    const name = await create({ ...newOrganization('Twin Clinic'), orgName: 'CLINIC a canaryA0' });
    expect(name.status).toBe(409);
    expect(name.problem.fields).toEqual({ orgName: 'An organization with this name already exists.' });
    const body = newOrganization('Twin Clinic');
    const mail = await create({ ...body, practitioner: { ...body.practitioner, email: world.seed.A.practitioners.admin.email } });
    expect(mail.status).toBe(409);
    expect(mail.problem.fields).toEqual({ 'practitioner.email': 'A provider with this email already exists.' });
    expect(await bare((tx) => tx.select().from(organizations).where(eq(organizations.name, 'Twin Clinic')))).toEqual([]);
  });

  it('C2 creates one organization however often the same request arrives', async () => {
    const options = { body: newOrganization('Once Clinic') as Record<string, unknown>, headers: { 'idempotency-key': 'one-and-the-same' } };
    const [first, second] = [await vendor.call(createOrganization, options), await vendor.call(createOrganization, options)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
  });
});

const module = { id: 'm1', name: 'Balance', subtitle: 'Standing', imageName: null, isLocked: false, imageUrl: 'https://images.test/2.png', assessments: [{ id: 'AST-0020', nameOverride: ' ' }] };
const save = (id: number, scanModules: object[], version: number, caller = vendor) =>
  caller.call(updateScanModules, { params: { id }, body: { scanModules }, headers: { 'if-match': String(version) } });

describe('scan modules', () => {
  it('API-07 API-08 saves the whole list and reads it back filled in', async () => {
    const { id } = await madeBy('Module Clinic');
    const saved = await save(id, [module, { ...module, id: 'm2', name: 'Second', isLocked: true, imageUrl: null, assessments: [] }], 1);
    expect(saved.status).toBe(200);
    const { body } = await support.call(getOrganization, { params: { id } });
    expect(body.scanModules).toEqual(saved.body.scanModules);
    expect(body.version).toBe(2);
    expect(body.scanModules).toMatchObject([
      { id: 'm1', name: 'Balance', subtitle: 'Standing', imageName: 'Assessment', isLocked: false, imageUrl: 'https://images.test/2.png', assessments: [{ id: 'AST-0020', name: 'Tandem Stance', nameOverride: null }] },
      { id: 'm2', name: 'Second', isLocked: true, imageUrl: null, assessments: [] },
    ]);
    // What was read can be sent back as it is, in another order.
    expect((await save(id, body.scanModules.toReversed(), 2)).body.scanModules.map((one) => one.id)).toEqual(['m2', 'm1']);
  });

  it('MODS-22..25 names each fault of a module', async () => {
    const { id } = await madeBy('Faulty Modules');
    const refused = await save(id, [{ id: 'm1', name: '', subtitle: ' ', imageUrl: 'not a url', assessments: [] }], 1);
    expect(refused.status).toBe(422);
    expect(refused.problem.fields).toEqual({
      'scanModules.0.name': 'Module Name is required',
      'scanModules.0.subtitle': 'Subtitle is required',
      'scanModules.0.isLocked': 'Locked status is required',
      'scanModules.0.imageUrl': 'Invalid URL format',
    });
    for (const imageUrl of ['javascript:alert(1)', 'data:image/png;base64,AA', 'http://images.test/2.png']) {
      expect((await save(id, [{ ...module, imageUrl }], 1)).problem.fields).toEqual({ 'scanModules.0.imageUrl': 'Invalid URL format' });
    }
    for (const wrong of [[{ ...module, assessments: [{ id: 'AST-9999', nameOverride: null }] }], [module, module], [{ ...module, assessments: [...module.assessments, ...module.assessments] }]]) {
      expect((await save(id, wrong, 1)).status).toBe(422);
    }
    expect((await vendor.call(getOrganization, { params: { id } })).body).toMatchObject({ version: 1, scanModules: [] });
  });

  it('C1 refuses to save over somebody else’s change, with what is there now', async () => {
    const { id } = await madeBy('Clash Clinic');
    expect((await save(id, [module], 1)).status).toBe(200);
    const late = await save(id, [], 1, support);
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ version: 2, scanModules: [{ id: 'm1' }] });
    expect((await vendor.call(updateScanModules, { params: { id }, body: { scanModules: [] } })).status).toBe(428);
  });

  it('answers 404 for an organization that does not exist', async () => {
    expect((await vendor.call(getOrganization, { params: { id: 999_999 } })).status).toBe(404);
    expect((await save(999_999, [], 1)).status).toBe(404);
    expect((await vendor.call(disableOrganization, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('A8 writes down for whom vendor staff acted', async () => {
    const { id } = await madeBy('Audited Clinic');
    await save(id, [module], 1);
    const rows = await bare((tx) => tx.select().from(auditRows).where(and(eq(auditRows.actingFor, id), inArray(auditRows.action, ['createOrganization', 'updateScanModules']))));
    expect(rows.map(({ action, userId, organizationId }) => ({ action, userId, organizationId }))).toEqual(
      ['createOrganization', 'updateScanModules'].map((action) => ({ action, userId: world.seed.accounts.vendorAdmin.userId, organizationId: world.seed.vendorOrganizationId })),
    );
  });
});

const chunk = (name: string, data: Uint8Array = new Uint8Array()) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
};
const png = new Uint8Array(
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', Buffer.from('000000fa0000008c0806000000', 'hex')), chunk('IDAT', deflateSync(Buffer.alloc(9))), chunk('IEND')]),
);

describe('the logo', () => {
  it('API-11 stores a PNG and answers links that open it, without what was appended', async () => {
    const { id } = await madeBy('Logo Clinic');
    const { status, body } = await vendor.call(uploadOrganizationLogo, { params: { id }, file: new Uint8Array([...png, ...Buffer.from('<script>')]) });
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['logoUrl', 'webLogoUrl']);
    for (const url of [body.logoUrl, body.webLogoUrl]) {
      const opened = await world.app.request(url);
      expect(opened.headers.get('content-type')).toBe('image/png');
      expect(new Uint8Array(await opened.arrayBuffer())).toEqual(png);
    }
    const organization = (await vendor.call(getOrganization, { params: { id } })).body;
    expect(new URL(organization.webLogoUrl!, 'http://x').searchParams.get('key')).toBe(new URL(body.webLogoUrl, 'http://x').searchParams.get('key'));
    expect(organization.logoUrl).not.toBeNull();
  });

  it('AORG-11 refuses what is no PNG, what is too large and what is no form', async () => {
    const { id } = await madeBy('Bad Logo Clinic');
    const svg = await vendor.call(uploadOrganizationLogo, { params: { id }, file: '<svg onload="alert(1)"/>' });
    expect(svg.status).toBe(422);
    expect(svg.problem.fields).toEqual({ file: 'The logo must be a PNG.' });
    expect((await vendor.call(uploadOrganizationLogo, { params: { id }, file: new Uint8Array(600_000) })).status).toBe(413);
    expect((await vendor.call(uploadOrganizationLogo, { params: { id }, body: {} })).status).toBe(415);
    expect((await vendor.call(getOrganization, { params: { id } })).body.logoUrl).toBeNull();
  });
});

describe('enabling and disabling', () => {
  const stateOf = (organizationId: number) =>
    bare(async (tx) => ({
      patients: await tx.select({ id: patients.id, discharged: patients.discharged }).from(patients).where(eq(patients.organizationId, organizationId)),
      ends: (await tx.select({ end: plansOfCare.end }).from(plansOfCare).where(eq(plansOfCare.organizationId, organizationId))).map(({ end }) => end),
    }));

  it('API-10 AORG-16 AORG-17 OPEN-113 disables: access ends at once, then all patients are discharged today', async () => {
    const { A, B } = world.seed;
    await bare(async (tx) => {
      // More than one batch, one of them with a plan that had ended and one with a plan that had not begun.
      await tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, sort_name)
        select ${A.organizationId}, ${A.locations[0]}, 'Many', 'Patient ' || n, array['HEALTH'], 'x' from generate_series(1, 450) n`);
      await tx.insert(plansOfCare).values([
        { organizationId: A.organizationId, patientId: A.patients[1], start: '2026-01-01', end: '2026-02-01' },
        { organizationId: A.organizationId, patientId: A.patients[1], start: '2199-01-01' },
      ]);
    });
    const before = await stateOf(B.organizationId);
    const provider = await world.as(A.practitioners.first);
    const { status, body } = await vendor.call(disableOrganization, { params: { id: A.organizationId } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: A.organizationId, disabled: true });
    const refused = await provider.call(currentUser);
    expect(refused.status).toBe(403);
    expect(refused.problem.message).toBe("Your organization's access has been disabled.");

    await world.deps.jobs.runDue();
    expect((await provider.call(currentUser)).status).toBe(401);
    const after = await stateOf(A.organizationId);
    expect(after.patients).toHaveLength(452);
    expect(after.patients.every(({ discharged }) => discharged)).toBe(true);
    const today = todayIn('America/Denver', new Date());
    expect(after.ends.toSorted()).toEqual(['2026-02-01', today, today, '2199-01-01'].toSorted());
    expect(await stateOf(B.organizationId)).toEqual(before);
    const totals = await bare((tx) => tx.execute(sql`select discharged, sum(total)::int as total from patient_totals where organization_id = ${A.organizationId} group by 1 order by 1`));
    expect((totals as unknown as { rows: object[] }).rows).toEqual([{ discharged: false, total: 0 }, { discharged: true, total: 452 }]);
  });

  it('API-09 OPEN-114 enables: access is restored, discharged patients stay discharged', async () => {
    const { A } = world.seed;
    const before = await stateOf(A.organizationId);
    const { status, body } = await vendor.call(enableOrganization, { params: { id: A.organizationId } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: A.organizationId, disabled: false });
    await world.deps.jobs.runDue();
    expect((await (await world.as(A.practitioners.first)).call(currentUser)).status).toBe(200);
    expect(await stateOf(A.organizationId)).toEqual(before);
  });

  it('C3 resumes where a process died, and stops when the organization was enabled in between', async () => {
    const { B } = world.seed;
    await vendor.call(disableOrganization, { params: { id: B.organizationId } });
    await vendor.call(enableOrganization, { params: { id: B.organizationId } });
    await world.deps.jobs.runDue();
    expect((await stateOf(B.organizationId)).patients.map(({ discharged }) => discharged)).toEqual([false, false]);
    // Somebody else's process had done one of two.
    await bare((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, B.patients[0])));
    await vendor.call(disableOrganization, { params: { id: B.organizationId } });
    await world.deps.jobs.runDue();
    const versions = await bare((tx) => tx.select({ id: patients.id, version: patients.version }).from(patients).where(eq(patients.organizationId, B.organizationId)));
    expect(versions.toSorted((a, b) => a.id - b.id)).toEqual([{ id: B.patients[0], version: 1 }, { id: B.patients[1], version: 2 }]);
    await vendor.call(enableOrganization, { params: { id: B.organizationId } });
  });

  it('does not let vendor staff lock themselves out', async () => {
    const refused = await vendor.call(disableOrganization, { params: { id: world.seed.vendorOrganizationId } });
    expect(refused.status).toBe(409);
    expect((await vendor.call(getOrganization, { params: { id: world.seed.vendorOrganizationId } })).body.disabled).toBe(false);
  });
});
