import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOrganizations } from '../../contract/organizations/admin-organizations.ts';
import { signIn } from '../../contract/identity/identity.ts';
import { deletePractitioner, invitePractitioner } from '../../contract/team/practitioners.ts';
import { completeSignUp } from '../../contract/identity/account.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, organizations, users, practitioners } from '../../server/platform/db/schema.ts';
import { PASSWORD, type Account } from './seed.ts';
import { Caller, openWorld, type World } from './world.ts';

const DAY_MS = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const signedIn = async (email: string) => {
  const opened = await world.anonymous.call(signIn, { body: { email, password: PASSWORD } });
  return new Caller(world.app, { cookie: opened.headers.getSetCookie()[0]!.split(';')[0]! });
};
const user = async (caller: Caller) => (await caller.call(currentUser)).body;

/** Removes a user, who is then invited by clinic A by email; returns the pending profile. */
async function removedAndInvited(who: Account, by: Account): Promise<number> {
  const { admin } = world.seed.A.practitioners;
  await (await world.as(by)).call(deletePractitioner, { params: { id: who.practitionerId! } });
  const { body } = await (
    await world.as(admin)
  ).call(invitePractitioner, {
    body: {
      firstName: 'Sol',
      lastName: 'Again',
      email: who.email,
      role: 'PORTAL_PRACTITIONER',
      locationIds: [world.seed.A.locations[0]],
    },
  });
  await world.deps.jobs.runDue();
  return body.id;
}
const disabled = (isDisabled: boolean) =>
  world.asOwner((tx) =>
    tx.update(organizations).set({ disabled: isDisabled }).where(eq(organizations.id, world.seed.A.organizationId)),
  );

it('ORG-19 SEC-07 removed vendor staff become providers of the clinic that invites them, without their former rights', async () => {
  const { vendorAdmin, support } = world.seed.accounts;
  const practitionerId = await removedAndInvited(support, vendorAdmin);
  const caller = await signedIn(support.email);
  expect(await user(caller)).toMatchObject({
    practitionerId,
    role: 'PORTAL_PRACTITIONER',
    groups: ['PORTAL_PRACTITIONER'],
    organization: { id: world.seed.A.organizationId },
  });
  expect((await caller.call(listOrganizations)).status).toBe(403);
  const joinRows = await world.asOwner((tx) => tx.select().from(auditRows).where(eq(auditRows.action, 'joinProfile')));
  expect(joinRows).toMatchObject([
    {
      userId: support.userId,
      organizationId: world.seed.A.organizationId,
      entity: 'practitioners',
      entityIds: [String(practitionerId)],
    },
  ]);
});

const completed = async (caller: Caller, userId: string) =>
  caller.call(completeSignUp, { params: { id: userId }, body: { userId, firstName: 'Sol', lastName: 'Again' } });

it('SEC-07 removed vendor staff do not join by completing another sign-up, only by signing in', async () => {
  const { admin, first } = world.seed.B.practitioners;
  const practitionerId = await removedAndInvited(first, admin);
  const { userId } = first;
  await world.asOwner((tx) =>
    tx
      .update(users)
      .set({ groups: ['VENDOR_ADMIN'] })
      .where(eq(users.id, userId)),
  );
  const caller = await world.as(first);
  expect((await caller.call(listOrganizations)).status).toBe(403);
  const done = await completed(caller, userId);
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({ practitionerId: null, organization: null, firstName: 'Sol', lastName: 'Again' });
  expect((await caller.call(listOrganizations)).status).toBe(403);

  expect(await user(await signedIn(first.email))).toMatchObject({
    practitionerId,
    role: 'PORTAL_PRACTITIONER',
    groups: ['PORTAL_PRACTITIONER'],
    organization: { id: world.seed.A.organizationId },
  });
  expect((await caller.call(listOrganizations)).status).toBe(403);
});

it('ORG-19 an expired invite or one of a disabled clinic does not join anyone, and a valid one does', async () => {
  const { admin, second } = world.seed.B.practitioners;
  const practitionerId = await removedAndInvited(second, admin);
  world.offsetMs = 7 * DAY_MS + 1000;
  const late = await signedIn(second.email);
  expect((await completed(await world.as(second), second.userId)).body.practitionerId).toBeNull();
  world.offsetMs = 0;
  expect((await user(late)).practitionerId).toBeNull();
  await disabled(true);
  const off = await signedIn(second.email);
  expect((await completed(off, second.userId)).body.practitionerId).toBeNull();
  expect((await user(off)).practitionerId).toBeNull();
  await disabled(false);
  expect((await user(await signedIn(` ${second.email.toUpperCase()}`))).practitionerId).toBe(practitionerId);
});

it('ORG-19 a user with a profile keeps it at sign-in, even when another invite has the same address', async () => {
  const { none } = world.seed.A.practitioners;
  await world.asOwner((tx) =>
    tx.update(practitioners).set({ email: 'formerly@clinic.test' }).where(eq(practitioners.id, none.practitionerId!)),
  );
  const { admin } = world.seed.B.practitioners;
  const body = { firstName: 'Sol', lastName: 'Again', email: none.email, role: 'PORTAL_PROVIDER_ADMIN' as const };
  await (await world.as(admin)).call(invitePractitioner, { body: { ...body, locationIds: [] } });
  await world.deps.jobs.runDue();
  expect((await user(await signedIn(none.email))).practitionerId).toBe(none.practitionerId);
});
