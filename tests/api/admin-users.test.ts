import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateScanModules } from '../../contract/organizations/admin-organizations.ts';
import { listAdminScanSessions } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { getScanModulesOverride, setScanModulesOverride } from '../../contract/settings/settings.ts';
import { findInvite, findUser, getUser } from '../../contract/team/admin-users.ts';
import { createAccount, signUpProfile } from '../../contract/identity/account.ts';
import { listScanSessions, offeredScanModules } from '../../contract/scan-sessions/scan-sessions.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, invites, organizations, practitioners } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

const DAY_MS = 86_400_000;
let world: World;
let vendor: Caller;
let support: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
});
afterAll(() => world.close());

describe('the user search', () => {
  it('API-38 ENT-101 finds the user of an identity id', async () => {
    const { userId, email } = world.seed.B.practitioners.first;
    const { status, body } = await support.call(findUser, { query: { uuid: userId } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: userId,
      firstName: 'firstb',
      lastName: 'CANARYB1',
      email,
      organization: { id: world.seed.B.organizationId, name: 'Clinic B CANARYB0' },
    });
  });

  it('API-38 finds the user of an identity id in upper case', async () => {
    const { userId } = world.seed.B.practitioners.first;
    const uuid = userId.toUpperCase();
    expect((await support.call(findUser, { query: { uuid } })).body).toMatchObject({ id: userId });
    expect((await support.call(getUser, { params: { id: uuid } })).body).toMatchObject({ id: userId });
  });

  it('API-38 returns the current organization of a user who has moved', async () => {
    const { A, B } = world.seed;
    const { userId } = B.practitioners.admin;
    // A profile that is younger than the one in use, and gone.
    await world.asOwner((tx) =>
      tx.insert(practitioners).values({
        organizationId: A.organizationId,
        userId,
        firstName: 'Moved',
        lastName: 'On',
        email: 'moved-on@clinic.test',
        role: 'PORTAL_PRACTITIONER',
        addedAsRole: 'PORTAL_PRACTITIONER',
        removedAt: new Date(),
      }),
    );
    const { body } = await support.call(findUser, { query: { uuid: userId } });
    expect([body.organization.id, body.firstName]).toEqual([B.organizationId, 'adminb']);
  });

  it('OPEN-122 answers 404 for an unknown id and 400 for a missing id', async () => {
    expect((await vendor.call(findUser, { query: { uuid: crypto.randomUUID() } })).status).toBe(404);
    for (const uuid of ['', 'x', "' or 1=1"])
      expect(reasonOf(await vendor.call(findUser, { query: { uuid } }))).toEqual([400, { uuid: 'Not a valid UUID' }]);
  });
});

describe('the sign-up invite', () => {
  const email = 'inviteda@clinic.test';
  const find = (address = email) => vendor.call(findInvite, { query: { email: address } });

  it('API-39 ENT-102 is returned with a code that opens the sign-up', async () => {
    const { status, body } = await find('InvitedA@Clinic.test');
    expect(status).toBe(200);
    expect(body).toEqual({
      firstName: 'Ines',
      lastName: 'CANARYA0',
      email,
      inviteCode: expect.stringMatching(/^[\w-]{22}$/),
      hasAccount: false,
    });
    const profile = await world.anonymous.call(signUpProfile, { params: { code: body.inviteCode } });
    expect(profile.body).toEqual(body);
  });

  it('API-39 keeps its code while it is open and gets a new one after it expired', async () => {
    const first = (await find()).body.inviteCode;
    expect((await support.call(findInvite, { query: { email } })).body.inviteCode).toBe(first);
    world.offsetMs = 8 * DAY_MS;
    const later = await world.as(world.seed.accounts.vendorAdmin);
    const second = (await later.call(findInvite, { query: { email } })).body.inviteCode;
    expect(second).not.toBe(first);
    expect((await world.anonymous.call(signUpProfile, { params: { code: second } })).status).toBe(200);
    world.offsetMs = 0;
    expect((await world.anonymous.call(signUpProfile, { params: { code: first } })).status).toBe(404);
  });

  it('API-39 shows no code for an address that the user no longer has', async () => {
    const { organizationId } = world.seed.A;
    const role = 'PORTAL_PRACTITIONER';
    const [added] = await world.asOwner((tx) =>
      tx
        .insert(practitioners)
        .values({ organizationId, firstName: 'Ida', lastName: 'Moves', email: 'ida@old.test', role, addedAsRole: role })
        .returning({ id: practitioners.id }),
    );
    const before = (await find('ida@old.test')).body.inviteCode;
    await world.asOwner((tx) =>
      tx.update(practitioners).set({ email: 'ida@new.test' }).where(eq(practitioners.id, added!.id)),
    );
    const after = (await find('ida@new.test')).body.inviteCode;
    expect(after).not.toBe(before);
    const opened = async (code: string) => (await world.anonymous.call(signUpProfile, { params: { code } })).status;
    expect([await opened(before), await opened(after)]).toEqual([404, 200]);
  });

  it('API-39 stores no readable code and audits each lookup', async () => {
    const { inviteCode } = (await find()).body;
    const [stored] = await world.asOwner((tx) =>
      tx
        .select()
        .from(invites)
        .where(eq(invites.practitionerId, world.seed.A.practitioners.invited))
        .orderBy(desc(invites.id)),
    );
    expect(JSON.stringify(stored)).not.toContain(inviteCode);
    const [row] = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'findInvite')).orderBy(desc(auditRows.id)).limit(1),
    );
    expect(row).toMatchObject({
      userId: world.seed.accounts.vendorAdmin.userId,
      onBehalfOf: world.seed.A.organizationId,
      entityIds: [String(world.seed.A.practitioners.invited)],
      outcome: 200,
    });
    expect(JSON.stringify(world.log)).not.toContain(email);
  });

  it('AUSR-13 reports that the user has an account from the moment it was created', async () => {
    expect((await find(world.seed.A.practitioners.admin.email)).body.hasAccount).toBe(true);
    const { inviteCode } = (await find()).body;
    expect(
      (await world.anonymous.call(createAccount, { body: { code: inviteCode, password: 'a new and longer one' } }))
        .status,
    ).toBe(201);
    const before = await world.asOwner((tx) =>
      tx.select().from(invites).where(eq(invites.practitionerId, world.seed.A.practitioners.invited)),
    );
    expect((await find()).body).toMatchObject({ hasAccount: true, inviteCode });
    expect(
      await world.asOwner((tx) =>
        tx.select().from(invites).where(eq(invites.practitionerId, world.seed.A.practitioners.invited)),
      ),
    ).toEqual(before);
  });

  it('AUSR-09 requires an email, and answers 404 for an address that was not invited or was removed', async () => {
    expect((await find('')).problem).toMatchObject({ status: 400, message: 'Email is required' });
    expect((await find('nobody@clinic.test')).status).toBe(404);
    const gone = world.seed.B.practitioners.invited;
    await world.asOwner((tx) =>
      tx
        .update(practitioners)
        .set({ removedAt: new Date() })
        .where(and(eq(practitioners.id, gone))),
    );
    expect((await find('invitedb@clinic.test')).status).toBe(404);
  });
});

describe('the scan modules override', () => {
  const emulate = (organizationId: number, caller = vendor) =>
    caller.call(setScanModulesOverride, { body: { organizationId } });
  const emulated = async (caller = vendor) => (await caller.call(getScanModulesOverride)).body;

  it('API-40 OPEN-123 is initially the own organization', async () => {
    expect(await emulated()).toEqual({ organizationId: world.seed.vendorOrganizationId });
  });

  it('API-41 OPEN-123 is set for the caller only, and is reset by selecting the own organization', async () => {
    const { A } = world.seed;
    const { status, body } = await emulate(A.organizationId);
    expect([status, body]).toEqual([200, { organizationId: A.organizationId }]);
    expect(await emulated()).toEqual({ organizationId: A.organizationId });
    expect(await emulated(support)).toEqual({ organizationId: world.seed.vendorOrganizationId });
    expect((await emulate(world.seed.vendorOrganizationId)).body).toEqual({
      organizationId: world.seed.vendorOrganizationId,
    });
    expect(await emulated()).toEqual({ organizationId: world.seed.vendorOrganizationId });
  });

  it('ASET-03 rejects an organization without Scan and an unknown one', async () => {
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH'] })
        .where(eq(organizations.id, world.seed.B.organizationId)),
    );
    for (const id of [world.seed.B.organizationId, 999_999]) {
      expect((await emulate(id)).problem.fields).toEqual({ organizationId: 'Choose an organization that has Scan.' });
    }
    expect((await vendor.call(setScanModulesOverride, { body: {} })).problem.fields).toEqual({
      organizationId: 'Organization is required',
    });
    expect(await emulated()).toEqual({ organizationId: world.seed.vendorOrganizationId });
  });

  it('OPEN-124 changes the scan modules offered to that admin and nothing else', async () => {
    const { A, vendorOrganizationId } = world.seed;
    const module = (name: string) => ({
      id: name,
      name,
      subtitle: 'x',
      isLocked: false,
      imageUrl: null,
      assessments: [],
    });
    for (const [id, name] of [
      [A.organizationId, 'of A'],
      [vendorOrganizationId, 'of the vendor'],
    ] as const) {
      await vendor.call(updateScanModules, {
        params: { id },
        body: { scanModules: [module(name)] },
        headers: { 'if-match': '1' },
      });
    }
    const provider = await world.as(A.practitioners.first);
    const names = async (caller: Caller) => (await caller.call(offeredScanModules)).body.map(({ name }) => name);
    const rest = async () => [
      (await vendor.call(currentUser)).body,
      (await vendor.call(listScanSessions)).body,
      (await vendor.call(listAdminScanSessions)).body,
    ];
    const before = await rest();
    expect([await names(vendor), await names(support), await names(provider)]).toEqual([
      ['of the vendor'],
      ['of the vendor'],
      ['of A'],
    ]);
    await emulate(A.organizationId);
    expect([await names(vendor), await names(support), await names(provider)]).toEqual([
      ['of A'],
      ['of the vendor'],
      ['of A'],
    ]);
    expect(await rest()).toEqual(before);
    expect(await names(await world.as(world.seed.B.practitioners.admin))).toEqual([]);
  });
});
