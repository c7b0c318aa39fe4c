import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getScanModulesOverride, setScanModulesOverride } from '../../contract/settings/settings.ts';
import { organizations, scanModuleOverrides } from '../../server/platform/db/schema.ts';
import { stored } from './stored.ts';
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
beforeEach(() => world.asOwner((tx) => tx.delete(scanModuleOverrides)));

const emulate = async (caller: Caller, organizationId: number) => {
  const { status, body } = await caller.call(setScanModulesOverride, { body: { organizationId } });
  return { status, body };
};
const emulated = async (caller: Caller) => (await caller.call(getScanModulesOverride)).body.organizationId;
const overrides = async () =>
  (await stored(world, scanModuleOverrides)).map(({ userId, organizationId }) => [userId, organizationId]);

describe('resetting emulation to the own organization', () => {
  it('ASET-03 OPEN-123 is possible even without Scan, and removes the emulation completely', async () => {
    const { A, vendorOrganizationId } = world.seed;
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH'] })
        .where(eq(organizations.id, vendorOrganizationId)),
    );
    await emulate(vendor, A.organizationId);
    expect(await overrides()).toEqual([[world.seed.accounts.vendorAdmin.userId, A.organizationId]]);
    const own = { status: 200, body: { organizationId: vendorOrganizationId } };
    expect(await emulate(vendor, vendorOrganizationId)).toEqual(own);
    expect(await overrides()).toEqual([]);
    expect(await emulated(vendor)).toBe(vendorOrganizationId);
    expect(await emulate(vendor, vendorOrganizationId)).toEqual(own);
  });

  it('OPEN-123 does not end the emulation of another user', async () => {
    const { A, B, vendorOrganizationId, accounts } = world.seed;
    await emulate(vendor, A.organizationId);
    await emulate(support, B.organizationId);
    await emulate(vendor, vendorOrganizationId);
    expect(await overrides()).toEqual([[accounts.support.userId, B.organizationId]]);
    expect([await emulated(vendor), await emulated(support)]).toEqual([vendorOrganizationId, B.organizationId]);
  });
});

it('API-41 selecting another organization replaces the previous one, for the caller only', async () => {
  const { A, B } = world.seed;
  await emulate(support, A.organizationId);
  await emulate(vendor, A.organizationId);
  expect((await emulate(vendor, B.organizationId)).status).toBe(200);
  expect([await emulated(vendor), await emulated(support)]).toEqual([B.organizationId, A.organizationId]);
});
