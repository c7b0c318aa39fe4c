import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../contract/identity/identity.ts';
import {
  addPasskey,
  askPasskey,
  askPasskeyAtSignIn,
  beginApp,
  beginPasskey,
  confirmByPasskey,
  confirmSignIn,
  confirmSignInByPasskey,
  disableApp,
  enableApp,
  removePasskey,
  secondFactor,
} from '../../contract/identity/second-factor.ts';
import { deletePractitioner } from '../../contract/team/practitioners.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, authSessions, organizations } from '../../server/platform/db/schema.ts';
import { appCode, stopClockInStep } from './authenticator.ts';
import { reasonOf } from './reason-of.ts';
import { SecurityKey } from './security-key.ts';
import { PASSWORD } from './seed.ts';
import { stored } from './stored.ts';
import { signedInTab, Tab } from './tab.ts';
import { openWorld, type World } from './world.ts';

const ORIGIN = 'http://localhost:3000';
const at = { headers: { origin: ORIGIN, host: 'localhost:3000' } };
let world: World;
beforeAll(async () => {
  stopClockInStep();
  world = await openWorld({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

const REFUSED = 'That passkey was not accepted.';
type Question = { challenge: string; allowCredentials?: { id: string }[] };
const getChallenge = (reply: { body: { question: object } }) => reply.body.question as Question;

/** Adds a passkey to the account of a tab. */
async function add(tab: Tab, key = new SecurityKey(), name = 'Blue key') {
  const question = getChallenge(await tab.call(beginPasskey, { body: { password: PASSWORD }, ...at }));
  const added = await tab.call(addPasskey, { body: { name, answer: key.make(question) }, ...at });
  return { key, added };
}
/** A tab in which the password was entered. */
async function half(email: string) {
  const tab = new Tab(world.app);
  const { body } = await tab.call(signIn, { body: { email, password: PASSWORD }, ...at });
  return { tab, body };
}

describe('a passkey', () => {
  it('is added with password and key, returns recovery codes, and completes the next sign-in', async () => {
    const { email, userId } = world.seed.A.practitioners.admin;
    const before = (await stored(world, auditRows)).at(-1)?.id ?? 0;
    const own = await signedInTab(world, email);
    const wrong = await own.call(beginPasskey, { body: { password: 'not the one' }, ...at });
    expect(reasonOf(wrong)).toEqual([422, { password: 'The password is incorrect.' }]);
    const { key, added } = await add(own);
    expect(added.status).toBe(200);
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect((await own.call(secondFactor)).body).toMatchObject({ app: false, passkeys: [{ name: 'Blue key' }] });

    const { tab, body } = await half(email);
    expect(body).toEqual({ done: false, secondFactor: ['PASSKEY', 'RECOVERY'] });
    const question = getChallenge(await tab.call(askPasskeyAtSignIn, at));
    expect(question.allowCredentials?.map(({ id }) => id)).toEqual([key.id.toString('base64url')]);
    expect((await tab.call(currentUser)).status).toBe(401);
    const answer = key.show(question);
    expect((await tab.call(confirmSignInByPasskey, { body: { answer }, ...at })).status).toBe(200);
    expect((await tab.call(currentUser)).body.email).toBe(email);
    // Neither the answer nor the sign-in it belonged to can be used again.
    expect((await tab.call(confirmSignInByPasskey, { body: { answer }, ...at })).status).toBe(401);
    const other = await half(email);
    await other.tab.call(askPasskeyAtSignIn, at);
    const replayed = await other.tab.call(confirmSignInByPasskey, { body: { answer }, ...at });
    expect([replayed.status, replayed.problem.message]).toEqual([422, REFUSED]);

    const recovery = { method: 'RECOVERY', code: added.body.recoveryCodes[0]! } as const;
    expect((await other.tab.call(confirmSignIn, { body: recovery })).status).toBe(200);
    const rows = await stored(world, auditRows, and(gt(auditRows.id, before), eq(auditRows.userId, userId)));
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual(
      expect.arrayContaining([
        ['addPasskey', 200],
        ['confirmSignInByPasskey', 200],
        ['confirmSignInByPasskey', 422],
        ['useRecoveryCode', 200],
      ]),
    );
  });

  it('is rejected when it belongs to another user or site, or has no challenge', async () => {
    const { first, second } = world.seed.A.practitioners;
    const mine = await add(await signedInTab(world, first.email));
    const theirs = await add(await signedInTab(world, second.email));
    const { tab } = await half(first.email);
    const answerBy = async (key: SecurityKey) => {
      const question = getChallenge(await tab.call(askPasskeyAtSignIn, at));
      return tab.call(confirmSignInByPasskey, { body: { answer: key.show(question) }, ...at });
    };
    expect((await answerBy(theirs.key)).problem.message).toBe(REFUSED);
    const phished = Object.assign(new SecurityKey('https://portal.example'), { id: mine.key.id });
    expect((await answerBy(phished)).problem.message).toBe(REFUSED);
    const unasked = { answer: mine.key.show({ challenge: 'AAAA' }) };
    expect((await tab.call(confirmSignInByPasskey, { body: unasked, ...at })).status).toBe(422);
    expect((await tab.call(currentUser)).status).toBe(401);
    expect((await answerBy(mine.key)).status).toBe(200);
    const stranger = new Tab(world.app);
    expect((await stranger.call(askPasskeyAtSignIn, at)).status).toBe(401);
  });

  it('can re-authenticate the user, and does not extend the session', async () => {
    const { admin } = world.seed.B.practitioners;
    const tab = await signedInTab(world, admin.email);
    const { key } = await add(tab);
    const ends = async () =>
      (await stored(world, authSessions, eq(authSessions.userId, admin.userId))).map(({ expiresAt }) => expiresAt);
    const before = await ends();
    for (const minute of [8, 16]) {
      world.offsetMs = minute * 60_000;
      await tab.call(currentUser);
    }
    const remove = () => tab.call(deletePractitioner, { params: { id: 999_999 } });
    expect((await remove()).problem.reason).toBe('CONFIRM');
    const question = getChallenge(await tab.call(askPasskey, at));
    expect((await tab.call(confirmByPasskey, { body: { answer: key.show(question) }, ...at })).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await ends()).toEqual(before);
    world.offsetMs = 0;
  });

  it('can be removed by its owner only, and not as the last factor when the organization requires one', async () => {
    const { first, second } = world.seed.B.practitioners;
    const [mine, theirs] = [await signedInTab(world, first.email), await signedInTab(world, second.email)];
    await add(mine);
    await add(theirs);
    const idOf = async (tab: Tab) => (await tab.call(secondFactor)).body.passkeys[0]!.id;
    const foreign = await mine.call(removePasskey, { params: { id: await idOf(theirs) } });
    const unknown = await mine.call(removePasskey, { params: { id: crypto.randomUUID() } });
    expect([foreign.status, foreign.problem.message]).toEqual([404, unknown.problem.message]);
    const require = (isRequired: boolean) =>
      world.asOwner((tx) =>
        tx
          .update(organizations)
          .set({ requiresSecondFactor: isRequired })
          .where(eq(organizations.id, world.seed.B.organizationId)),
      );
    await require(true);
    const params = { id: await idOf(mine) };
    expect((await mine.call(removePasskey, { params })).status).toBe(409);
    await require(false);
    expect((await mine.call(removePasskey, { params })).status).toBe(204);
    expect((await half(first.email)).body).toEqual({ done: true });
  });

  it('can exist beside an app: each can be removed alone, and the recovery codes stay', async () => {
    const { email } = world.seed.A.practitioners.none;
    const tab = await signedInTab(world, email);
    const { added } = await add(tab);
    const { secret } = (await tab.call(beginApp, { body: { password: PASSWORD } })).body;
    const enabled = await tab.call(enableApp, { body: { code: appCode(secret, -1) } });
    expect(enabled.body.recoveryCodes).toEqual([]);
    expect((await half(email)).body.secondFactor).toEqual(['TOTP', 'PASSKEY', 'RECOVERY']);
    expect((await tab.call(disableApp, { body: { password: PASSWORD } })).status).toBe(200);
    const { tab: next, body } = await half(email);
    expect(body.secondFactor).toEqual(['PASSKEY', 'RECOVERY']);
    const old = await next.call(confirmSignIn, { body: { method: 'TOTP', code: appCode(secret) } });
    expect(old.status).toBe(422);
    const recovery = { method: 'RECOVERY', code: added.body.recoveryCodes[5]! } as const;
    expect((await next.call(confirmSignIn, { body: recovery })).status).toBe(200);
  });
});
