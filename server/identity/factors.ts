import { eq } from 'drizzle-orm';
import type { CodeEntry, SecondFactor } from '../../contract/identity/second-factor.ts';
import { identityFieldMessage, secondFactorMessage } from '../../contract/identity/messages.ts';
import { authPasskeys, authTwoFactors } from '../platform/db/schema.ts';
import { conflict, validationError, HttpError } from '../platform/http/http-error.ts';
import {
  createFactorHelpers,
  type AccountRequest,
  type PendingSignIn,
  type FactorDependencies,
} from './factor-helpers.ts';
import { createKnownBrowserCookie } from './signed-cookie.ts';
import { extractCookies, throwIfFailed } from './better-auth-response.ts';
import type { Person } from './identity-provider.ts';
import { loadFactors, hasPassword, listFactorMethods, consumeCode } from './second-factor.ts';
import { renewAppSecret, requireCurrentCode } from './app-codes.ts';
import { countRecoveryCodes, findEntryFor, issueRecoveryCodes } from './recovery-codes.ts';
import { normalizeRecoveryCode } from './tokens.ts';

/** A code, or the password. */
interface Proof {
  method: CodeEntry['method'] | 'PASSWORD';
  code?: string;
  password?: string;
}

/** Second factors, based on the library's plugin. This module adds rate limits, single use of codes, and sessions. */
export interface Factors {
  /** Null when no sign-in is pending, or when it has expired. */
  findPendingSignIn(headers: Headers): Promise<PendingSignIn | null>;
  completeSignIn(headers: Headers, who: PendingSignIn, entry: CodeEntry): Promise<Headers>;
  getStatus(person: Person): Promise<SecondFactor>;
  beginApp(asking: AccountRequest, password?: string): Promise<{ uri: string; secret: string }>;
  enableApp(asking: AccountRequest, code: string): Promise<{ headers: Headers; recoveryCodes: string[] }>;
  disableApp(asking: AccountRequest, password?: string): Promise<Headers>;
  renewRecoveryCodes(asking: AccountRequest, password?: string): Promise<string[]>;
  /** Returns the cookie of the session, which has another token from then on. */
  confirm(asking: AccountRequest, entry: Proof): Promise<Headers>;
}

export function createFactors(grounds: FactorDependencies): Factors {
  const { auth, db, configuration, now } = grounds;
  const { secrets } = configuration;
  const {
    requireRecentFactor,
    challengeCookie,
    findPendingSignIn,
    countAttempt,
    recordProof,
    renewToken,
    readSessionToken,
    pickCookies,
    requirePassword,
    findTwoFactor,
  } = createFactorHelpers(grounds);

  /** Verifies a code with the library. An authenticator code is consumed even when it is wrong. */
  async function verifyCode(
    entry: CodeEntry,
    who: PendingSignIn,
    headers: Headers,
    isSignIn = false,
  ): Promise<Response> {
    await countAttempt(headers, who);
    // Authenticator apps show spaces between the digits.
    const code = entry.method === 'TOTP' ? entry.code.replaceAll(/\s/g, '') : normalizeRecoveryCode(entry.code);
    const stored = await findTwoFactor(who.userId);
    if (entry.method === 'TOTP') {
      await consumeCode(db, who.userId, code, now());
      if (stored) await renewAppSecret(db, secrets, stored);
      // While an app is being set up, its secret was only just shown: a slow phone is no reason to begin again.
      if (stored?.verified) await requireCurrentCode(secrets, stored, code);
    }
    const own = isSignIn ? pickCookies(headers, [challengeCookie]) : headers;
    const response =
      entry.method === 'TOTP'
        ? await auth.api.verifyTOTP({ body: { code }, headers: own, asResponse: true })
        : await auth.api.verifyBackupCode({
            body: { code: await findEntryFor(stored?.backupCodes ?? '[]', code), disableSession: !isSignIn },
            headers: own,
            asResponse: true,
          });
    await throwIfFailed(response);
    return response;
  }

  return {
    findPendingSignIn,

    async completeSignIn(headers, who, entry) {
      const opened = extractCookies(await verifyCode(entry, who, headers, true));
      const token = readSessionToken(opened);
      if (token) await recordProof({ token }, { isSecond: true });
      opened.append('set-cookie', await createKnownBrowserCookie(headers, who.email, configuration));
      return opened;
    },

    async getStatus({ userId, requiresSecondFactor, hasSecondFactor }) {
      const { hasApp } = await loadFactors(db, userId);
      const stored = await findTwoFactor(userId);
      const passkeys = await db
        .select()
        .from(authPasskeys)
        .where(eq(authPasskeys.userId, userId))
        .orderBy(authPasskeys.createdAt);
      return {
        app: hasApp,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name: name ?? '',
          addedAt: createdAt.toISOString(),
        })),
        recoveryCodesLeft: stored && hasSecondFactor ? await countRecoveryCodes(stored.backupCodes, secrets) : 0,
        isRequired: requiresSecondFactor,
        hasPassword: await hasPassword(db, userId),
      };
    },

    async beginApp(asking, password) {
      const { person, headers } = asking;
      requireRecentFactor(person);
      await requirePassword(asking, password);
      const before = await findTwoFactor(person.userId);
      const response = await auth.api.enableTwoFactor({
        body: { ...(password && { password }), method: 'totp' },
        headers,
        asResponse: true,
      });
      await throwIfFailed(response);
      // A user with passkeys keeps the recovery codes that came with them.
      if (before && person.hasSecondFactor)
        await db
          .update(authTwoFactors)
          .set({ backupCodes: before.backupCodes })
          .where(eq(authTwoFactors.id, before.id));
      const { totpURI } = (await response.json()) as { totpURI: string };
      return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '' };
    },

    async enableApp({ person, headers }, code) {
      requireRecentFactor(person);
      const row = await findTwoFactor(person.userId);
      if (!row || row.verified) throw conflict(secondFactorMessage('secondFactor.appNotStarted'));
      const answered = extractCookies(await verifyCode({ method: 'TOTP', code }, person, headers));
      const token = readSessionToken(answered);
      await recordProof(token ? { token } : { id: person.sessionId }, { isSecond: true });
      if (person.hasSecondFactor) return { headers: answered, recoveryCodes: [] };
      return { headers: answered, recoveryCodes: await issueRecoveryCodes(db, person.userId) };
    },

    async disableApp(asking, password) {
      const { person, headers } = asking;
      const { hasApp, passkeys } = await loadFactors(db, person.userId);
      if (!hasApp) throw conflict(secondFactorMessage('secondFactor.noApp'));
      await requirePassword(asking, password);
      if (passkeys) {
        await db.update(authTwoFactors).set({ verified: false }).where(eq(authTwoFactors.userId, person.userId));
        return new Headers();
      }
      if (person.requiresSecondFactor) throw conflict(secondFactorMessage('secondFactor.onlySecondStep'));
      const body = { ...(password && { password }) };
      const response = await auth.api.disableTwoFactor({ body, headers, asResponse: true });
      await throwIfFailed(response);
      return extractCookies(response);
    },

    async renewRecoveryCodes(asking, password) {
      if (!asking.person.hasSecondFactor) throw conflict(secondFactorMessage('secondFactor.notEnabled'));
      await requirePassword(asking, password);
      return issueRecoveryCodes(db, asking.person.userId);
    },

    async confirm(asking, entry) {
      const { person, headers } = asking;
      const methods = await listFactorMethods(db, person.userId);
      if (entry.method === 'PASSWORD') {
        // A user with a second factor must show it: someone else may know the password.
        if (methods.length) throw new HttpError(422, secondFactorMessage('secondFactor.useOtherMethod'));
        if (!(await hasPassword(db, person.userId)))
          throw new HttpError(422, secondFactorMessage('secondFactor.signInAgain'));
        await requirePassword(asking, entry.password);
      } else {
        const { method, code } = entry;
        if (!code) throw validationError('code', identityFieldMessage('identity.codeRequired'));
        if (!methods.includes(method)) throw validationError('code', secondFactorMessage('secondFactor.invalidCode'));
        await verifyCode({ method, code }, person, headers);
      }
      await recordProof({ id: person.sessionId }, { isSecond: entry.method !== 'PASSWORD' });
      return renewToken(person.sessionId);
    },
  };
}
