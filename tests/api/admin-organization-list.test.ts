import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrganization, listOrganizations } from '../../contract/organizations/admin-organizations.ts';
import type { Product } from '../../contract/platform/enumerations.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

function create(orgName: string, products: Product[]) {
  const practitioner = { firstName: 'Nora', lastName: 'New', email: null, role: 'PORTAL_PROVIDER_ADMIN' as const };
  const location = { name: 'Place', timezone: 'America/Denver' as const };
  return vendor.call(createOrganization, {
    body: { orgName, timezone: 'America/Denver', products, practitioner, location },
  });
}

describe('the list of organizations', () => {
  it('API-04 returns id, name, timezone, products and disabled', async () => {
    const { status, body } = await vendor.call(listOrganizations, { query: { limit: 999 } });
    expect(status).toBe(200);
    const row = body.items.find(({ id }) => id === world.seed.A.organizationId);
    expect(row).toEqual({
      id: world.seed.A.organizationId,
      name: 'Clinic A CANARYA0',
      timezone: 'America/Denver',
      products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'],
      disabled: false,
      version: 1,
      accessChange: { state: 'none', disabling: false, done: 0, total: 0 },
    });
    expect(body.items.find(({ id }) => id === world.seed.accounts.disabled.organizationId)?.disabled).toBe(true);
    expect(body.totalItems).toBe(body.items.length);
  });

  it('AORG-04 is sorted by name regardless of case, also in the simple-rest form', async () => {
    await create('aardvark rehab', ['SCAN']);
    const { body } = await vendor.call(listOrganizations, { query: { limit: 999 } });
    const names = body.items.map(({ name }) => name);
    expect(names[0]).toBe('aardvark rehab');
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const rest = await vendor.send('GET', '/api/v2/admin/organizations?range=[0,1]&sort=["name","DESC"]&filter={}');
    expect((rest.body as { name: string }[]).map(({ name }) => name)).toEqual(names.toReversed().slice(0, 2));
    expect(rest.headers.get('content-range')).toBe(`items 0-1/${names.length}`);
  });

  it('ASET-03 can be filtered by product and by name, where % is not a wildcard', async () => {
    await create('Only 100% Pro', ['PRO']);
    const withScan = (await vendor.call(listOrganizations, { query: { product: 'SCAN', limit: 999 } })).body.items;
    expect(withScan.length).toBeGreaterThan(1);
    expect(withScan.every(({ products }) => products.includes('SCAN'))).toBe(true);
    for (const [q, found] of [
      ['0% p', ['Only 100% Pro']],
      ['%', ['Only 100% Pro']],
      ['_', []],
      ['\\', []],
    ] as const) {
      expect((await vendor.call(listOrganizations, { query: { q } })).body.items.map(({ name }) => name)).toEqual(
        found,
      );
    }
  });

  it('J1 rejects an unknown sort key and an unknown filter', async () => {
    const noSort = 'Cannot sort by that. Choose one of: name, timezone, disabled, id.';
    const wrong: [Record<string, string>, unknown][] = [
      [{ sort: 'version; drop table organizations' }, noSort],
      [{ sort: 'scanModules' }, noSort],
      [{ nope: '1' }, unknownName('nope')],
      [{ product: 'X' }, { product: expect.any(String) }],
    ];
    for (const [query, reason] of wrong) {
      expect(reasonOf(await vendor.call(listOrganizations, { query }))).toEqual([400, reason]);
    }
  });
});
