import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changePassword, updateUser } from '../../contract/identity/account.ts';
import { signIn, signOut } from '../../contract/identity/identity.ts';
import { currentOrganization, requireSecondFactor } from '../../contract/organizations/organization.ts';
import { deletePractitioner, invitePractitioner } from '../../contract/team/practitioners.ts';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmIdentity,
  confirmSignIn,
  disableApp,
  enableApp,
  howToConfirm,
} from '../../contract/identity/second-factor.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, authAccounts, authSessions } from '../../server/platform/db/schema.ts';
import { appCode, stopClockInStep } from './authenticator.ts';
import { reasonOf } from './reason-of.ts';
import { PASSWORD } from './seed.ts';
import { stored } from './stored.ts';
import { signedInTab, Tab } from './tab.ts';
import { Caller, openWorld, type World } from './world.ts';

const MINUTE = 60_000;
let world: World;
beforeAll(async () => {
  stopClockInStep();
  world = await openWorld();
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

async function setUp(tab: Tab): Promise<string> {
  const { secret } = (await tab.call(beginApp, { body: { password: PASSWORD } })).body;
  await tab.call(enableApp, { body: { code: appCode(secret, -1) } });
  return secret;
}
/** Goes on working, so that the session does not end idle, until so many minutes have passed. */
async function workFor(tab: Tab, minutes: number): Promise<void> {
  for (const minute of [8, minutes]) {
    world.offsetMs = minute * MINUTE;
    await tab.call(currentUser);
  }
}
const CONFIRM = { status: 403, reason: 'CONFIRM' };

describe('an organization that requires a second factor', () => {
  it('can be set to require it by an admin who has one, and this is audited', async () => {
    const { admin } = world.seed.A.practitioners;
    const tab = await signedInTab(world, admin.email);
    const refusal = await tab.call(requireSecondFactor, { body: { isRequired: true } });
    expect(reasonOf(refusal)).toEqual([
      422,
      { isRequired: 'Turn on two-step verification for your own account first.' },
    ]);
    await setUp(tab);
    const before = (await stored(world, auditRows)).at(-1)?.id ?? 0;
    const required = await tab.call(requireSecondFactor, { body: { isRequired: true } });
    expect(required.body).toMatchObject({ requiresSecondFactor: true, version: 2 });
    expect((await tab.call(currentOrganization)).body.requiresSecondFactor).toBe(true);
    const action = and(gt(auditRows.id, before), eq(auditRows.action, 'requireSecondFactor'));
    expect(await stored(world, auditRows, action)).toMatchObject([
      { userId: admin.userId, outcome: 200, changes: { requiresSecondFactor: [false, true] } },
    ]);
    // From now on every user needs one, and the managing admin cannot remove their only one.
    expect((await tab.call(disableApp, { body: { password: PASSWORD } })).status).toBe(409);
  });

  it('cannot be set to require it by a provider', async () => {
    const tab = await signedInTab(world, world.seed.B.practitioners.first.email);
    expect((await tab.call(requireSecondFactor, { body: { isRequired: true } })).status).toBe(403);
  });

  it('allows users without one to set it up, and rejects every other call until then', async () => {
    const { email } = world.seed.A.practitioners.first;
    const tab = await signedInTab(world, email);
    expect((await tab.call(currentUser)).body.secondFactorDue).toBe('SET_UP');
    const open = world.router.calls.filter(({ beforeSecondFactor }) => beforeSecondFactor).map(({ id }) => id);
    expect(open.toSorted()).toEqual(
      [
        'currentUser',
        'completeSignUp',
        'secondFactor',
        'beginApp',
        'enableApp',
        'beginPasskey',
        'addPasskey',
        'howToConfirm',
        'confirmIdentity',
        'askPasskey',
        'confirmByPasskey',
      ].toSorted(),
    );
    const closed = world.router.calls.filter((call) => typeof call.access === 'object' && !call.beforeSecondFactor);
    expect(closed.length).toBeGreaterThan(100);
    const { bodies } = await import('./isolation/bodies.ts');
    const { listHoldings, paramsFor } = await import('./isolation/owned-params.ts');
    const { queries } = await import('./isolation/probes.ts');
    const own = listHoldings(world.seed.A, 0);
    let refused = 0;
    for (const call of closed) {
      const reply = await tab.call(call, {
        params: paramsFor(call, own),
        query: queries[call.id] ?? {},
        headers: call.versioned ? { 'if-match': '1' } : {},
        ...(call.form === 'multipart'
          ? { file: 'a,b' }
          : call.form === 'bytes'
            ? { body: {} }
            : call.body && { body: bodies[call.id]?.(own) ?? {} }),
      });
      // A few are rejected for an invalid request, which is checked first.
      // An outcome of FHIR has no reason.
      const isRefused = call.fhir && reply.status === 403;
      const reasonOrStatus = isRefused ? 'SECOND_FACTOR' : (reply.problem?.reason ?? reply.status);
      expect.soft(['SECOND_FACTOR', 400, 422], call.id).toContain(reasonOrStatus);
      if (reasonOrStatus === 'SECOND_FACTOR') refused++;
    }
    expect(refused).toBeGreaterThan(100);
    const secret = await setUp(tab);
    expect((await tab.call(currentUser)).body).not.toHaveProperty('secondFactorDue');
    expect((await tab.call(currentOrganization)).status).toBe(200);
    // From now on it is a part of every sign-in.
    const next = new Tab(world.app);
    expect((await next.call(signIn, { body: { email, password: PASSWORD } })).body.done).toBe(false);
    const completed = await next.call(confirmSignIn, { body: { method: 'TOTP', code: appCode(secret) } });
    expect(completed.status).toBe(200);
    // Guessing by others does not lock a known browser out.
    expect(completed.headers.getSetCookie().join()).toContain('portal-browser=');
    expect((await next.call(currentOrganization)).status).toBe(200);
  });

  it('also requires it in a session that was opened without it, such as by single sign-on', async () => {
    const { second } = world.seed.A.practitioners;
    const tab = await signedInTab(world, second.email);
    const secret = await setUp(tab);
    const bySso = await world.as(second);
    expect((await bySso.call(currentUser)).body.secondFactorDue).toBe('SHOW');
    expect((await bySso.call(currentOrganization)).problem).toMatchObject({ status: 403, reason: 'SECOND_FACTOR' });
    expect((await bySso.call(howToConfirm)).body.methods).toEqual(['TOTP', 'RECOVERY']);
    const byPassword = await bySso.call(confirmIdentity, { body: { method: 'PASSWORD', password: PASSWORD } });
    expect(byPassword.status).toBe(422);
    // Nor does another factor of one's own stand in for the one there is.
    for (const reply of [
      await bySso.call(beginApp, { body: { password: PASSWORD } }),
      await bySso.call(enableApp, { body: { code: appCode(secret) } }),
      await bySso.call(beginPasskey, { body: { password: PASSWORD } }),
      await bySso.call(addPasskey, { body: { name: 'Mine', answer: { id: 'x' } } }),
    ])
      expect(reply.problem).toMatchObject(CONFIRM);
    const shown = await bySso.call(confirmIdentity, { body: { method: 'TOTP', code: appCode(secret) } });
    expect(shown.status).toBe(200);
    const [cookie] = shown.headers.getSetCookie()[0]!.split(';');
    const confirmed = new Caller(world.app, { cookie: cookie! });
    expect((await confirmed.call(currentOrganization)).status).toBe(200);
    expect((await confirmed.call(signOut)).status).toBe(200);
  });

  it('does not affect other organizations', async () => {
    const tab = await signedInTab(world, world.seed.B.practitioners.first.email);
    expect((await tab.call(currentOrganization)).status).toBe(200);
  });
});

describe('re-authentication', () => {
  it('is required for billing, files of patient data, and changes of the team and of the second factor', () => {
    const asking = world.router.calls.filter(({ confirmed }) => confirmed).map(({ id }) => id);
    expect(asking).toEqual(
      expect.arrayContaining([
        'setRtmStatus',
        'billRtmMonth',
        'exportRtmCharges',
        'rtmPacket',
        'patientReport',
        'gaitSummaryPdf',
        'invitePractitioner',
        'updatePractitioner',
        'resendPractitionerInvite',
        'deletePractitioner',
        'requireSecondFactor',
        'endOwnSession',
        'endOtherSessions',
        'disableApp',
        'renewRecoveryCodes',
      ]),
    );
  });

  it('is a sign-in within the last quarter of an hour, and after that the password', async () => {
    const { B } = world.seed;
    const tab = await signedInTab(world, B.practitioners.admin.email);
    const remove = () => tab.call(deletePractitioner, { params: { id: 999_999 } });
    expect((await remove()).status).toBe(404);
    await workFor(tab, 14);
    expect((await remove()).status).toBe(404);
    world.offsetMs = 16 * MINUTE;
    expect((await remove()).problem).toMatchObject(CONFIRM);
    // Calls without this requirement continue to work.
    expect((await tab.call(currentOrganization)).status).toBe(200);
    expect((await tab.call(howToConfirm)).body.methods).toEqual(['PASSWORD']);
    const wrong = await tab.call(confirmIdentity, { body: { method: 'PASSWORD', password: 'not the one' } });
    expect(reasonOf(wrong)).toEqual([422, { password: 'The password is incorrect.' }]);
    expect((await remove()).problem).toMatchObject(CONFIRM);
    const proof = await tab.call(confirmIdentity, { body: { method: 'PASSWORD', password: PASSWORD } });
    expect(proof.status).toBe(200);
    expect((await remove()).status).toBe(404);
    world.offsetMs = 0;
  });

  it('gives the session another token, so that one that leaked before opens nothing', async () => {
    const tab = await signedInTab(world, world.seed.B.practitioners.admin.email);
    const leaked = new Caller(world.app, { cookie: tab.cookie });
    const { expiresAt } = (await stored(world, authSessions)).at(-1)!;
    const proof = await tab.call(confirmIdentity, { body: { method: 'PASSWORD', password: PASSWORD } });
    const cookie = proof.headers.getSetCookie().find((one) => one.startsWith('portal-session='))!;
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie.split('; ')).toContain(attribute);
    expect((await leaked.call(currentUser)).status).toBe(401);
    expect((await tab.call(currentUser)).status).toBe(200);
    // It is the same session otherwise, and ends when it would have ended.
    expect((await stored(world, authSessions)).map((session) => session.expiresAt)).toContainEqual(expiresAt);
  });

  it('is not done by a new password of a user who has a second factor', async () => {
    const { first } = world.seed.B.practitioners;
    const tab = await signedInTab(world, first.email);
    const secret = await setUp(tab);
    await workFor(tab, 16);
    expect((await tab.call(beginPasskey, { body: { password: PASSWORD } })).problem).toMatchObject(CONFIRM);
    const body = { currentPassword: PASSWORD, newPassword: 'four-lakes-and-a-kite-26' };
    expect((await tab.call(changePassword, { body })).status).toBe(200);
    expect((await tab.call(currentOrganization)).status).toBe(200);
    const proofless = await tab.call(disableApp, { body: { password: body.newPassword } });
    expect(proofless.problem).toMatchObject(CONFIRM);
    await tab.call(confirmIdentity, { body: { method: 'TOTP', code: appCode(secret) } });
    expect((await tab.call(disableApp, { body: { password: body.newPassword } })).status).toBe(200);
    world.offsetMs = 0;
  });

  it('allows the rejected request once it is repeated', async () => {
    const { B } = world.seed;
    const tab = await signedInTab(world, B.practitioners.admin.email);
    await workFor(tab, 16);
    const body = {
      firstName: 'Nia',
      lastName: 'Vale',
      email: 'nia.vale@clinic.test',
      role: 'PORTAL_PRACTITIONER',
      locationIds: B.locations,
    };
    const headers = { 'idempotency-key': 'the-same-intent-1' };
    const invite = () => tab.call(invitePractitioner, { body, headers });
    expect((await invite()).problem).toMatchObject(CONFIRM);
    await tab.call(confirmIdentity, { body: { method: 'PASSWORD', password: PASSWORD } });
    const [first, again] = [await invite(), await invite()];
    expect(first.status).toBe(201);
    expect(again.body.id).toBe(first.body.id);
    world.offsetMs = 0;
  });

  it('has an increasing delay after each wrong attempt', async () => {
    const tab = await signedInTab(world, world.seed.B.practitioners.second.email);
    const guess = () => tab.call(confirmIdentity, { body: { method: 'PASSWORD', password: 'not the one' } });
    const tries = [];
    for (let at = 0; at < 21; at++) tries.push((await guess()).status);
    expect(tries.at(-1)).toBe(429);
  });

  it('is a new sign-in for an account that has neither password nor second factor', async () => {
    const { none } = world.seed.B.practitioners;
    const tab = await signedInTab(world, none.email);
    await world.asOwner((tx) => tx.delete(authAccounts).where(eq(authAccounts.userId, none.userId)));
    await workFor(tab, 16);
    expect((await tab.call(howToConfirm)).body.methods).toEqual([]);
    const empty = await tab.call(confirmIdentity, { body: { method: 'PASSWORD', password: 'anything' } });
    expect(empty.status).toBe(422);
    // Nor can a stranger at an open screen set a factor of their own up.
    expect((await tab.call(beginApp, { body: {} })).problem).toMatchObject(CONFIRM);
    world.offsetMs = 0;
  });

  it('accepts the own account only and cannot change the signed-in user', async () => {
    const { second } = world.seed.B.practitioners;
    const tab = await signedInTab(world, second.email);
    await workFor(tab, 16);
    const change = {
      params: { id: second.userId },
      body: { firstName: 'A', lastName: 'B' },
      headers: { 'if-match': '1' },
    };
    expect((await tab.call(updateUser, change)).status).toBe(200);
    world.offsetMs = 0;
  });
});
