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
import { invitedBy, openInvite } from '../identity/invites.ts';
import { joinWaitingProfile } from '../identity/join-profile.ts';
import { limits, throttle } from '../identity/throttle.ts';
import type { Asked } from '../http/asked.ts';
import type { Call } from '../../contract/call.ts';
import type { Routes } from './index.ts';

const setCookies = ({ c }: Pick<Asked<Call>, 'c'>, headers: Headers) => {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
};

export const identityRoutes: Routes = (served, { identity, door }) => {
  served.open(signIn, async (asked) => {
    setCookies(asked, await identity.signIn(asked.body, asked.address));
    await joinWaitingProfile(door, asked.body.email, asked.now);
    return { done: true } as const;
  });

  served.open(signOut, async (asked) => {
    setCookies(asked, await identity.signOut(asked.c.req.raw.headers));
    return { done: true } as const;
  });

  served.person(changePassword, async (asked) => {
    setCookies(asked, await identity.changePassword(asked.c.req.raw.headers, asked.body));
    return { done: true } as const;
  });

  served.open(forgotPassword, async ({ body, address }) => {
    await identity.forgotPassword(body.username, address);
    return { done: true } as const;
  });

  served.open(resetPassword, async ({ body, address }) => {
    await identity.resetPassword(body, address);
    return { done: true } as const;
  });

  served.open(startSso, async ({ c }) => {
    const { location, headers } = await identity.startSso(c.req.raw.headers);
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    return c.redirect(location, 302);
  });

  served.open(signUpProfile, async ({ params, address, now }) => {
    await throttle(door.service, limits.invitePerAddress, address, now);
    const invite = await invitedBy(door.service, params.code, now);
    return { ...invite.person, inviteCode: params.code, hasAccount: invite.hasAccount };
  });

  served.open(createAccount, async ({ body, address, now }) => {
    await throttle(door.service, limits.invitePerAddress, address, now);
    return { userId: await openInvite(door, identity, body, now) };
  });
};
