import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOrganizations } from '../../contract/admin-organizations.ts';
import { signIn } from '../../contract/identity.ts';
import { deletePractitioner, invitePractitioner } from '../../contract/practitioners.ts';
import { completeSignUp, currentUser } from '../../contract/users.ts';
import { auditRows, organizations, people, practitioners } from '../../server/db/schema/index.ts';
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

/** Somebody is removed by a colleague, and invited by clinic A by a letter; answers the profile that waits. */
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

it('ORG-19 SEC-07 removed vendor staff come to the clinic that invites them as its providers, and bring nothing along', async () => {
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
  const told = await world.asOwner((tx) => tx.select().from(auditRows).where(eq(auditRows.action, 'joinProfile')));
  expect(told).toMatchObject([
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

it('SEC-07 nor do they by completing a sign-up that is not theirs: it joins nobody, signing in does', async () => {
  const { admin, first } = world.seed.B.practitioners;
  const practitionerId = await removedAndInvited(first, admin);
  const { userId } = first;
  await world.asOwner((tx) =>
    tx
      .update(people)
      .set({ groups: ['VENDOR_ADMIN'] })
      .where(eq(people.id, userId)),
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

it('ORG-19 an invite that has run out, or of a clinic that is disabled, joins nobody; one that counts again does', async () => {
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

it('ORG-19 whoever has a profile keeps it, and signs in, though another one waits for their address', async () => {
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
