import { symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../contract/identity/identity.ts';
import {
  beginApp,
  confirmIdentity,
  confirmSignIn,
  disableApp,
  enableApp,
  renewRecoveryCodes,
  secondFactor,
} from '../../contract/identity/second-factor.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows, authTwoFactors } from '../../server/platform/db/schema.ts';
import { hashCost, verify } from '../../server/identity/hashing.ts';
import { hasSecondFactor } from '../../server/identity/second-factor.ts';
import { appCode, stopClockInStep } from './authenticator.ts';
import { reasonOf } from './reason-of.ts';
import { PASSWORD } from './seed.ts';
import { stored } from './stored.ts';
import { signedInTab, Tab } from './tab.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  stopClockInStep();
  world = await openWorld();
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

const NOT_VALID = [422, { code: 'That code is not valid.' }];
const NOT_PASSWORD = [422, { password: 'The password is incorrect.' }];

/** Sets an authenticator app up, with the code of half a minute ago, so that the next two are still to be used. */
async function setUp(email: string) {
  const tab = await signedInTab(world, email);
  const started = await tab.call(beginApp, { body: { password: PASSWORD } });
  const { secret, uri } = started.body;
  const enable = () => tab.call(enableApp, { body: { code: appCode(secret, -1) } });
  const first = await enable();
  // The half minute may end between making a code and checking it.
  const enabled = first.status === 422 ? await enable() : first;
  return { tab, secret, uri, enabled, recoveryCodes: enabled.body.recoveryCodes };
}
/** A tab in which the password was entered. */
async function half(email: string) {
  const tab = new Tab(world.app);
  const reply = await tab.call(signIn, { body: { email, password: PASSWORD } });
  return { tab, reply };
}
const lastRow = async () => (await stored(world, auditRows)).at(-1)?.id ?? 0;
const rowsSince = async (id: number, userId: string) =>
  (await stored(world, auditRows, and(gt(auditRows.id, id), eq(auditRows.userId, userId)))).map((row) => [
    row.action,
    row.outcome,
  ]);

it('the authenticator of these tests returns the values that RFC 6238 publishes', () => {
  // Appendix B: the secret is "12345678901234567890"; the last six of eight digits at 59 s and at 1111111109 s.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(appCode(secret, 0, 59_000)).toBe('287082');
  expect(appCode(secret, 0, 1_111_111_109_000)).toBe('081804');
});

describe('an authenticator app', () => {
  it('is set up with password and code, and its recovery codes are shown once', async () => {
    const { email, userId } = world.seed.A.practitioners.first;
    const before = await lastRow();
    const { tab, secret, uri, enabled, recoveryCodes } = await setUp(email);
    expect(enabled.status).toBe(200);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Exer:/);
    expect(uri).toContain(`secret=${secret}`);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const standing = await tab.call(secondFactor);
    expect(standing.body).toMatchObject({ app: true, recoveryCodesLeft: 10, isRequired: false, hasPassword: true });
    expect(await hasSecondFactor(world.deps.tenantDb.service, userId)).toBe(true);
    expect(await rowsSince(before, userId)).toEqual(expect.arrayContaining([['enableApp', 200]]));
    // Sealed: neither the secret nor a code can be read from the database.
    const [row] = await stored(world, authTwoFactors, eq(authTwoFactors.userId, userId));
    for (const readable of [secret, ...recoveryCodes]) expect(JSON.stringify(row)).not.toContain(readable);
  });

  it('is not set up without the password, nor with a wrong code', async () => {
    const { email, userId } = world.seed.A.practitioners.second;
    const tab = await signedInTab(world, email);
    expect(reasonOf(await tab.call(beginApp, { body: { password: 'not the one' } }))).toEqual(NOT_PASSWORD);
    expect(reasonOf(await tab.call(beginApp, { body: {} }))).toEqual([422, { password: 'Password is required.' }]);
    await tab.call(beginApp, { body: { password: PASSWORD } });
    expect(reasonOf(await tab.call(enableApp, { body: { code: '12345' } }))).toEqual([
      422,
      { code: 'Enter the 6-digit code.' },
    ]);
    const { body } = await tab.call(beginApp, { body: { password: PASSWORD } });
    // Of an hour ago.
    expect(reasonOf(await tab.call(enableApp, { body: { code: appCode(body.secret, -120) } }))).toEqual(NOT_VALID);
    expect(await hasSecondFactor(world.deps.tenantDb.service, userId)).toBe(false);
    const again = await half(email);
    expect(again.reply.body).toEqual({ done: true });
  });

  it('is required after the password, which alone gives no access', async () => {
    const { email, userId } = world.seed.A.practitioners.admin;
    const { secret } = await setUp(email);
    const before = await lastRow();
    const { tab, reply } = await half(email);
    expect(reply.body).toEqual({ done: false, secondFactor: ['TOTP', 'RECOVERY'] });
    expect(reply.headers.getSetCookie().join('\n')).toMatch(/portal-sign-in=[^;]+;.*HttpOnly/i);
    expect((await tab.call(currentUser)).status).toBe(401);
    const wrong = await tab.call(confirmSignIn, { body: { method: 'TOTP', code: appCode(secret, -120) } });
    expect(reasonOf(wrong)).toEqual(NOT_VALID);
    const typed = appCode(secret).replace(/^.../, '$& ');
    expect((await tab.call(confirmSignIn, { body: { method: 'TOTP', code: typed } })).status).toBe(200);
    expect((await tab.call(currentUser)).body.email).toBe(email);
    expect(await rowsSince(before, userId)).toEqual([
      ['signIn', 202],
      ['confirmSignIn', 422],
      ['confirmSignIn', 200],
    ]);
  });

  it('has codes that are valid once: a used code is rejected', async () => {
    const { email } = world.seed.B.practitioners.first;
    const { secret } = await setUp(email);
    const code = appCode(secret);
    const [mine, theirs] = [await half(email), await half(email)];
    expect((await mine.tab.call(confirmSignIn, { body: { method: 'TOTP', code } })).status).toBe(200);
    const replayed = await theirs.tab.call(confirmSignIn, { body: { method: 'TOTP', code } });
    expect(reasonOf(replayed)).toEqual([422, { code: 'That code was already used. Wait for the next one.' }]);
    expect((await theirs.tab.call(currentUser)).status).toBe(401);
    // Nor does the code that set it up.
    const first = { method: 'TOTP', code: appCode(secret, -1) } as const;
    expect((await theirs.tab.call(confirmSignIn, { body: first })).status).toBe(422);
  });

  it('is limited to five attempts in a sign-in, and ten in a quarter of an hour', async () => {
    const { email } = world.seed.B.practitioners.second;
    const { secret, tab: own } = await setUp(email);
    const guess = (tab: Tab, steps: number) =>
      tab.call(confirmSignIn, { body: { method: 'TOTP', code: appCode(secret, steps) } });
    const { tab } = await half(email);
    const tries = [];
    for (let at = 0; at < 6; at++) tries.push((await guess(tab, -200 - at)).status);
    expect(tries).toEqual([422, 422, 422, 422, 422, 401]);
    // The right one is too late for this sign-in.
    expect((await guess(tab, 0)).status).toBe(401);
    const other = await half(email);
    for (let at = 0; at < 5; at++) await guess(other.tab, -300 - at);
    const third = await half(email);
    expect((await guess(third.tab, 1)).status).toBe(429);
    // The browser in which it was set up has tries of its own.
    expect(await own.call(confirmIdentity, { body: { method: 'TOTP', code: appCode(secret) } })).toMatchObject({
      status: 200,
    });
  });

  it('has codes of half a minute: neither the one before nor the one after is accepted, and the app’s next one is', async () => {
    const { email } = world.seed.A.practitioners.second;
    const { secret } = await setUp(email);
    const { tab } = await half(email);
    const enter = (steps: number) =>
      tab.call(confirmSignIn, { body: { method: 'TOTP', code: appCode(secret, steps) } });
    const OTHER =
      'Your app shows another code now. Enter that one. If it is rejected too, let your phone set its time automatically.';
    // At set-up the one of half a minute ago was taken, and used.
    expect(reasonOf(await enter(-1))).toEqual([422, { code: 'That code was already used. Wait for the next one.' }]);
    expect(reasonOf(await enter(1))).toEqual([422, { code: OTHER }]);
    const late = appCode(secret);
    vi.setSystemTime(Date.now() + 30_000);
    expect(reasonOf(await tab.call(confirmSignIn, { body: { method: 'TOTP', code: late } }))).toEqual([
      422,
      { code: OTHER },
    ]);
    vi.setSystemTime(Date.now() + 30_000);
    expect((await enter(0)).status).toBe(200);
  });

  it('is still accepted in a known browser after a stranger with the password used up all tries', async () => {
    const { email } = world.seed.accounts.withoutProfile;
    const { secret, tab: own, recoveryCodes } = await setUp(email);
    const guess = (tab: Tab, method: 'TOTP' | 'RECOVERY', at: number) =>
      tab.call(confirmSignIn, {
        body: { method, code: method === 'TOTP' ? appCode(secret, -200 - at) : 'AAAAA-AAAAA' },
      });
    for (const method of ['TOTP', 'RECOVERY'] as const) {
      const { tab } = await half(email);
      for (let at = 0; at < 5; at++) expect(reasonOf(await guess(tab, method, at))).toEqual(NOT_VALID);
    }
    const { tab: stranger } = await half(email);
    for (const body of [
      { method: 'TOTP', code: appCode(secret) },
      { method: 'RECOVERY', code: recoveryCodes[0]! },
    ] as const)
      expect((await stranger.call(confirmSignIn, { body })).status).toBe(429);
    await own.call(signIn, { body: { email, password: PASSWORD } });
    expect((await own.call(confirmSignIn, { body: { method: 'TOTP', code: appCode(secret) } })).status).toBe(200);
    expect((await own.call(currentUser)).status).not.toBe(401);
    // The known browser has ten tries, too; two were the set-up and the sign-in.
    for (const method of ['RECOVERY', 'TOTP'] as const) {
      await own.call(signIn, { body: { email, password: PASSWORD } });
      for (let at = 10; at < 14; at++) expect(reasonOf(await guess(own, method, at))).toEqual(NOT_VALID);
    }
    expect((await guess(own, 'TOTP', 15)).status).toBe(429);
    expect((await guess(own, 'RECOVERY', 15)).status).toBe(429);
  });

  it('is turned off with the password, which then signs in alone', async () => {
    const { email, userId } = world.seed.B.practitioners.admin;
    const { tab } = await setUp(email);
    const before = await lastRow();
    expect(reasonOf(await tab.call(disableApp, { body: { password: 'not the one' } }))).toEqual(NOT_PASSWORD);
    expect((await tab.call(disableApp, { body: { password: PASSWORD } })).status).toBe(200);
    expect((await tab.call(secondFactor)).body).toMatchObject({ app: false, recoveryCodesLeft: 0 });
    expect((await half(email)).reply.body).toEqual({ done: true });
    expect((await rowsSince(before, userId)).slice(0, 2)).toEqual([
      ['disableApp', 422],
      ['disableApp', 200],
    ]);
  });
});

describe('a recovery code', () => {
  it('completes a sign-in once, reduces the remaining number, and is audited', async () => {
    const { email, userId } = world.seed.A.practitioners.none;
    const { tab: own, recoveryCodes } = await setUp(email);
    const before = await lastRow();
    const code = recoveryCodes[3]!;
    const { tab } = await half(email);
    // It has no ambiguous letters or digits, and can be typed in any case.
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await tab.call(confirmSignIn, { body: { method: 'RECOVERY', code: typed } })).status).toBe(200);
    expect((await tab.call(secondFactor)).body.recoveryCodesLeft).toBe(9);
    const again = await half(email);
    expect(reasonOf(await again.tab.call(confirmSignIn, { body: { method: 'RECOVERY', code } }))).toEqual(NOT_VALID);
    expect(await rowsSince(before, userId)).toContainEqual(['useRecoveryCode', 200]);
    expect(JSON.stringify(await stored(world, auditRows))).not.toContain(code);

    const renewed = await own.call(renewRecoveryCodes, { body: { password: PASSWORD } });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const old = { method: 'RECOVERY', code: recoveryCodes[4]! } as const;
    expect(reasonOf(await again.tab.call(confirmSignIn, { body: old }))).toEqual(NOT_VALID);
    const fresh = { method: 'RECOVERY', code: renewed.body.recoveryCodes[0]! } as const;
    expect((await again.tab.call(confirmSignIn, { body: fresh })).status).toBe(200);
  });

  it('is stored as a password is, with a salt that the codes of one person share', async () => {
    const { email, userId } = world.seed.accounts.vendorAdmin;
    const { recoveryCodes } = await setUp(email);
    const [row] = await stored(world, authTwoFactors, eq(authTwoFactors.userId, userId));
    const entries = JSON.parse(row!.backupCodes) as string[];
    expect(entries).toHaveLength(10);
    const { N, r, p } = hashCost;
    const form = new RegExp(String.raw`^scrypt\$${N}\$${r}\$${p}\$([\w-]{22})\$[\w-]{86}$`);
    const salts = entries.map((entry) => form.exec(entry)?.[1]);
    expect(salts[0]).toMatch(/^[\w-]{22}$/);
    expect(new Set(salts).size).toBe(1);
    expect(new Set(entries).size).toBe(10);
    expect(await verify({ hash: entries[2]!, password: recoveryCodes[2]! })).toBe(true);
  });

  it('that was kept encrypted before is used once, and the others are hashed then', async () => {
    const { email, userId } = world.seed.accounts.support;
    await setUp(email);
    const before = ['AAAAA-BBBBB', 'CCCCC-DDDDD'];
    const { secret } = world.deps.configuration;
    const backupCodes = await symmetricEncrypt({ key: secret, data: JSON.stringify(before) });
    await world.asOwner((tx) =>
      tx.update(authTwoFactors).set({ backupCodes }).where(eq(authTwoFactors.userId, userId)),
    );
    const { tab } = await half(email);
    expect((await tab.call(confirmSignIn, { body: { method: 'RECOVERY', code: before[0]! } })).status).toBe(200);
    expect((await tab.call(secondFactor)).body.recoveryCodesLeft).toBe(1);
    const [row] = await stored(world, authTwoFactors, eq(authTwoFactors.userId, userId));
    expect(row!.backupCodes).toMatch(/^\["scrypt\$/);
    const next = await half(email);
    expect((await next.tab.call(confirmSignIn, { body: { method: 'RECOVERY', code: before[1]! } })).status).toBe(200);
  });

  it('without a pending sign-in is rejected', async () => {
    const { recoveryCodes } = await setUp(world.seed.B.practitioners.none.email);
    const code = { method: 'RECOVERY', code: recoveryCodes[0]! } as const;
    expect((await new Tab(world.app).call(confirmSignIn, { body: code })).status).toBe(401);
    const other = await half(world.seed.A.practitioners.none.email);
    expect((await other.tab.call(confirmSignIn, { body: code })).status).toBe(422);
  });
});
