import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivityTrail } from '../../contract/platform/audit-trail.ts';
import { updateKeyword } from '../../contract/locations/admin-locations.ts';
import {
  createOrganization,
  disableOrganization,
  enableOrganization,
  updateScanModules,
} from '../../contract/organizations/admin-organizations.ts';
import { saveScanClient } from '../../contract/client-versions/client-versions.ts';
import { updateLocation } from '../../contract/locations/locations.ts';
import { updateOrganization } from '../../contract/organizations/organization.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

const listTrail = (subject: string) => vendor.call(listActivityTrail, { query: { subject } });

describe('the activity trail', () => {
  it('says who changed what on a location, newest first, whether staff or the clinic itself', async () => {
    const { A } = world.seed;
    const [id] = A.locations;
    await vendor.call(updateKeyword, { params: { id }, body: { keyword: 'tide' }, headers: { 'If-Match': '1' } });
    const admin = await world.as(A.practitioners.admin);
    await admin.call(updateLocation, {
      params: { id },
      body: { name: 'Pier', timezone: 'America/Chicago' },
      headers: { 'If-Match': '2' },
    });
    const { body } = await listTrail(`location:${id}`);
    expect(body.totalItems).toBe(2);
    expect(body.items[0]).toMatchObject({
      who: { userId: A.practitioners.admin.userId, name: expect.stringContaining('CANARYA0') },
      action: 'updateLocation',
      changes: { name: [expect.stringContaining('Place'), 'Pier'], timezone: ['America/Denver', 'America/Chicago'] },
    });
    expect(body.items[1]).toMatchObject({
      who: { userId: world.seed.accounts.vendorAdmin.userId },
      action: 'updateKeyword',
      changes: { keyword: [null, 'tide'] },
    });
    const organization = await listTrail(`organization:${A.organizationId}`);
    expect(organization.body.items.map(({ action }) => action)).toEqual(['updateLocation', 'updateKeyword']);
    expect((await listTrail(`organization:${world.seed.B.organizationId}`)).body.items).toEqual([]);
  });

  it('holds neither rejected changes nor reads', async () => {
    const { B } = world.seed;
    const admin = await world.as(B.practitioners.admin);
    const body = { name: 'Hill', timezone: 'America/Boise' as const };
    await admin.call(updateOrganization, { body, headers: { 'If-Match': '7' } });
    expect((await listTrail(`organization:${B.organizationId}`)).body.items).toEqual([]);
    await admin.call(updateOrganization, { body, headers: { 'If-Match': '1' } });
    expect((await listTrail(`organization:${B.organizationId}`)).body.items).toMatchObject([
      { action: 'updateOrganization', changes: { name: [expect.any(String), 'Hill'] } },
    ]);
  });

  it('shows what staff did to an organization and to a client version', async () => {
    const made = await vendor.call(createOrganization, {
      body: {
        orgName: 'Harbor',
        timezone: 'America/Denver',
        products: ['SCAN'],
        practitioner: { firstName: 'A', lastName: 'B', email: null, role: 'PORTAL_PROVIDER_ADMIN' },
        location: { name: 'Pier', timezone: 'America/Denver' },
      },
    });
    const params = { id: made.body.id };
    await vendor.call(updateScanModules, { params, body: { scanModules: [] }, headers: { 'If-Match': '1' } });
    await vendor.call(disableOrganization, { params });
    await vendor.call(enableOrganization, { params });
    const { body } = await listTrail(`organization:${params.id}`);
    expect(body.items.map(({ action, changes }) => [action, changes])).toEqual([
      ['enableOrganization', { disabled: [true, false] }],
      ['disableOrganization', { disabled: [false, true] }],
      ['updateScanModules', {}],
      ['createOrganization', { name: [null, 'Harbor'], products: [[], ['SCAN']] }],
    ]);
    const versionId = '7.1.3';
    const save = (updateRequired: boolean, version: string) =>
      vendor.call(saveScanClient, {
        params: { versionId },
        body: { updateRequired },
        headers: { 'If-Match': version },
      });
    await save(false, '0');
    await save(true, '1');
    const version = await listTrail(`client-version:${versionId}`);
    expect(version.body.items.map(({ changes }) => changes)).toEqual([
      { updateRequired: [false, true] },
      { updateRequired: [null, false] },
    ]);
  });

  it('is open to vendor staff only, and accepts known record types only', async () => {
    const admin = await world.as(world.seed.A.practitioners.admin);
    const own = { query: { subject: `organization:${world.seed.A.organizationId}` } };
    expect((await admin.call(listActivityTrail, own)).status).toBe(403);
    for (const subject of ['patient:1', 'organization:'])
      expect(reasonOf(await listTrail(subject))).toEqual([400, { subject: 'Not a valid subject' }]);
  });
});
