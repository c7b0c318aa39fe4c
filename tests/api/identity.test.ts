import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changePassword, forgotPassword, resetPassword } from '../../contract/identity/account.ts';
import { signIn, signOut, startSso } from '../../contract/identity/identity.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { authSessions, users } from '../../server/platform/db/schema.ts';
import { tooManyRequests } from '../../server/platform/http/http-error.ts';
import { FairQueue } from '../../server/identity/hashing.ts';
import { reasonOf } from './reason-of.ts';
import { Caller, openWorld, type World } from './world.ts';
import { PASSWORD } from './seed.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const OWN_WORDS = 'The password cannot be based only on your name, email, clinic or the portal’s name.';
const WEAK = 'That password is too easy to guess. Try a few unrelated words.';

const getCookie = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const signedIn = async (email: string, password: string) => {
  const reply = await world.anonymous.call(signIn, { body: { email, password } });
  return { reply, caller: new Caller(world.app, { cookie: getCookie(reply.headers) }) };
};
const codeIn = (email: string) =>
  /code is (\d{6})/.exec(world.sentEmails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const settled = () => new Promise((done) => setTimeout(done, 300));

describe('signing in', () => {
  it('API-54 creates a session with the identity provider, kept in an HttpOnly cookie', async () => {
    const { reply, caller } = await signedIn(world.seed.A.practitioners.admin.email, PASSWORD);
    expect(reply.status).toBe(200);
    const [cookie] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^portal-session=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(JSON.stringify(reply.body)).not.toContain(decodeURIComponent(cookie!.split('=')[1]!.split('.')[0]!));
    expect((await caller.call(currentUser)).body.email).toBe(world.seed.A.practitioners.admin.email);
  });

  it('sets a Secure __Host- cookie over https', async () => {
    const secure = world.beside({ environment: { PUBLIC_URL: 'https://portal.test' } });
    const reply = await secure.anonymous.call(signIn, {
      body: { email: world.seed.A.practitioners.admin.email, password: PASSWORD },
    });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-portal-session=.*Secure/i);
  });

  it('AUTH-13 answers a wrong password and an unknown email with the same error on the password field', async () => {
    const wrong = await world.anonymous.call(signIn, {
      body: { email: world.seed.A.practitioners.first.email, password: 'not the one' },
    });
    const unknown = await world.anonymous.call(signIn, {
      body: { email: 'nobody@clinic.test', password: 'not the one' },
    });
    const message = 'There was a problem signing in.  Please check your email and password.';
    for (const reply of [wrong, unknown]) {
      expect(reply.status).toBe(401);
      expect(reply.problem).toMatchObject({ message, fields: { password: message } });
    }
  });

  it('API-55 creates a session that ends on sign-out: the old cookie becomes invalid', async () => {
    const { caller } = await signedIn(world.seed.A.practitioners.admin.email, PASSWORD);
    expect((await caller.call(signOut)).status).toBe(200);
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('creates a session that ends after 15 idle minutes, where background requests are no activity', async () => {
    const { caller } = await signedIn(world.seed.A.practitioners.admin.email, PASSWORD);
    for (const minute of [5, 10, 14]) {
      world.offsetMs = minute * 60_000;
      expect((await caller.call(currentUser, { headers: { 'x-background': '1' } })).status).toBe(200);
    }
    world.offsetMs = 16 * 60_000;
    expect((await caller.call(currentUser)).status).toBe(401);
    world.offsetMs = 0;
  });

  it('creates a session that ends when its last activity is in the future', async () => {
    const { email, userId } = world.seed.A.practitioners.admin;
    const { caller } = await signedIn(email, PASSWORD);
    const activeIn = (minutes: number) =>
      world.asOwner((tx) =>
        tx
          .update(authSessions)
          .set({ lastActiveAt: new Date(Date.now() + minutes * 60_000) })
          .where(eq(authSessions.userId, userId)),
      );
    await activeIn(1);
    expect((await caller.call(currentUser)).status).toBe(200);
    await activeIn(24 * 60);
    expect((await caller.call(currentUser)).status).toBe(401);
    await activeIn(0);
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('creates a session that ends after 12 hours regardless of activity', async () => {
    const { caller } = await signedIn(world.seed.A.practitioners.admin.email, PASSWORD);
    for (let minute = 10; minute < 720; minute += 10) {
      world.offsetMs = minute * 60_000;
      expect((await caller.call(currentUser)).status).toBe(200);
    }
    world.offsetMs = 720 * 60_000 + 5000;
    expect((await caller.call(currentUser)).status).toBe(401);
    world.offsetMs = 0;
  });
});

describe('a forgotten password', () => {
  const NO_CODE = { password: 'The verification code is not valid or has expired.' };
  it('API-57 API-58 is reset once by a mailed code of six digits, which ends all sessions', async () => {
    const { email } = world.seed.A.practitioners.second;
    const { caller } = await signedIn(email, PASSWORD);
    expect((await world.anonymous.call(forgotPassword, { body: { username: email } })).status).toBe(200);
    await settled();
    const code = codeIn(email);
    expect(code).toMatch(/^\d{6}$/);
    const body = { username: email, code, password: 'a new and longer one' };
    expect((await world.anonymous.call(resetPassword, { body })).status).toBe(200);
    expect((await caller.call(currentUser)).status).toBe(401);
    expect((await signedIn(email, 'a new and longer one')).reply.status).toBe(200);
    const again = await world.anonymous.call(resetPassword, { body: { ...body, password: 'yet another new one' } });
    expect(reasonOf(again)).toEqual([422, NO_CODE]);
  });

  it('OPEN-013 sends the code in the language of the account', async () => {
    const { email } = world.seed.B.practitioners.first;
    await world.asOwner((tx) => tx.update(users).set({ language: 'es' }).where(eq(users.email, email)));
    await world.anonymous.call(forgotPassword, { body: { username: email } });
    await settled();
    const sentEmail = world.sentEmails.findLast(({ to }) => to === email);
    expect(sentEmail?.subject).toBe('Su código de verificación de Exer');
    expect(sentEmail?.text).toMatch(
      /^Su código de verificación es \d{6}\n\nEs válido durante 10 minutos\. Si no lo solicitó, puede ignorar este correo\.\n$/,
    );
  });

  it('answers the same for an unknown address and sends no email', async () => {
    const before = world.sentEmails.length;
    const reply = await world.anonymous.call(forgotPassword, { body: { username: 'nobody@clinic.test' } });
    await settled();
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ done: true });
    expect(world.sentEmails).toHaveLength(before);
  });

  it('I6 takes as long for an unknown address as for an account, when a code is requested and when a wrong one is entered', async () => {
    const { email } = world.seed.A.practitioners.admin;
    const timesOf = async (username: string) => {
      const times: number[] = [];
      const timed = async (work: () => Promise<unknown>) => {
        const started = performance.now();
        await work();
        times.push(performance.now() - started);
      };
      await timed(() => world.anonymous.call(forgotPassword, { body: { username } }));
      await settled();
      const body = { username, code: 'wrong', password: 'a new and longer one' };
      await timed(() => world.anonymous.call(resetPassword, { body }));
      return times;
    };
    const known = await timesOf(email);
    const unknown = await timesOf('nobody-at-all@clinic.test');
    // The work takes a few milliseconds of the 400; on a busy machine it may take a step more, never less than one.
    for (const time of [...known, ...unknown]) expect(time).toBeGreaterThan(395);
  });

  it('OPEN-035 rejects the right code after three wrong ones', async () => {
    const { email } = world.seed.B.practitioners.second;
    await world.anonymous.call(forgotPassword, { body: { username: email } });
    await settled();
    const code = codeIn(email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (const tried of [wrong, wrong, wrong, code]) {
      const body = { username: email, code: tried, password: 'a new and longer one' };
      expect(reasonOf(await world.anonymous.call(resetPassword, { body }))).toEqual([422, NO_CODE]);
    }
    expect((await signedIn(email, PASSWORD)).reply.status).toBe(200);
  });

  it('OPEN-035 rejects the right code among many wrong ones that arrive at once', async () => {
    const { email } = world.seed.B.practitioners.admin;
    await world.anonymous.call(forgotPassword, { body: { username: email } });
    await settled();
    const code = codeIn(email);
    const wrong = Array.from({ length: 10 }, (_, digit) => `${digit}`.repeat(6)).filter((one) => one !== code);
    const replies = await Promise.all(
      [...wrong, code].map((tried) =>
        world.anonymous.call(resetPassword, {
          body: { username: email, code: tried, password: 'a new and longer one' },
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await signedIn(email, PASSWORD)).reply.status).toBe(200);
  });

  it('OPEN-034 cannot be replaced by a common password or the own email', async () => {
    const { email } = world.seed.B.practitioners.none;
    for (const [password, message] of [
      ['password123', 'That password is too common. Please choose another.'],
      [email, 'The password cannot be your email.'],
    ]) {
      const reply = await world.anonymous.call(resetPassword, { body: { username: email, code: '123456', password } });
      expect(reasonOf(reply)).toEqual([422, { password: message }]);
    }
  });

  it('OPEN-034 returns reasons for a weak new password only to the holder of the code, which stays valid for a better one', async () => {
    const { email } = world.seed.A.practitioners.none;
    await world.anonymous.call(forgotPassword, { body: { username: email } });
    await settled();
    const code = codeIn(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const reset = async (tried: string, password: string) =>
      reasonOf(await world.anonymous.call(resetPassword, { body: { username: email, code: tried, password } }));
    expect(await reset(wrong, 'Nonea Tester')).toEqual([422, NO_CODE]);
    expect(await reset(code, 'Nonea Tester')).toEqual([422, { password: OWN_WORDS }]);
    expect(await reset(code, 'clinic A CANARYA0')).toEqual([422, { password: OWN_WORDS }]);
    expect(await reset(code, 'marzo-2026')).toEqual([422, { password: WEAK }]);
    expect((await reset(code, 'four quiet herons wade'))[0]).toBe(200);
    expect((await signedIn(email, 'four quiet herons wade')).reply.status).toBe(200);
  });
});

describe('changing the password', () => {
  it('OPEN-034 rejects blanks, personal words and common passwords, each with its reason beside the new password', async () => {
    const { caller } = await signedIn(world.seed.B.practitioners.admin.email, PASSWORD);
    for (const [newPassword, message] of [
      ['          ', 'The password cannot be only spaces.'],
      ['aaaaaaaa', 'That password is too common. Please choose another.'],
      ['12345678a', 'That password is too common. Please choose another.'],
      ['AdminB Tester', OWN_WORDS],
      ['clinic b canaryb0', OWN_WORDS],
      ['exer portal 2026', OWN_WORDS],
      ['marzo-2026', WEAK],
    ] as const) {
      const reply = await caller.call(changePassword, { body: { currentPassword: PASSWORD, newPassword } });
      expect([newPassword, ...reasonOf(reply)]).toEqual([newPassword, 422, { newPassword: message }]);
    }
    expect((await signedIn(world.seed.B.practitioners.admin.email, PASSWORD)).reply.status).toBe(200);
  });

  it('API-56 requires the existing one, and ends the other sessions', async () => {
    const { email } = world.seed.B.practitioners.first;
    const { caller } = await signedIn(email, PASSWORD);
    const { caller: elsewhere } = await signedIn(email, PASSWORD);
    const wrong = await caller.call(changePassword, {
      body: { currentPassword: 'not it at all', newPassword: 'a new and longer one' },
    });
    expect(reasonOf(wrong)).toEqual([422, { currentPassword: 'The existing password is incorrect.' }]);
    const changed = await caller.call(changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'a new and longer one' },
    });
    expect(changed.status).toBe(200);
    expect((await elsewhere.call(currentUser)).status).toBe(401);
    expect((await signedIn(email, 'a new and longer one')).reply.status).toBe(200);
  });

  it('I1 is delayed after three wrong attempts, and a right one resets the counter', async () => {
    const { email } = world.seed.A.practitioners.admin;
    const password = 'four quiet herons wade';
    const statuses: number[] = [];
    const changeAs = async (signedInBy: string, tries: readonly string[]) => {
      const { caller } = await signedIn(email, signedInBy);
      for (const currentPassword of tries)
        statuses.push((await caller.call(changePassword, { body: { currentPassword, newPassword: password } })).status);
    };
    await changeAs(PASSWORD, ['not it', 'nor this', PASSWORD]);
    await changeAs(password, ['not it', 'nor this', 'this neither', password]);
    expect(statuses).toEqual([422, 422, 200, 422, 422, 422, 429]);
  });
});

describe('guessing a password or a code', () => {
  const guess = (email: string, from: string, password = 'not the one') =>
    behind.anonymous.call(signIn, { body: { email, password }, headers: { 'x-forwarded-for': from } });
  let behind: World;
  beforeAll(() => {
    behind = world.beside({ environment: { TRUST_PROXY: '1' } });
  });

  /** Every password is wrong at once: a hash takes longer the busier the machine is, and delays are told in seconds. */
  const findEachWrong = () => vi.spyOn(FairQueue.prototype, 'run').mockResolvedValue(false);

  it('I1 increases the delay after each attempt, whether the account exists or not', async () => {
    const hashing = findEachWrong();
    behind.toQuarter();
    const start = behind.offsetMs;
    for (const email of ['guessed@clinic.test', world.seed.A.practitioners.none.email]) {
      behind.offsetMs = start;
      const waits: number[] = [];
      let evaluated = 0;
      while (behind.offsetMs - start < 900_000) {
        const { status, headers } = await guess(email, '198.51.100.7');
        if (status === 401) {
          evaluated++;
          continue;
        }
        expect(status).toBe(429);
        waits.push(Number(headers.get('retry-after')));
        behind.offsetMs += waits.at(-1)! * 1000;
      }
      // 3 at once, then after 15, 30, 60, 120 and 240 seconds; by now and then a second is over.
      expect(evaluated).toBe(8);
      for (const [index, seconds] of [15, 30, 60, 120, 240, 480].entries())
        expect(Math.abs(waits[index]! - seconds), `wait ${index}`).toBeLessThanOrEqual(1);
    }
    hashing.mockRestore();
  });

  it('I1 returns the remaining delay, and does not count attempts during it', async () => {
    behind.toQuarter(2);
    const { email } = world.seed.B.practitioners.none;
    const hashing = findEachWrong();
    for (let attempt = 0; attempt < 3; attempt++) expect((await guess(email, '198.51.100.8')).status).toBe(401);
    hashing.mockRestore();
    for (let attempt = 0; attempt < 20; attempt++) {
      const { problem } = await guess(email, '198.51.100.8', PASSWORD);
      expect(problem.message).toMatch(/^Too many attempts\. Please wait 1[45] seconds and try again\.$/);
    }
    behind.offsetMs += 15_000;
    expect((await guess(email, '198.51.100.8', PASSWORD)).status).toBe(200);
    for (let attempt = 0; attempt < 3; attempt++) expect((await guess(email, '198.51.100.8')).status).toBe(401);
  });

  it('I1 without end from one address does not lock out users at another address', async () => {
    behind.toQuarter(4);
    const { email } = world.seed.A.practitioners.first;
    for (let place = 0; place < 8; place++) {
      for (let attempt = 0; attempt < 5; attempt++) {
        const { headers } = await guess(email, '198.51.100.9');
        behind.offsetMs += Number(headers.get('retry-after') ?? 0) * 1000;
      }
      expect((await guess(email, `203.0.113.${place}`, PASSWORD)).status).toBe(200);
    }
  });

  it('I1 from a hundred addresses is limited to ten attempts per account, and blocks neither its own browser nor a mailed code', async () => {
    behind.toQuarter(400);
    const { email } = world.seed.B.practitioners.second;
    const own = await guess(email, '203.0.113.50', PASSWORD);
    const cookie = getCookie(own.headers);
    behind.toQuarter(401);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => (await guess(email, `192.0.2.${index}`)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    const elsewhere = await guess(email, '203.0.113.51', PASSWORD);
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(800);
    const known = { 'x-forwarded-for': '203.0.113.51', cookie };
    const body = { email, password: PASSWORD };
    expect((await behind.anonymous.call(signIn, { body, headers: known })).status).toBe(200);
    // Of another account the browser knows nothing, and a cookie made up is none.
    const forged = {
      ...known,
      cookie: cookie.replace(/portal-browser=[^.]+/, 'portal-browser=AAAAAAAAAAAAAAAAAAAAAA'),
    };
    expect((await behind.anonymous.call(signIn, { body, headers: forged })).status).toBe(429);

    await behind.anonymous.call(forgotPassword, { body: { username: email } });
    await settled();
    const code = /code is (\d{6})/.exec(behind.sentEmails.findLast(({ to }) => to === email)!.text)![1]!;
    const password = 'four quiet herons wade';
    const reset = await behind.anonymous.call(resetPassword, { body: { username: email, code, password } });
    const after = { 'x-forwarded-for': '203.0.113.52', cookie: getCookie(reset.headers) };
    expect((await behind.anonymous.call(signIn, { body: { email, password }, headers: after })).status).toBe(200);
  });

  it('I2 is limited to three hundred sign-ins per address in a quarter of an hour, over all accounts', async () => {
    behind.toQuarter(420);
    const { admin, none } = world.seed.B.practitioners;
    // All but the first few of one account wait, and are tries of the address all the same.
    for (let attempt = 0; attempt < 299; attempt++) await guess('nobody@clinic.test', '203.0.113.84');
    expect((await guess(none.email, '203.0.113.84', PASSWORD)).status).toBe(200);
    expect((await guess(admin.email, '203.0.113.84', PASSWORD)).status).toBe(429);
    expect((await guess(admin.email, '203.0.113.85', PASSWORD)).status).toBe(200);
  });

  it('I1 is delayed in a known browser too', async () => {
    behind.toQuarter(405);
    const { email } = world.seed.B.practitioners.none;
    const cookie = getCookie((await guess(email, '203.0.113.60', PASSWORD)).headers);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const headers = { cookie, 'x-forwarded-for': `203.0.113.${61 + attempt}` };
      statuses.push((await behind.anonymous.call(signIn, { body: { email, password: 'guess' }, headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  it('OPEN-035 is limited by ten mailed codes per account a day and sixty requested codes per address an hour', async () => {
    behind.toQuarter(412);
    const ask = async (username: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await behind.anonymous.call(forgotPassword, { body: { username }, headers })).status;
    };
    const askTogether = (usernames: string[], address: string) =>
      Promise.all(usernames.map((username) => ask(username, address)));
    const eleven = await askTogether(Array<string>(11).fill('one@clinic.test'), '203.0.113.82');
    expect([200, 429].map((status) => eleven.filter((one) => one === status).length)).toEqual([10, 1]);
    expect(await ask('one@clinic.test', '203.0.113.83')).toBe(429);
    const others = Array.from({ length: 49 }, (_, at) => `${at}@clinic.test`);
    expect(new Set(await askTogether(others, '203.0.113.82'))).toEqual(new Set([200]));
    expect(await ask('other@clinic.test', '203.0.113.82')).toBe(429);
    expect(await ask('other@clinic.test', '203.0.113.83')).toBe(200);
  });

  it('OPEN-035 is limited to thirty codes a day per account and address, and a hundred an hour per address', async () => {
    behind.toQuarter(408);
    // The password is rejected before the code is checked: attempts are counted without a delay.
    const enter = async (username: string, address: string) => {
      const body = { username, code: '123456', password: 'password123' };
      const headers = { 'x-forwarded-for': address };
      return (await behind.anonymous.call(resetPassword, { body, headers })).status;
    };
    const statuses: number[] = [];
    for (let tried = 0; tried < 31; tried++) statuses.push(await enter('one@clinic.test', '203.0.113.80'));
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
    expect(await enter('one@clinic.test', '203.0.113.81')).toBe(422);
    for (let tried = 31; tried < 100; tried++) expect(await enter(`${tried}@clinic.test`, '203.0.113.80')).toBe(422);
    expect(await enter('other@clinic.test', '203.0.113.80')).toBe(429);
    expect(await enter('other@clinic.test', '203.0.113.81')).toBe(422);
  });

  it('I4 does not count an attempt that the server was too busy to check', async () => {
    behind.toQuarter(406);
    const { email } = world.seed.B.practitioners.none;
    const full = vi.spyOn(FairQueue.prototype, 'run');
    for (let attempt = 0; attempt < 4; attempt++) {
      full.mockRejectedValueOnce(tooManyRequests(5));
      expect((await guess(email, '203.0.113.70', PASSWORD)).status).toBe(429);
    }
    full.mockRestore();
    expect((await guess(email, '203.0.113.70', PASSWORD)).status).toBe(200);
  });
});

it('API-59 OPEN-033 a start of single sign-on is answered with an error while it is not set up', async () => {
  const reply = await world.anonymous.call(startSso);
  expect(reply.status).toBe(404);
  expect(reply.problem.message).toBe('Single sign-on is not set up.');
});
