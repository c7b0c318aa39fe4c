import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, startSso } from '../../contract/identity.ts';
import { deletePractitioner, invitePractitioner } from '../../contract/practitioners.ts';
import { currentUser } from '../../contract/users.ts';
import { auditRows, organizations } from '../../server/db/schema/index.ts';
import { newInvite } from '../../server/identity/invites.ts';
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

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Goes to the provider, signs in there as `email`, and comes back. */
async function signInThere(email: string) {
  provider.subject = { sub: `subject of ${email}`, email, name: 'Somebody' };
  const away = await world.anonymous.call(startSso);
  expect(away.status).toBe(302);
  const location = away.headers.get('location')!;
  const { code, state } = provider.authorize(location);
  const browser = new Caller(world.app, { cookie: cookiesOf(away.headers) });
  const back = await browser.send('GET', `/api/auth/callback/sso?code=${code}&state=${encodeURIComponent(state)}`);
  return { location, back, caller: new Caller(world.app, { cookie: cookiesOf(back.headers) }) };
}

describe('single sign-on', () => {
  it('API-59 AUTH-06 leads to the provider with PKCE and back into a session of the invited account', async () => {
    const { email } = world.seed.A.practitioners.first;
    const { location, back, caller } = await signInThere(email);
    expect(location).toContain(`${provider.issuer}/authorize`);
    expect(new URL(location).searchParams.get('code_challenge_method')).toBe('S256');
    expect(back.status).toBe(302);
    expect(back.headers.get('location')).toMatch(/\/home\/$/);
    expect((await caller.call(currentUser)).body.email).toBe(email);
  });

  it('refuses somebody whom nobody invited', async () => {
    const { back, caller } = await signInThere('stranger@elsewhere.test');
    expect(back.headers.get('location')).toBe('/user/login/?error=NOT_INVITED');
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('OPEN-033 refuses an organization that does not support it', async () => {
    const { back, caller } = await signInThere(world.seed.B.practitioners.admin.email);
    expect(back.headers.get('location')).toBe('/user/login/?error=NO_SSO');
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('ORG-19 who was removed and is invited again comes in by it, to an organization that supports it', async () => {
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
    const { caller: other } = await signInThere(B.practitioners.second.email);
    expect((await other.call(currentUser)).body.practitionerId).toBeNull();
  });

  it('OPEN-033 an account whose sign-up broke off comes in by it where the organization takes part, and nowhere else', async () => {
    for (const clinic of [world.seed.A, world.seed.B]) {
      const { organizationId } = clinic;
      const profile = { organizationId, practitionerId: clinic.practitioners.invited };
      const email = `invited${clinic.name.toLowerCase()}@clinic.test`;
      const code = await world.deps.door.withActor({ kind: 'job', organizationId }, (tx) =>
        newInvite(tx, { ...profile, email }, world.deps.configuration.secret, world.deps.now()),
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

  it('O1 leaves in the audit who came in by it, and whose organization does not take part', async () => {
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

  it('refuses a callback that this browser did not begin', async () => {
    provider.subject = { sub: 'x', email: world.seed.A.practitioners.admin.email, name: 'X' };
    const away = await world.anonymous.call(startSso);
    const { code, state } = provider.authorize(away.headers.get('location')!);
    const back = await world.anonymous.send(
      'GET',
      `/api/auth/callback/sso?code=${code}&state=${encodeURIComponent(state)}`,
    );
    const caller = new Caller(world.app, { cookie: cookiesOf(back.headers) });
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('leaves nothing else of the library within reach', async () => {
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
