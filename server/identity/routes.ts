import {
  changePassword,
  createAccount,
  forgotPassword,
  resetPassword,
  signUpProfile,
} from '../../contract/identity/account.ts';
import { signIn, signOut, startSso } from '../../contract/identity/identity.ts';
import { queueHashesFor } from './hashing.ts';
import { requireInvite, redeemInvite } from './invites.ts';
import { joinPendingProfile } from './join-profile.ts';
import { rateLimitRules, enforceRateLimit } from './rate-limit.ts';
import { selectAccountId, auditAttempt, recordAuthEvent } from './auth-audit.ts';
import { setCookies } from './better-auth-response.ts';
import type { Routes } from '../routes.ts';

export const identityRoutes: Routes = (router, { identity, tenantDb }) => {
  router.public(signIn, async function handleSignIn(request) {
    const { body, address, requestId } = request;
    const { headers, secondFactor } = await auditAttempt(
      { tenantDb, call: signIn, requestId },
      selectAccountId(body.email),
      () => queueHashesFor(address, () => identity.signIn(body, { address, headers: request.c.req.raw.headers })),
      // The password alone opens no session here.
      (begun) => (begun.secondFactor.length ? 202 : 200),
    );
    setCookies(request, headers);
    if (secondFactor.length) return { done: false, secondFactor };
    await identity.endReplacedSession(request.c.req.raw.headers);
    await joinPendingProfile(tenantDb, body.email, request.now);
    return { done: true };
  });

  router.public(signOut, async function handleSignOut(request) {
    const { headers, userId } = await identity.signOut(request.c.req.raw.headers);
    if (userId !== null) await recordAuthEvent({ tenantDb, call: signOut, requestId: request.requestId }, userId, 200);
    setCookies(request, headers);
    return { done: true } as const;
  });

  router.account(changePassword, async function handleChangePassword(request) {
    const { person, requestId, body, address, c } = request;
    const changed = await auditAttempt({ tenantDb, call: changePassword, requestId }, person.userId, () =>
      queueHashesFor(address, () => identity.changePassword(c.req.raw.headers, body)),
    );
    setCookies(request, changed);
    return { done: true } as const;
  });

  router.public(forgotPassword, async function handleForgotPassword({ body, address }) {
    await identity.forgotPassword(body.username, address);
    return { done: true } as const;
  });

  router.public(resetPassword, async function handleResetPassword(request) {
    const { body, address, requestId } = request;
    const { headers } = request.c.req.raw;
    const known = await auditAttempt({ tenantDb, call: resetPassword, requestId }, selectAccountId(body.username), () =>
      queueHashesFor(address, () => identity.resetPassword(body, { address, headers })),
    );
    setCookies(request, known);
    return { done: true } as const;
  });

  router.public(startSso, async function handleStartSso({ c }) {
    const { location, headers } = await identity.startSso(c.req.raw.headers);
    setCookies({ c }, headers);
    return c.redirect(location, 302);
  });

  router.public(signUpProfile, async function handleSignUpProfile({ params, address, now }) {
    await enforceRateLimit(tenantDb.service, rateLimitRules.invitePerAddress, address, now);
    const invite = await requireInvite(tenantDb.service, params.code, now);
    return { ...invite.person, inviteCode: params.code, hasAccount: invite.hasAccount };
  });

  router.public(createAccount, async function handleCreateAccount({ body, address, now, requestId }) {
    await enforceRateLimit(tenantDb.service, rateLimitRules.invitePerAddress, address, now);
    const userId = await queueHashesFor(address, () => redeemInvite(tenantDb, identity, body, now));
    await recordAuthEvent({ tenantDb, call: createAccount, requestId }, userId, createAccount.status);
    return { userId };
  });
};
