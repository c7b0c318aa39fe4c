import { sql, type SQL } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateKeyword } from '../../contract/locations/admin-locations.ts';
import { getOrganization, updateScanModules } from '../../contract/organizations/admin-organizations.ts';
import { addSavedFilter, updateSavedFilter } from '../../contract/saved-filters/saved-filters.ts';
import { addPortalFilter, updatePortalFilter } from '../../contract/saved-filters/portal-saved-filters.ts';
import { currentOrganization, updateOrganization } from '../../contract/organizations/organization.ts';
import { openWorld, type Caller, type Reply, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

/** Another user's change, committed while `change` is in progress. */
async function meanwhile(other: SQL, change: () => Promise<Reply<unknown>>): Promise<Reply<unknown>> {
  const bare = world.database.bare;
  // PGlite has one connection: the other change can only come first.
  if (bare.kind === 'pglite') {
    await bare.transaction({ role: 'owner' }, (tx) => tx.execute(other));
    return change();
  }
  let answer: Promise<Reply<unknown>> | undefined;
  await bare.transaction({ role: 'owner' }, async (tx) => {
    await tx.execute(other);
    answer = change();
    await pause(300);
  });
  return answer!;
}
const headers = { 'If-Match': '1' };

it('C1 a keyword that another user has just changed is returned with the conflict', async () => {
  const id = world.seed.A.locations[0];
  const late = await meanwhile(sql`update locations set keyword = 'theirs', version = 2 where id = ${id}`, () =>
    vendor.call(updateKeyword, { params: { id }, body: { keyword: 'mine' }, headers }),
  );
  expect(late.status).toBe(412);
  expect(late.problem.current).toMatchObject({ keyword: 'theirs', version: 2 });
});

it('C1 scan modules that another user has just changed are returned with the conflict', async () => {
  const id = world.seed.A.organizationId;
  const { scanModules } = (await vendor.call(getOrganization, { params: { id } })).body;
  const late = await meanwhile(sql`update organizations set scan_modules = '[]', version = 2 where id = ${id}`, () =>
    vendor.call(updateScanModules, { params: { id }, body: { scanModules }, headers }),
  );
  expect(late.status).toBe(412);
  expect(late.problem.current).toMatchObject({ version: 2 });
});

it('C1 a saved filter that was just changed elsewhere is returned with the conflict', async () => {
  const settings = { filter: {}, sort: 'name', order: 'ASC' as const, perPage: 15 };
  const { id } = (await vendor.call(addSavedFilter, { body: { list: 'admin/locations', name: 'Piers', settings } }))
    .body;
  const late = await meanwhile(sql`update saved_filters set name = 'Shores', version = 2 where id = ${id}`, () =>
    vendor.call(updateSavedFilter, { params: { id }, body: { name: 'Quays' }, headers }),
  );
  expect(late.status).toBe(412);
  expect(late.problem.current).toMatchObject({ name: 'Shores', version: 2 });
});

it('C1 a saved filter of a clinic that was just changed elsewhere is returned with the conflict', async () => {
  const clinic = await world.as(world.seed.A.practitioners.admin);
  const settings = { filter: {}, sort: 'name', order: 'ASC', perPage: 15 } as const;
  const { id } = (await clinic.call(addPortalFilter, { body: { list: 'patients', name: 'Knees', settings } })).body;
  const late = await meanwhile(sql`update clinic_saved_filters set name = 'Hips', version = 2 where id = ${id}`, () =>
    clinic.call(updatePortalFilter, { params: { id }, body: { name: 'Backs' }, headers }),
  );
  expect(late.status).toBe(412);
  expect(late.problem.current).toMatchObject({ name: 'Hips', version: 2 });
});

it('C1 the details of the own organization that were just changed are returned with the conflict', async () => {
  const clinic = await world.as(world.seed.B.practitioners.admin);
  const { id, timezone } = (await clinic.call(currentOrganization)).body;
  const late = await meanwhile(sql`update organizations set name = 'Theirs', version = 2 where id = ${id}`, () =>
    clinic.call(updateOrganization, { body: { name: 'Mine', timezone }, headers }),
  );
  expect(late.status).toBe(412);
  expect(late.problem.current).toMatchObject({ name: 'Theirs', version: 2 });
});
