import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccount, completeSignUp } from '../../contract/identity/account.ts';
import { signIn } from '../../contract/identity/identity.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, organizations, users, practitioners } from '../../server/platform/db/schema.ts';
import { createInvite } from '../../server/identity/invites.ts';
import { stored } from './stored.ts';
import { Caller, openWorld, type World } from './world.ts';

const DAY_MS = 86_400_000;
const password = 'a long enough password';
const email = 'inviteda@clinic.test';
let world: World;
let userId: string;
let practitionerId: number;

const invite = (to = email) => {
  const { organizationId } = world.seed.A;
  return world.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx) =>
    createInvite(tx, { organizationId, practitionerId, email: to }, world.deps.configuration.secret, world.deps.now()),
  );
};
const setOrganization = (disabled: boolean) =>
  world.asOwner((tx) =>
    tx.update(organizations).set({ disabled }).where(eq(organizations.id, world.seed.A.organizationId)),
  );
const signedIn = async () => {
  const opened = await world.anonymous.call(signIn, { body: { email, password } });
  return new Caller(world.app, { cookie: opened.headers.getSetCookie()[0]!.split(';')[0]! });
};
const user = async (caller: Caller) => (await caller.call(currentUser)).body;
const completed = (caller: Caller) =>
  caller.call(completeSignUp, { params: { id: userId }, body: { userId, firstName: 'Ines', lastName: 'Newly' } });

beforeEach(async () => {
  world = await openWorld();
  practitionerId = world.seed.A.practitioners.invited;
});
afterEach(() => world.close());

/** The account of an invite, and nothing of what comes after it (AUTH-51). */
async function accountOnly(): Promise<void> {
  const body = { code: await invite(), password, firstName: null, lastName: null };
  const created = await world.anonymous.call(createAccount, { body });
  expect(created.status).toBe(201);
  ({ userId } = created.body);
}

it('AUTH-51 an invite stays open when the process dies before it has created the account', async () => {
  const body = { code: await invite(), password, firstName: null, lastName: null };
  const dying = vi.spyOn(world.deps.identity, 'createAccount').mockReturnValueOnce(new Promise(() => undefined));
  void world.anonymous.call(createAccount, { body });
  await vi.waitFor(() => expect(dying).toHaveBeenCalledOnce());
  expect((await world.anonymous.call(createAccount, { body })).status).toBe(201);
  expect((await world.anonymous.call(createAccount, { body })).status).toBe(404);
});

it('AUTH-51 a sign-up that was interrupted after the account was created is completed by signing in, however much later', async () => {
  await accountOnly();
  world.offsetMs = 30 * DAY_MS;
  const caller = await signedIn();
  world.offsetMs = 0;
  expect(await user(caller)).toMatchObject({
    practitionerId,
    role: 'PORTAL_PRACTITIONER',
    groups: ['PORTAL_PRACTITIONER'],
    firstName: 'Ines',
    lastName: 'CANARYA0',
    organization: { id: world.seed.A.organizationId },
  });
  const [profile] = await stored(world, practitioners, eq(practitioners.id, practitionerId));
  expect(profile).toMatchObject({ userId, firstName: 'Ines', lastName: 'CANARYA0' });
  const joins = await stored(world, auditRows, eq(auditRows.action, 'joinProfile'));
  expect(joins).toMatchObject([{ userId, organizationId: world.seed.A.organizationId, outcome: 200 }]);
});

it('AUTH-51 OPEN-037 a profile without names gets those of its account', async () => {
  await world.asOwner((tx) =>
    tx.update(practitioners).set({ firstName: '', lastName: '' }).where(eq(practitioners.id, practitionerId)),
  );
  const body = { code: await invite(), password, firstName: 'Ines', lastName: 'Typed' };
  expect((await world.anonymous.call(createAccount, { body })).status).toBe(201);
  await signedIn();
  const [profile] = await stored(world, practitioners, eq(practitioners.id, practitionerId));
  expect(profile).toMatchObject({ firstName: 'Ines', lastName: 'Typed' });
});

it('AUTH-51 neither signing in nor completing joins a disabled organization; after it is enabled, completing does', async () => {
  await accountOnly();
  await setOrganization(true);
  const caller = await signedIn();
  expect((await user(caller)).practitionerId).toBeNull();
  expect((await completed(caller)).body).toMatchObject({ practitionerId: null, organization: null });
  await setOrganization(false);
  expect((await completed(caller)).body).toMatchObject({
    practitionerId,
    role: 'PORTAL_PRACTITIONER',
    lastName: 'Newly',
    organization: { id: world.seed.A.organizationId },
  });
  const [profile] = await stored(world, practitioners, eq(practitioners.id, practitionerId));
  expect(profile).toMatchObject({ userId, firstName: 'Ines', lastName: 'Newly' });
});

it('OPEN-035 an account without a valid invite does not join because an invite was replaced', async () => {
  const { withoutProfile } = world.seed.accounts;
  await world.asOwner((tx) =>
    tx.update(practitioners).set({ email: withoutProfile.email }).where(eq(practitioners.id, practitionerId)),
  );
  for (const _replaced of [1, 2]) await invite(withoutProfile.email);
  ({ userId } = withoutProfile);
  expect((await completed(await world.as(withoutProfile))).body.practitionerId).toBeNull();
});

it('OPEN-035 an account that was created for a removed profile does not join', async () => {
  await accountOnly();
  await world.asOwner((tx) =>
    tx.update(practitioners).set({ removedAt: new Date() }).where(eq(practitioners.id, practitionerId)),
  );
  const caller = await signedIn();
  expect((await completed(caller)).body).toMatchObject({ practitionerId: null, organization: null });
  expect(await stored(world, users, eq(users.id, userId))).toHaveLength(1);
});
