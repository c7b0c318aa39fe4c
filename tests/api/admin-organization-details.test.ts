import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listActivityTrail } from '../../contract/platform/audit-trail.ts';
import { findPatients } from '../../contract/search/patient-search.ts';
import { getOrganization, updateOrganizationDetails } from '../../contract/organizations/admin-organizations.ts';
import { currentOrganization } from '../../contract/organizations/organization.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, organizations, patients } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
let support: Caller;
let clinic: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
  clinic = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

let id: number;
let details: { name: string; timezone: 'America/Denver'; products: ('HEALTH' | 'GAIT' | 'PRO' | 'SCAN')[] };
let version: number;
beforeEach(async () => {
  id = world.seed.A.organizationId;
  details = { name: 'Clinic A canaryA0', timezone: 'America/Denver', products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] };
  await world.asOwner((tx) => tx.update(organizations).set(details).where(eq(organizations.id, id)));
  version = (await vendor.call(getOrganization, { params: { id } })).body.version;
});

const save = (by: Caller, change: object, expected = version) =>
  by.call(updateOrganizationDetails, {
    params: { id },
    body: { ...details, ...change },
    headers: { 'if-match': String(expected) },
  });

describe('OPEN-166 the details of an organization, edited by vendor staff', () => {
  it('both kinds of vendor staff change the name, time zone and products', async () => {
    const first = await save(vendor, { name: 'Cedar Hill', timezone: 'America/Boise' });
    expect([first.status, first.body]).toMatchObject([
      200,
      { id, name: 'Cedar Hill', timezone: 'America/Boise', version: version + 1 },
    ]);
    const second = await save(support, { name: 'Cedar Hill', products: ['HEALTH'] }, version + 1);
    expect([second.status, second.body]).toMatchObject([200, { name: 'Cedar Hill', products: ['HEALTH'] }]);
  });

  it('a product that is added or removed counts from the clinic’s next request on, and no record is lost', async () => {
    const count = async () => (await stored(world, patients, eq(patients.organizationId, id))).length;
    const before = await count();
    const find = () => clinic.call(findPatients, { body: { q: 'canary' } });
    expect((await find()).status).toBe(200);
    await save(vendor, { products: ['SCAN'] });
    expect((await find()).status).toBe(403);
    expect((await clinic.call(currentUser)).body.organization?.products).toEqual(['SCAN']);
    expect(await count()).toBe(before);
    await save(vendor, { products: ['SCAN', 'HEALTH'] }, version + 1);
    expect((await find()).status).toBe(200);
  });

  it('the clinic sees its new name and time zone, over which it cannot save unseen', async () => {
    await save(vendor, { name: 'Cedar Hill', timezone: 'America/Boise' });
    const { body } = await clinic.call(currentOrganization);
    expect(body).toMatchObject({ name: 'Cedar Hill', timezone: 'America/Boise', version: version + 1 });
  });

  it('a version that was changed meanwhile is refused with what is stored now', async () => {
    await save(vendor, { name: 'Cedar Hill' });
    const late = await save(support, { name: 'Birch Hill' });
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ name: 'Cedar Hill', version: version + 1 });
    expect((await vendor.call(getOrganization, { params: { id } })).body.name).toBe('Cedar Hill');
  });

  it('AORG-22 AORG-31 invalid details are refused at their fields, and a name that is taken at the name', async () => {
    const [other] = await stored(world, organizations, eq(organizations.id, world.seed.B.organizationId));
    expect(reasonOf(await save(vendor, { products: [] }))).toEqual([
      422,
      { products: 'You must select at least one product.' },
    ]);
    expect(reasonOf(await save(vendor, { name: ' ' }))).toEqual([422, { name: 'Name is required' }]);
    expect(reasonOf(await save(vendor, { timezone: 'Europe/Berlin' }))).toEqual([
      422,
      { timezone: 'Timezone is required' },
    ]);
    expect(reasonOf(await save(vendor, { name: other!.name.toUpperCase() }))).toEqual([
      409,
      { name: 'An organization with this name already exists.' },
    ]);
    expect((await save(vendor, { disabled: true })).status).toBe(422);
  });

  it('the change is in the history and in the audit log of the organization', async () => {
    await save(vendor, { name: 'Cedar Hill', products: ['HEALTH'] });
    const { body } = await vendor.call(listActivityTrail, { query: { subject: `organization:${id}` } });
    expect(body.items[0]).toMatchObject({
      action: 'updateOrganizationDetails',
      changes: {
        name: ['Clinic A canaryA0', 'Cedar Hill'],
        products: [['HEALTH', 'GAIT', 'PRO', 'SCAN'], ['HEALTH']],
      },
    });
    const [row] = await world.asOwner((tx) =>
      tx
        .select()
        .from(auditRows)
        .where(eq(auditRows.action, 'updateOrganizationDetails'))
        .orderBy(desc(auditRows.id))
        .limit(1),
    );
    expect(row).toMatchObject({ onBehalfOf: id, outcome: 200 });
  });

  it('SEC-10 nobody of a clinic may do it, and an unknown organization is not found', async () => {
    expect((await save(clinic, { name: 'Mine' })).status).toBe(403);
    const unknown = await vendor.call(updateOrganizationDetails, {
      params: { id: 999_999_999 },
      body: details,
      headers: { 'if-match': '1' },
    });
    expect(unknown.status).toBe(404);
  });
});
