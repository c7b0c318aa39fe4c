import {
  changePassword,
  createAccount,
  forgotPassword,
  resetPassword,
  signIn,
  signOut,
  signUpProfile,
  startSso,
} from '../../contract/identity.ts';
import { hashingFor } from '../identity/hashing.ts';
import { invitedBy, openInvite } from '../identity/invites.ts';
import { joinWaitingProfile } from '../identity/join-profile.ts';
import { limits, throttle } from '../identity/throttle.ts';
import { accountOf, tried, writeDown } from '../identity/written-down.ts';
import { setCookies } from './set-cookies.ts';
import type { Routes } from './index.ts';

export const identityRoutes: Routes = (served, { identity, door }) => {
  served.open(signIn, async (asked) => {
    const { body, address, requestId } = asked;
    const { headers, secondFactor } = await tried(
      { door, call: signIn, requestId },
      accountOf(body.email),
      () => hashingFor(address, () => identity.signIn(body, { address, headers: asked.c.req.raw.headers })),
      // The password alone opens nothing here.
      (begun) => (begun.secondFactor.length ? 202 : 200),
    );
    setCookies(asked, headers);
    if (secondFactor.length) return { done: false, secondFactor };
    await joinWaitingProfile(door, body.email, asked.now);
    return { done: true };
  });

  served.open(signOut, async (asked) => {
    const { headers, userId } = await identity.signOut(asked.c.req.raw.headers);
    if (userId !== null) await writeDown({ door, call: signOut, requestId: asked.requestId }, userId, 200);
    setCookies(asked, headers);
    return { done: true } as const;
  });

  served.person(changePassword, async (asked) => {
    const { person, requestId, body, address, c } = asked;
    const changed = await tried({ door, call: changePassword, requestId }, person.userId, () =>
      hashingFor(address, () => identity.changePassword(c.req.raw.headers, body)),
    );
    setCookies(asked, changed);
    return { done: true } as const;
  });

  served.open(forgotPassword, async ({ body, address }) => {
    await identity.forgotPassword(body.username, address);
    return { done: true } as const;
  });

  served.open(resetPassword, async (asked) => {
    const { body, address, requestId } = asked;
    const { headers } = asked.c.req.raw;
    const known = await tried({ door, call: resetPassword, requestId }, accountOf(body.username), () =>
      hashingFor(address, () => identity.resetPassword(body, { address, headers })),
    );
    setCookies(asked, known);
    return { done: true } as const;
  });

  served.open(startSso, async ({ c }) => {
    const { location, headers } = await identity.startSso(c.req.raw.headers);
    setCookies({ c }, headers);
    return c.redirect(location, 302);
  });

  served.open(signUpProfile, async ({ params, address, now }) => {
    await throttle(door.service, limits.invitePerAddress, address, now);
    const invite = await invitedBy(door.service, params.code, now);
    return { ...invite.person, inviteCode: params.code, hasAccount: invite.hasAccount };
  });

  served.open(createAccount, async ({ body, address, now, requestId }) => {
    await throttle(door.service, limits.invitePerAddress, address, now);
    const userId = await hashingFor(address, () => openInvite(door, identity, body, now));
    await writeDown({ door, call: createAccount, requestId }, userId, createAccount.status);
    return { userId };
  });
};
