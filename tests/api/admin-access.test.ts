import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOrganization,
  disableOrganization,
  enableOrganization,
  updateScanModules,
  uploadOrganizationLogo,
} from '../../contract/organizations/admin-organizations.ts';
import { updateKeyword } from '../../contract/locations/admin-locations.ts';
import { addProForm } from '../../contract/surveys/admin-surveys.ts';
import { saveRiskOutcome } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { saveScanClient } from '../../contract/client-versions/client-versions.ts';
import { setScanModulesOverride } from '../../contract/settings/settings.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { checksums } from './isolation/checksums.ts';
import { openWorld, type Caller, type World } from './world.ts';

type Attempt = (who: Caller, turn: number) => Promise<{ status: number }>;

let world: World;
let clinicPeople: Caller[];
let vendors: Caller[];
beforeAll(async () => {
  world = await openWorld();
  const { A, accounts } = world.seed;
  clinicPeople = [await world.as(A.practitioners.admin), await world.as(A.practitioners.first)];
  vendors = [await world.as(accounts.vendorAdmin), await world.as(accounts.support)];
});
afterAll(() => world.close());

/** Runs the same call as PORTAL_PROVIDER_ADMIN, PORTAL_PRACTITIONER, without sign-in, and as both kinds of vendor staff. */
async function triedByAll(attempt: Attempt) {
  const before = await checksums(world.database);
  const clinic: number[] = [];
  for (const [turn, who] of clinicPeople.entries()) clinic.push((await attempt(who, turn)).status);
  const anonymousStatus = (await attempt(world.anonymous, 2)).status;
  const between = await checksums(world.database);
  const vendor: number[] = [];
  for (const [turn, who] of vendors.entries()) vendor.push((await attempt(who, turn)).status);
  const after = await checksums(world.database);
  return {
    clinic,
    anonymousStatus,
    changedByThem: !isDeepStrictEqual(between, before),
    vendor,
    changedByVendor: !isDeepStrictEqual(after, between),
  };
}
const onlyVendorStaff = (status: number) => ({
  clinic: [403, 403],
  anonymousStatus: 401,
  changedByThem: false,
  vendor: [status, status],
  changedByVendor: true,
});

const png = new Uint8Array(
  Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000fa0000008c0806000000000000000000000a49444154789c63000100000500010d0a2db40000000049454e44ae426082',
    'hex',
  ),
);
const organization = (turn: number) => ({
  orgName: `Access clinic ${turn}`,
  timezone: 'America/Denver' as const,
  products: ['SCAN' as const],
  practitioner: {
    firstName: 'Ada',
    lastName: 'Access',
    email: `access${turn}@clinic.test`,
    role: 'PORTAL_PROVIDER_ADMIN' as const,
  },
  location: { name: 'Place', timezone: 'America/Denver' as const },
});
const outcome = {
  assessmentId: 'AST-0009',
  type: 'FALL' as const,
  resultDefinitionId: 'time',
  factors: [
    {
      category: 'HIGH' as const,
      criteria: [{ type: 'TIME' as const, conditions: [{ comparator: 'gte' as const, value: 12 }] }],
    },
  ],
};
const ofA = () => ({ params: { id: world.seed.A.organizationId } });

describe('only the two admin kinds of vendor staff are allowed to use the call for', () => {
  it('SEC-10 creating an organization', async () => {
    expect(await triedByAll((who, turn) => who.call(createOrganization, { body: organization(turn) }))).toEqual(
      onlyVendorStaff(201),
    );
  });

  it('SEC-11 disabling and enabling an organization', async () => {
    const of = { params: { id: world.seed.accounts.disabled.organizationId! } };
    expect(await triedByAll((who) => who.call(enableOrganization, of))).toEqual(onlyVendorStaff(202));
    expect(await triedByAll((who) => who.call(disableOrganization, of))).toEqual(onlyVendorStaff(202));
  });

  it('SEC-12 uploading a logo in the admin area', async () => {
    expect(await triedByAll((who) => who.call(uploadOrganizationLogo, { ...ofA(), file: png }))).toEqual(
      onlyVendorStaff(200),
    );
  });

  it('SEC-13 updating scan modules', async () => {
    const scanModules = [
      { id: 'm', name: 'Mobility', subtitle: 'Walking', isLocked: false, imageUrl: null, assessments: [] },
    ];
    const save: Attempt = (who, turn) =>
      who.call(updateScanModules, { ...ofA(), body: { scanModules }, headers: { 'if-match': String(turn + 1) } });
    expect(await triedByAll(save)).toEqual(onlyVendorStaff(200));
  });

  it('SEC-14 configuring an analysis', async () => {
    const params = { orgId: world.seed.A.organizationId, assessmentId: 'AST-0009' };
    const save: Attempt = (who, turn) =>
      who.call(saveRiskOutcome, { params, body: outcome, headers: { 'if-match': String(turn) } });
    expect(await triedByAll(save)).toEqual(onlyVendorStaff(200));
  });

  it('SEC-15 registering a PRO form', async () => {
    expect(await triedByAll((who, turn) => who.call(addProForm, { body: { id: `form${turn}` } }))).toEqual(
      onlyVendorStaff(201),
    );
  });

  it('SEC-16 editing a client version', async () => {
    const params = { versionId: '2.18.0' };
    const save: Attempt = (who, turn) =>
      who.call(saveScanClient, {
        params,
        body: { updateRequired: true },
        headers: { 'if-match': String(turn + 1) },
      });
    expect(await triedByAll(save)).toEqual(onlyVendorStaff(200));
  });

  it('SEC-17 editing a keyword in the admin area', async () => {
    const params = { id: world.seed.A.locations[0] };
    const save: Attempt = (who, turn) =>
      who.call(updateKeyword, { params, body: { keyword: 'blue' }, headers: { 'if-match': String(turn + 1) } });
    expect(await triedByAll(save)).toEqual(onlyVendorStaff(200));
  });

  it('SEC-18 emulating an organization', async () => {
    const body = { organizationId: world.seed.A.organizationId };
    expect(await triedByAll((who) => who.call(setScanModulesOverride, { body }))).toEqual(onlyVendorStaff(200));
  });
});

it('SEC-05 the role groups vendor admin and vendor support exist', async () => {
  const users = await Promise.all(vendors.map((who) => who.call(currentUser)));
  expect(users.map(({ body }) => body.role)).toEqual(['VENDOR_ADMIN', 'VENDOR_SUPPORT']);
});

it('SEC-08 the admin area rejects everyone except vendor staff, in each of its calls', async () => {
  const calls = world.router.calls.filter(({ path }) => path.startsWith('/v2/admin/'));
  expect(calls.length).toBeGreaterThan(20);
  const before = await checksums(world.database);
  for (const { method, path, access } of calls) {
    expect.soft(typeof access === 'object' ? access.action : access, path).toMatch(/^vendor\./);
    const address = `/api${path.replace(':versionId', '9.9.9').replace(':assessmentId', 'AST-0001').replace(':kind', 'scan').replace(':artifact', 'pose-log').replaceAll(/:\w+/g, String(world.seed.A.organizationId))}`;
    for (const who of clinicPeople)
      expect
        .soft((await who.send(method, address, { headers: { 'if-match': '1' } })).status, `${method} ${path}`)
        .toBeGreaterThanOrEqual(400);
    expect.soft((await world.anonymous.send(method, address)).status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
  }
  expect(await checksums(world.database)).toEqual(before);
});

it('OPEN-007 both kinds of vendor staff may open every list of the admin area', async () => {
  const lists = world.router.calls.filter(
    (call) =>
      call.path.startsWith('/v2/admin/') &&
      call.method === 'GET' &&
      !call.path.includes(':') &&
      // These calls require a query and reject an empty one.
      ![
        'findUser',
        'findInvite',
        'searchAll',
        'listSavedFilters',
        'listActivityTrail',
        'suggestScanProviders',
        'listOrganizationUsers',
      ].includes(call.id),
  );
  expect(lists.length).toBeGreaterThan(8);
  for (const who of vendors) {
    for (const { path } of lists) {
      for (const spelling of [path.replace(/\/$/, ''), `${path.replace(/\/$/, '')}/`])
        expect.soft((await who.send('GET', `/api${spelling}`)).status, spelling).toBe(200);
    }
  }
});
