import {
  beginApp,
  confirmIdentity,
  confirmSignIn,
  disableApp,
  enableApp,
  howToConfirm,
  renewRecoveryCodes,
  secondFactor,
} from '../../contract/second-factor.ts';
import { Refusal } from '../http/refusal.ts';
import { hashingFor } from '../identity/hashing.ts';
import { joinWaitingProfile } from '../identity/join-profile.ts';
import { hasPassword, methodsOf } from '../identity/second-factor.ts';
import { tried, writeDown } from '../identity/written-down.ts';
import type { Routes } from './index.ts';
import { setCookies } from './set-cookies.ts';

const done = { done: true } as const;

/** Second factors of the own account (TOTP and recovery codes), and showing one. */
export const secondFactorRoutes: Routes = (served, { identity, door }) => {
  const { factors } = identity;

  served.open(confirmSignIn, async (asked) => {
    const { headers } = asked.c.req.raw;
    const { body, requestId, now } = asked;
    const who = await factors.challengedBy(headers);
    if (!who) throw new Refusal(401, 'Your sign-in has expired. Please sign in again.');
    const opened = await tried({ door, call: confirmSignIn, requestId }, who.userId, () =>
      factors.completeSignIn(headers, who, body),
    );
    if (body.method === 'RECOVERY')
      await writeDown({ door, call: confirmSignIn, requestId }, who.userId, 200, 'useRecoveryCode');
    setCookies(asked, opened);
    await joinWaitingProfile(door, who.email, now);
    return done;
  });

  served.person(secondFactor, async ({ person }) => factors.standing(person));

  served.person(beginApp, async ({ person, body, requestId, address, c }) =>
    tried({ door, call: beginApp, requestId }, person.userId, () =>
      hashingFor(address, () => factors.beginApp({ person, headers: c.req.raw.headers }, body.password)),
    ),
  );

  served.person(enableApp, async (asked) => {
    const { person, body, requestId, c } = asked;
    const { headers, recoveryCodes } = await tried({ door, call: enableApp, requestId }, person.userId, () =>
      factors.enableApp({ person, headers: c.req.raw.headers }, body.code),
    );
    setCookies(asked, headers);
    return { recoveryCodes };
  });

  served.person(disableApp, async (asked) => {
    const { person, body, requestId, address, c } = asked;
    const headers = await tried({ door, call: disableApp, requestId }, person.userId, () =>
      hashingFor(address, () => factors.disableApp({ person, headers: c.req.raw.headers }, body.password)),
    );
    setCookies(asked, headers);
    return done;
  });

  served.person(renewRecoveryCodes, async ({ person, body, requestId, address, c }) => ({
    recoveryCodes: await tried({ door, call: renewRecoveryCodes, requestId }, person.userId, () =>
      hashingFor(address, () => factors.renewRecoveryCodes({ person, headers: c.req.raw.headers }, body.password)),
    ),
  }));

  served.person(howToConfirm, async ({ person }) => {
    const methods = await methodsOf(door.service, person.userId);
    if (methods.length) return { methods };
    return { methods: (await hasPassword(door.service, person.userId)) ? ['PASSWORD' as const] : [] };
  });

  served.person(confirmIdentity, async ({ person, body, requestId, address, c }) => {
    const deed = { door, call: confirmIdentity, requestId };
    await tried(deed, person.userId, () =>
      hashingFor(address, () => factors.confirm({ person, headers: c.req.raw.headers }, body)),
    );
    if (body.method === 'RECOVERY') await writeDown(deed, person.userId, 200, 'useRecoveryCode');
    return done;
  });
};
