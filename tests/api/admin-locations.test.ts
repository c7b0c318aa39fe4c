import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAdminLocations, listScanLocations, updateKeyword } from '../../contract/locations/admin-locations.ts';
import { locations, organizations } from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

describe('the admin list of locations', () => {
  it('API-36 ENT-070 returns locations with their organization', async () => {
    const { A } = world.seed;
    await world.asOwner((tx) =>
      tx
        .update(locations)
        .set({
          address1: '1 Lake Road',
          address2: 'Floor 2',
          city: 'Guam City',
          stateCode: 'GU',
          zipCode: '96910',
          countryCode: 'US',
          keyword: 'blue',
        })
        .where(eq(locations.id, A.locations[0])),
    );
    const { body } = await vendor.call(listAdminLocations, { query: { id: String(A.locations[0]) } });
    expect(body.items).toEqual([
      {
        id: A.locations[0],
        name: expect.stringContaining('Place'),
        organization: { id: A.organizationId, name: 'Clinic A CANARYA0', logoUrl: null },
        keyword: 'blue',
        contactList: [],
        city: 'Guam City',
        state: 'Guam',
        country: 'United States',
        address1: '1 Lake Road',
        address2: 'Floor 2',
        zipCode: '96910',
        countryCode: 'US',
        stateCode: 'GU',
        timezone: 'America/Denver',
        version: 1,
      },
    ]);
  });

  it('finds locations by part of their name or of their organization’s', async () => {
    const { A, B } = world.seed;
    const found = async (q: string) =>
      (await vendor.call(listAdminLocations, { query: { q } })).body.items
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    expect(await found('clinic a')).toEqual(A.locations.toSorted((a, b) => a - b));
    expect(await found('place 1 canaryb')).toEqual([B.locations[0]]);
    expect(await found('100%')).toEqual([]);
  });

  it('ALOC-02 ALOC-03 can be filtered by organization and is sorted by name', async () => {
    const { A, B } = world.seed;
    await world.asOwner((tx) =>
      tx.insert(locations).values({ organizationId: B.organizationId, name: 'annex', timezone: 'America/Denver' }),
    );
    const all = (await vendor.call(listAdminLocations)).body;
    expect(all.totalItems).toBe(5);
    expect(all.items[0]!.name).toBe('annex');
    const names = all.items.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const ofA = (await vendor.call(listAdminLocations, { query: { organizationId: A.organizationId } })).body;
    expect(ofA.items.map(({ id }) => id)).toEqual(A.locations);
    const rest = await vendor.send(
      'GET',
      `/api/v2/admin/locations?filter={"organizationId":[${A.organizationId}]}&range=[0,0]&sort=["id","DESC"]`,
    );
    expect((rest.body as { id: number }[]).map(({ id }) => id)).toEqual([A.locations[1]]);
    expect(rest.headers.get('content-range')).toBe('items 0-0/2');
  });

  it('API-37 saves the keyword and nothing else; a blank keyword removes it', async () => {
    const id = world.seed.A.locations[1];
    const save = (body: object, version: number) =>
      vendor.call(updateKeyword, {
        params: { id },
        body: body as Record<string, unknown>,
        headers: { 'if-match': String(version) },
      });
    const saved = await save({ keyword: ' green ' }, 1);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ id, keyword: 'green', version: 2 });
    expect(reasonOf(await save({ keyword: 'red', name: 'Stolen' }, 2))).toEqual([422, unknownName('name')]);
    const late = await save({ keyword: 'red' }, 1);
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ keyword: 'green', version: 2 });
    expect((await save({ keyword: ' ' }, 2)).body).toMatchObject({ keyword: null, version: 3 });
    expect(
      (
        await vendor.call(updateKeyword, {
          params: { id: 999_999 },
          body: { keyword: 'x' },
          headers: { 'if-match': '1' },
        })
      ).status,
    ).toBe(404);
  });

  it('API-26 returns the locations of organizations that have Scan', async () => {
    const { A, B } = world.seed;
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH', 'GAIT', 'PRO'] })
        .where(eq(organizations.id, B.organizationId)),
    );
    const { status, body } = await vendor.call(listScanLocations);
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual(A.locations);
  });
});

// Last, because it renames locations.
it('OPEN-170 locations are sorted by organization, and within one by name', async () => {
  const { A, B } = world.seed;
  await world.asOwner(async (tx) => {
    await tx.update(locations).set({ name: 'Zebra Place' }).where(eq(locations.id, A.locations[0]));
    await tx.update(locations).set({ name: 'apple Place' }).where(eq(locations.id, A.locations[1]));
  });
  const { body } = await vendor.call(listScanLocations, { query: { sort: 'organization', limit: 999 } });
  const shown = body.items.filter(({ organization }) => [A.organizationId, B.organizationId].includes(organization.id));
  expect(shown.slice(0, 2).map(({ name }) => name)).toEqual(['apple Place', 'Zebra Place']);
  const names = body.items.map(({ organization }) => organization.name.toLowerCase());
  expect(names).toEqual(names.toSorted());
});
