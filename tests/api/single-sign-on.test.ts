import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, forgotPassword } from '../../contract/identity/account.ts';
import { startSso } from '../../contract/identity/identity.ts';
import { deletePractitioner, invitePractitioner } from '../../contract/team/practitioners.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, authAccounts, organizations, users, practitioners } from '../../server/platform/db/schema.ts';
import { createInvite } from '../../server/identity/invites.ts';
import { startOidcProvider, type OidcProvider } from './oidc-provider.ts';
import type { Account } from './seed.ts';
import { stored } from './stored.ts';
import { Caller, openWorld, type World } from './world.ts';

const CLIENT = 'portal';
let provider: OidcProvider;
let plain: World;
let world: World;
beforeAll(async () => {
  provider = await startOidcProvider(CLIENT);
  plain = await openWorld();
  world = plain.beside({
    environment: { SSO_ISSUER: provider.issuer, SSO_CLIENT_ID: CLIENT, SSO_CLIENT_SECRET: 'client secret' },
  });
  await plain.asOwner((tx) =>
    tx.update(organizations).set({ supportsSso: true }).where(eq(organizations.id, plain.seed.A.organizationId)),
  );
});
afterAll(async () => {
  await plain.close();
  await provider.stop();
});

const getCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Signs in at the provider as `email` with these claims, and follows the callback. */
async function signInThere(email: string, claims: Record<string, unknown> = {}, at = world) {
  provider.subject = { sub: `subject of ${email}`, email, name: 'Somebody', ...claims };
  const away = await at.anonymous.call(startSso);
  expect(away.status).toBe(302);
  const location = away.headers.get('location')!;
  const { code, state } = provider.authorize(location);
  const browser = new Caller(at.app, { cookie: getCookies(away.headers) });
  const back = await browser.send('GET', `/api/auth/callback/sso?code=${code}&state=${encodeURIComponent(state)}`);
  return { location, back, caller: new Caller(at.app, { cookie: getCookies(back.headers) }) };
}

const getLinks = ({ userId }: Pick<Account, 'userId'>) =>
  stored(world, authAccounts, and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'sso')));
const sentTo = ({ headers }: { headers: Headers }) => headers.get('location');

describe('single sign-on', () => {
  it('API-59 AUTH-06 redirects to the provider with PKCE and back into a session of the invited account', async () => {
    const { email } = world.seed.A.practitioners.first;
    const { location, back, caller } = await signInThere(email);
    expect(location).toContain(`${provider.issuer}/authorize`);
    expect(new URL(location).searchParams.get('code_challenge_method')).toBe('S256');
    expect(back.status).toBe(302);
    expect(back.headers.get('location')).toMatch(/\/home\/$/);
    expect((await caller.call(currentUser)).body.email).toBe(email);
  });

  it('stores none of the provider’s tokens', async () => {
    await signInThere(world.seed.A.practitioners.first.email);
    await signInThere(world.seed.A.practitioners.first.email);
    const links = await getLinks(world.seed.A.practitioners.first);
    expect(links).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }]);
  });

  it('starts at a click in the portal, not by a link or a picture of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const refused = await world.anonymous.call(startSso, { headers });
    expect([refused.status, refused.headers.get('location'), refused.headers.getSetCookie()]).toEqual([403, null, []]);
    expect((await world.anonymous.call(startSso, { headers: { 'sec-fetch-site': 'none' } })).status).toBe(302);
  });

  it('sends nobody to a provider whose discovery document names another issuer', async () => {
    const { port } = new URL(provider.issuer);
    const disguised = plain.beside({
      environment: { SSO_ISSUER: `http://localhost:${port}`, SSO_CLIENT_ID: CLIENT, SSO_CLIENT_SECRET: 'secret' },
    });
    const reply = await disguised.anonymous.call(startSso);
    expect([reply.status, reply.headers.get('location')]).toEqual([503, null]);
  });

  it('sets Secure, HttpOnly __Host- cookies only, over https', async () => {
    const secure = plain.beside({
      environment: {
        PUBLIC_URL: 'https://portal.test',
        SSO_ISSUER: provider.issuer,
        SSO_CLIENT_ID: CLIENT,
        SSO_CLIENT_SECRET: 'client secret',
      },
    });
    const cookies = (await secure.anonymous.call(startSso)).headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-portal[\w.-]*=/);
      for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
        expect(cookie.split('; ')).toContain(attribute);
      expect(cookie).not.toContain('Domain');
    }
  });

  it('rejects a user without an invite', async () => {
    const { back, caller } = await signInThere('stranger@elsewhere.test');
    expect(back.headers.get('location')).toBe('/user/login/?error=NOT_INVITED');
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('OPEN-033 rejects an organization that does not support it', async () => {
    const { back, caller } = await signInThere(world.seed.B.practitioners.admin.email);
    expect(back.headers.get('location')).toBe('/user/login/?error=NO_SSO');
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('ORG-19 accepts a removed user who is invited again, to an organization that supports it', async () => {
    const { admin, second } = world.seed.A.practitioners;
    const removeAndInvite = async (who: Account, as: Account, locationId: number) => {
      const boss = await world.as(as);
      await boss.call(deletePractitioner, { params: { id: who.practitionerId! } });
      const person = { firstName: 'Sol', lastName: 'Again', email: who.email, role: 'PORTAL_PRACTITIONER' as const };
      const { body } = await boss.call(invitePractitioner, { body: { ...person, locationIds: [locationId] } });
      await world.deps.jobs.runDue();
      return body.id;
    };
    const practitionerId = await removeAndInvite(second, admin, world.seed.A.locations[0]);
    const { caller } = await signInThere(second.email);
    expect((await caller.call(currentUser)).body.practitionerId).toBe(practitionerId);

    const { B } = world.seed;
    await removeAndInvite(B.practitioners.second, B.practitioners.admin, B.locations[0]);
    const { back, caller: other } = await signInThere(B.practitioners.second.email);
    expect(sentTo(back)).toBe('/user/login/?error=NO_SSO');
    expect((await other.call(currentUser)).status).toBe(401);
  });

  it('OPEN-033 completes an interrupted sign-up when the organization supports it, and not otherwise', async () => {
    for (const clinic of [world.seed.A, world.seed.B]) {
      const { organizationId } = clinic;
      const profile = { organizationId, practitionerId: clinic.practitioners.invited };
      const email = `invited${clinic.name.toLowerCase()}@clinic.test`;
      const code = await world.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx) =>
        createInvite(tx, { ...profile, email }, world.deps.configuration.secret, world.deps.now()),
      );
      const body = { code, password: 'a long enough password', firstName: null, lastName: null };
      expect((await world.anonymous.call(createAccount, { body })).status).toBe(201);
    }
    const { caller } = await signInThere('inviteda@clinic.test');
    const { invited } = world.seed.A.practitioners;
    expect((await caller.call(currentUser)).body.practitionerId).toBe(invited);
    const { back, caller: refused } = await signInThere('invitedb@clinic.test');
    expect(back.headers.get('location')).toBe('/user/login/?error=NO_SSO');
    expect((await refused.call(currentUser)).status).toBe(401);
  });

  it.each([false, 'false', undefined, null, 1])(
    'rejects an address with email_verified %j, linked or not, and links nothing',
    async (verified) => {
      const { first, admin } = world.seed.A.practitioners;
      await signInThere(first.email);
      expect(await getLinks(first)).toHaveLength(1);
      for (const account of [first, admin]) {
        const { back, caller } = await signInThere(account.email, { email_verified: verified });
        expect(sentTo(back)).toBe('/user/login/?error=NOT_VERIFIED');
        expect((await caller.call(currentUser)).status).toBe(401);
      }
      expect(await getLinks(admin)).toHaveLength(0);
    },
  );

  it('OPEN-033 rejects an address that is another one’s only once it is in lower case, and links nothing', async () => {
    const { second } = world.seed.A.practitioners;
    const rename = (email: string) =>
      plain.asOwner((tx) => tx.update(users).set({ email }).where(eq(users.id, second.userId)));
    await rename('kim@clinic.test');
    const before = await getLinks(second);
    // The sign of the kelvin, whose lower case is the letter k.
    const { back, caller } = await signInThere('\u212Aim@clinic.test', { email_verified: true });
    expect(sentTo(back)).toBe('/user/login/?error=NOT_VERIFIED');
    expect((await caller.call(currentUser)).status).toBe(401);
    expect(await getLinks(second)).toEqual(before);
    await rename(second.email);
  });

  it('links nothing to an account whose organization does not support it', async () => {
    const { admin } = world.seed.B.practitioners;
    await signInThere(admin.email);
    expect(await getLinks(admin)).toHaveLength(0);
    await plain.asOwner((tx) =>
      tx.update(organizations).set({ supportsSso: true }).where(eq(organizations.id, world.seed.B.organizationId)),
    );
    expect(sentTo((await signInThere(admin.email)).back)).toMatch(/\/home\/$/);
    expect(await getLinks(admin)).toHaveLength(1);
    await plain.asOwner((tx) =>
      tx.update(organizations).set({ supportsSso: false }).where(eq(organizations.id, world.seed.B.organizationId)),
    );
    expect(sentTo((await signInThere(admin.email)).back)).toBe('/user/login/?error=NO_SSO');
  });

  it('rejects an account without an active profile: one that never had one, or a removed one', async () => {
    const never = world.seed.accounts.withoutProfile;
    const removed = world.seed.A.practitioners.none;
    expect(sentTo((await signInThere(removed.email)).back)).toMatch(/\/home\/$/);
    const boss = await world.as(world.seed.A.practitioners.admin);
    expect((await boss.call(deletePractitioner, { params: { id: removed.practitionerId! } })).status).toBe(204);
    for (const account of [never, removed]) {
      const { back, caller } = await signInThere(account.email);
      expect(sentTo(back)).toBe('/user/login/?error=NOT_INVITED');
      expect((await caller.call(currentUser)).status).toBe(401);
    }
    expect(await getLinks(never)).toHaveLength(0);
  });

  it('O1 audits who signed in by it, and whose organization does not support it', async () => {
    const { first } = world.seed.A.practitioners;
    const { admin } = world.seed.B.practitioners;
    const isTried = eq(auditRows.action, 'signInBySso');
    const before = (await stored(world, auditRows, isTried)).length;
    await signInThere(first.email);
    await signInThere(admin.email);
    await signInThere('stranger@elsewhere.test');
    const rows = (await stored(world, auditRows, isTried)).slice(before);
    expect(rows.map(({ userId, outcome }) => [userId, outcome])).toEqual([
      [first.userId, 200],
      [admin.userId, 401],
    ]);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('redirects to the sign-in page when a callback has no pending sign-in', async () => {
    const away = await world.anonymous.call(startSso);
    const { code, state } = provider.authorize(away.headers.get('location')!);
    const browser = new Caller(world.app, { cookie: getCookies(away.headers) });
    const back = `/api/auth/callback/sso?code=${code}&state=${encodeURIComponent(state)}`;
    for (const [caller, path] of [
      [world.anonymous, back],
      [browser, `/api/auth/callback/sso?code=${code}&state=of-long-ago`],
      [browser, `/api/auth/callback/sso?code=${code}`],
    ] as const) {
      const reply = await caller.send('GET', path);
      expect([reply.status, sentTo(reply)]).toEqual([302, '/user/login/?error=STALE']);
    }
  });

  it('rejects a callback that another browser started', async () => {
    provider.subject = { sub: 'x', email: world.seed.A.practitioners.admin.email, name: 'X' };
    const away = await world.anonymous.call(startSso);
    const { code, state } = provider.authorize(away.headers.get('location')!);
    const back = await world.anonymous.send(
      'GET',
      `/api/auth/callback/sso?code=${code}&state=${encodeURIComponent(state)}`,
    );
    const caller = new Caller(world.app, { cookie: getCookies(back.headers) });
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it.each([
    ['the nonce of another sign-in', { nonce: 'of-another-sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another-client' }],
  ])('rejects an ID token with %s', async (_what, claims) => {
    const { email } = world.seed.A.practitioners.first;
    expect(sentTo((await signInThere(email)).back)).toMatch(/\/home\/$/);
    const { back, caller } = await signInThere(email, claims);
    expect(sentTo(back)).toBe('/user/login/?error=FAILED');
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('exposes no other endpoint of the library', async () => {
    for (const path of [
      '/sign-up/email',
      '/sign-in/email',
      '/sign-in/email-otp',
      '/get-session',
      '/list-sessions',
      '/email-otp/send-verification-otp',
      '/update-user',
    ]) {
      for (const method of ['GET', 'POST']) {
        expect(
          (await world.anonymous.send(method, `/api/auth${path}`, method === 'POST' ? { body: {} } : {})).status,
        ).toBe(404);
      }
    }
  });
});

describe('single sign-on by groups', () => {
  const groups = {
    SSO_ADMIN_GROUPS: 'pt-admins',
    SSO_PROVIDER_GROUPS: 'pt-staff, pt-students',
    SSO_GROUPS_CLAIM: 'teams',
  };
  const settings = () => ({
    SSO_ISSUER: provider.issuer,
    SSO_CLIENT_ID: CLIENT,
    SSO_CLIENT_SECRET: 'client secret',
    SSO_PROVISION_ORGANIZATION: String(plain.seed.A.organizationId),
  });
  const getProfile = async (email: string) => (await stored(world, practitioners, eq(practitioners.email, email)))[0];

  it('sets the role by the groups at each sign-in, and rejects a user in none of them', async () => {
    const mapped = plain.beside({ environment: { ...settings(), ...groups } });
    const { first } = plain.seed.A.practitioners;
    const raised = await signInThere(first.email, { teams: ['everybody', 'pt-admins', 'pt-staff'] }, mapped);
    expect((await raised.caller.call(currentUser)).body.role).toBe('PORTAL_PROVIDER_ADMIN');
    const lowered = await signInThere(first.email, { teams: 'pt-students' }, mapped);
    expect((await lowered.caller.call(currentUser)).body.role).toBe('PORTAL_PRACTITIONER');
    const { back } = await signInThere(first.email, { teams: ['everybody'], groups: ['pt-staff'] }, mapped);
    expect(sentTo(back)).toBe('/user/login/?error=NO_ACCESS');
    const rows = await stored(world, auditRows, eq(auditRows.action, 'takeRoleBySso'));
    expect(rows.map(({ userId, entityIds }) => [userId, entityIds])).toEqual(
      Array.from({ length: 2 }, () => [first.userId, [String(first.practitionerId)]]),
    );
  });

  it('A6 keeps the role of the last admin, and does not affect vendor staff', async () => {
    const mapped = plain.beside({ environment: { ...settings(), ...groups } });
    const { admin } = plain.seed.A.practitioners;
    const { caller } = await signInThere(admin.email, { teams: ['pt-staff'] }, mapped);
    expect((await caller.call(currentUser)).body.role).toBe('PORTAL_PROVIDER_ADMIN');
    const vendor = plain.seed.vendorOrganizationId;
    await plain.asOwner((tx) =>
      tx.update(organizations).set({ supportsSso: true }).where(eq(organizations.id, vendor)),
    );
    const staff = await signInThere(plain.seed.accounts.support.email, {}, mapped);
    expect((await staff.caller.call(currentUser)).body.role).toBe('VENDOR_SUPPORT');
  });

  it('adds new users to the configured organization once, as providers without location', async () => {
    const open = plain.beside({ environment: settings() });
    const email = 'newcomer@clinic.test';
    const claims = { given_name: 'Noa', family_name: 'Comer\n', name: 'Noa Comer' };
    const { back, caller } = await signInThere(email, claims, open);
    expect(sentTo(back)).toMatch(/\/home\/$/);
    expect((await caller.call(currentUser)).body).toMatchObject({
      firstName: 'Noa',
      lastName: 'Comer',
      role: 'PORTAL_PRACTITIONER',
      organization: { id: plain.seed.A.organizationId },
      locations: [],
    });
    // Whom the provider does not let in any more shall not come in by a password.
    await open.anonymous.call(forgotPassword, { body: { username: email } });
    await expect.poll(() => open.sentEmails.filter(({ to }) => to === email)).toHaveLength(1);
    const [sentEmail] = open.sentEmails.filter(({ to }) => to === email);
    expect(sentEmail!.text).toContain("You sign in with your organization's single sign-on");
    expect(sentEmail!.text).not.toMatch(/\d{6}/);
    const moved = await signInThere('moved@clinic.test', { ...claims, sub: `subject of ${email}` }, open);
    expect((await moved.caller.call(currentUser)).body.email).toBe(email);
    expect(await stored(world, users, eq(users.email, 'moved@clinic.test'))).toHaveLength(0);
  });

  it('adds no user with an unverified address, without a group, for a non-supporting organization, or without the setting', async () => {
    const mapped = plain.beside({ environment: { ...settings(), ...groups } });
    const closed = plain.beside({
      environment: { ...settings(), SSO_PROVISION_ORGANIZATION: String(plain.seed.B.organizationId) },
    });
    for (const [claims, at] of [
      [{ email_verified: false, teams: ['pt-staff'] }, mapped],
      [{ teams: ['everybody'] }, mapped],
      [{}, closed],
      [{}, world],
    ] as const) {
      const { back } = await signInThere('nobody-yet@clinic.test', claims, at);
      expect(sentTo(back)).toBe('/user/login/?error=NOT_INVITED');
    }
    expect(await stored(world, users, eq(users.email, 'nobody-yet@clinic.test'))).toHaveLength(0);
    expect(await getProfile('nobody-yet@clinic.test')).toBeUndefined();
  });

  it('links an invited user to the pending profile, and raises its role by the groups', async () => {
    const mapped = plain.beside({ environment: { ...settings(), ...groups } });
    const { admin } = plain.seed.A.practitioners;
    const boss = await plain.as(admin);
    const person = {
      firstName: 'Ana',
      lastName: 'Waits',
      email: 'waits@clinic.test',
      role: 'PORTAL_PRACTITIONER' as const,
    };
    const { body } = await boss.call(invitePractitioner, {
      body: { ...person, locationIds: [plain.seed.A.locations[0]] },
    });
    const { caller } = await signInThere(person.email, { teams: ['pt-admins'] }, mapped);
    expect((await caller.call(currentUser)).body).toMatchObject({
      practitionerId: body.id,
      firstName: 'Ana',
      role: 'PORTAL_PROVIDER_ADMIN',
    });
  });
});
