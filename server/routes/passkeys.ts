import {
  addPasskey,
  askPasskey,
  askPasskeyAtSignIn,
  beginPasskey,
  confirmByPasskey,
  confirmSignInByPasskey,
  removePasskey,
} from '../../contract/second-factor.ts';
import { Refusal } from '../http/refusal.ts';
import { hashingFor } from '../identity/hashing.ts';
import { joinWaitingProfile } from '../identity/join-profile.ts';
import { tried, writeDown } from '../identity/written-down.ts';
import type { Routes } from './index.ts';
import { setCookies } from './set-cookies.ts';

const done = { done: true } as const;

/** Passkeys of the own account, and showing one. */
export const passkeyRoutes: Routes = (served, { identity: { factors, passkeys }, door }) => {
  const challenged = async (headers: Headers) => {
    const who = await factors.challengedBy(headers);
    if (!who) throw new Refusal(401, 'Your sign-in has expired. Please sign in again.');
    return who;
  };

  served.open(askPasskeyAtSignIn, async ({ c }) => {
    const { userId } = await challenged(c.req.raw.headers);
    const { question, headers } = await passkeys.ask(userId, c.req.raw.headers);
    setCookies({ c }, headers);
    return { question };
  });

  served.open(confirmSignInByPasskey, async ({ c, body, requestId, now }) => {
    const { headers } = c.req.raw;
    const who = await challenged(headers);
    const opened = await tried({ door, call: confirmSignInByPasskey, requestId }, who.userId, () =>
      passkeys.completeSignIn(headers, who, body.answer),
    );
    setCookies({ c }, opened);
    await joinWaitingProfile(door, who.email, now);
    return done;
  });

  served.person(beginPasskey, async ({ person, body, requestId, address, c }) => {
    const { question, headers } = await tried({ door, call: beginPasskey, requestId }, person.userId, () =>
      hashingFor(address, () => passkeys.begin({ person, headers: c.req.raw.headers }, body.password)),
    );
    setCookies({ c }, headers);
    return { question };
  });

  served.person(addPasskey, async ({ person, body, requestId, c }) => ({
    recoveryCodes: await tried({ door, call: addPasskey, requestId }, person.userId, () =>
      passkeys.add({ person, headers: c.req.raw.headers }, body.name, body.answer),
    ),
  }));

  served.person(removePasskey, async ({ person, params, requestId, c }) => {
    await passkeys.remove({ person, headers: c.req.raw.headers }, params.id);
    await writeDown({ door, call: removePasskey, requestId }, person.userId, 204);
  });

  served.person(askPasskey, async ({ person, c }) => {
    const { question, headers } = await passkeys.ask(person.userId, c.req.raw.headers);
    setCookies({ c }, headers);
    return { question };
  });

  served.person(confirmByPasskey, async ({ person, body, requestId, c }) => {
    await tried({ door, call: confirmByPasskey, requestId }, person.userId, () =>
      passkeys.confirm({ person, headers: c.req.raw.headers }, body.answer),
    );
    return done;
  });
};
