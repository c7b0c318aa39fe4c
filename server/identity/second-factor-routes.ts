import {
  beginApp,
  confirmIdentity,
  confirmSignIn,
  disableApp,
  enableApp,
  howToConfirm,
  renewRecoveryCodes,
  secondFactor,
  addPasskey,
  askPasskey,
  askPasskeyAtSignIn,
  beginPasskey,
  confirmByPasskey,
  confirmSignInByPasskey,
  removePasskey,
} from '../../contract/identity/second-factor.ts';
import { secondFactorMessage } from '../../contract/identity/messages.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { queueHashesFor } from './hashing.ts';
import { joinPendingProfile } from './join-profile.ts';
import { hasPassword, listFactorMethods } from './second-factor.ts';
import { auditAttempt, recordAuthEvent } from './auth-audit.ts';
import type { Routes } from '../routes.ts';
import { setCookies } from './better-auth-response.ts';

const done = { done: true } as const;

/** Second factors of the own account (authenticator app and recovery codes), and signing in with them. */
export const secondFactorRoutes: Routes = (router, { identity, tenantDb }) => {
  const { factors } = identity;

  router.public(confirmSignIn, async function handleConfirmSignIn(request) {
    const { headers } = request.c.req.raw;
    const { body, requestId, now } = request;
    const who = await factors.findPendingSignIn(headers);
    if (!who) throw new HttpError(401, secondFactorMessage('secondFactor.signInExpired'));
    const opened = await auditAttempt({ tenantDb, call: confirmSignIn, requestId }, who.userId, () =>
      factors.completeSignIn(headers, who, body),
    );
    if (body.method === 'RECOVERY')
      await recordAuthEvent({ tenantDb, call: confirmSignIn, requestId }, who.userId, 200, 'useRecoveryCode');
    setCookies(request, opened);
    await identity.endReplacedSession(headers);
    await joinPendingProfile(tenantDb, who.email, now);
    return done;
  });

  router.account(secondFactor, async function handleSecondFactor({ person }) {
    return factors.getStatus(person);
  });

  router.account(beginApp, async function handleBeginApp({ person, body, requestId, address, c }) {
    return auditAttempt({ tenantDb, call: beginApp, requestId }, person.userId, () =>
      queueHashesFor(address, () => factors.beginApp({ person, headers: c.req.raw.headers }, body.password)),
    );
  });

  router.account(enableApp, async function handleEnableApp(request) {
    const { person, body, requestId, c } = request;
    const { headers, recoveryCodes } = await auditAttempt({ tenantDb, call: enableApp, requestId }, person.userId, () =>
      factors.enableApp({ person, headers: c.req.raw.headers }, body.code),
    );
    setCookies(request, headers);
    return { recoveryCodes };
  });

  router.account(disableApp, async function handleDisableApp(request) {
    const { person, body, requestId, address, c } = request;
    const headers = await auditAttempt({ tenantDb, call: disableApp, requestId }, person.userId, () =>
      queueHashesFor(address, () => factors.disableApp({ person, headers: c.req.raw.headers }, body.password)),
    );
    setCookies(request, headers);
    return done;
  });

  router.account(renewRecoveryCodes, async function handleRenewRecoveryCodes({ person, body, requestId, address, c }) {
    return {
      recoveryCodes: await auditAttempt({ tenantDb, call: renewRecoveryCodes, requestId }, person.userId, () =>
        queueHashesFor(address, () =>
          factors.renewRecoveryCodes({ person, headers: c.req.raw.headers }, body.password),
        ),
      ),
    };
  });

  router.account(howToConfirm, async function handleHowToConfirm({ person }) {
    const methods = await listFactorMethods(tenantDb.service, person.userId);
    if (methods.length) return { methods };
    return { methods: (await hasPassword(tenantDb.service, person.userId)) ? ['PASSWORD' as const] : [] };
  });

  router.account(confirmIdentity, async function handleConfirmIdentity({ person, body, requestId, address, c }) {
    const operation = { tenantDb, call: confirmIdentity, requestId };
    const headers = await auditAttempt(operation, person.userId, () =>
      queueHashesFor(address, () => factors.confirm({ person, headers: c.req.raw.headers }, body)),
    );
    setCookies({ c }, headers);
    if (body.method === 'RECOVERY') await recordAuthEvent(operation, person.userId, 200, 'useRecoveryCode');
    return done;
  });
};

/** Passkeys of the own account, and signing in with them. */
export const passkeyRoutes: Routes = (router, { identity, tenantDb }) => {
  const { factors, passkeys } = identity;
  const requirePendingSignIn = async (headers: Headers) => {
    const who = await factors.findPendingSignIn(headers);
    if (!who) throw new HttpError(401, secondFactorMessage('secondFactor.signInExpired'));
    return who;
  };

  router.public(askPasskeyAtSignIn, async function handleAskPasskeyAtSignIn({ c }) {
    const { userId } = await requirePendingSignIn(c.req.raw.headers);
    const { question, headers } = await passkeys.ask(userId, c.req.raw.headers);
    setCookies({ c }, headers);
    return { question };
  });

  router.public(confirmSignInByPasskey, async function handleConfirmSignInByPasskey({ c, body, requestId, now }) {
    const { headers } = c.req.raw;
    const who = await requirePendingSignIn(headers);
    const opened = await auditAttempt({ tenantDb, call: confirmSignInByPasskey, requestId }, who.userId, () =>
      passkeys.completeSignIn(headers, who, body.answer),
    );
    setCookies({ c }, opened);
    await identity.endReplacedSession(headers);
    await joinPendingProfile(tenantDb, who.email, now);
    return done;
  });

  router.account(beginPasskey, async function handleBeginPasskey({ person, body, requestId, address, c }) {
    const { question, headers } = await auditAttempt({ tenantDb, call: beginPasskey, requestId }, person.userId, () =>
      queueHashesFor(address, () => passkeys.begin({ person, headers: c.req.raw.headers }, body.password)),
    );
    setCookies({ c }, headers);
    return { question };
  });

  router.account(addPasskey, async function handleAddPasskey({ person, body, requestId, c }) {
    return {
      recoveryCodes: await auditAttempt({ tenantDb, call: addPasskey, requestId }, person.userId, () =>
        passkeys.add({ person, headers: c.req.raw.headers }, body.name, body.answer),
      ),
    };
  });

  router.account(removePasskey, async function handleRemovePasskey({ person, params, requestId, c }) {
    await passkeys.remove({ person, headers: c.req.raw.headers }, params.id);
    await recordAuthEvent({ tenantDb, call: removePasskey, requestId }, person.userId, 204);
  });

  router.account(askPasskey, async function handleAskPasskey({ person, c }) {
    const { question, headers } = await passkeys.ask(person.userId, c.req.raw.headers);
    setCookies({ c }, headers);
    return { question };
  });

  router.account(confirmByPasskey, async function handleConfirmByPasskey({ person, body, requestId, c }) {
    const headers = await auditAttempt({ tenantDb, call: confirmByPasskey, requestId }, person.userId, () =>
      passkeys.confirm({ person, headers: c.req.raw.headers }, body.answer),
    );
    setCookies({ c }, headers);
    return done;
  });
};
