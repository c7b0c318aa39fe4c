import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, resetPassword, signIn, signOut, startSso } from '../../contract/identity.ts';
import { currentUser } from '../../contract/users.ts';
import { people } from '../../server/db/schema/index.ts';
import { reasonOf } from './reason-of.ts';
import { Caller, openWorld, type World } from './world.ts';
import { PASSWORD } from './seed.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const OWN_WORDS = 'The password must be more than your name, your email, your clinic or the name of this portal.';
const WEAK = 'That password is too easy to guess. A few unrelated words make a good one.';

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const signedIn = async (email: string, password: string) => {
  const reply = await world.anonymous.call(signIn, { body: { email, password } });
  return { reply, caller: new Caller(world.app, { cookie: cookieOf(reply.headers) }) };
};
const codeIn = (email: string) =>
  /code is (\d{6})/.exec(world.letters.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const settled = () => new Promise((done) => setTimeout(done, 300));

describe('signing in', () => {
  it('API-54 opens a session by the identity provider, kept in an HttpOnly cookie', async () => {
    const { reply, caller } = await signedIn(world.seed.A.practitioners.admin.email, PASSWORD);
    expect(reply.status).toBe(200);
    const [cookie] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^portal-session=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(JSON.stringify(reply.body)).not.toContain(decodeURIComponent(cookie!.split('=')[1]!.split('.')[0]!));
    expect((await caller.call(currentUser)).body.email).toBe(world.seed.A.practitioners.admin.email);
  });

  it('uses a Secure __Host- cookie behind https', async () => {
    const secure = world.beside({ environment: { PUBLIC_URL: 'https://portal.test' } });
    const reply = await secure.anonymous.call(signIn, {
      body: { email: world.seed.A.practitioners.admin.email, password: PASSWORD },
    });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-portal-session=.*Secure/i);
  });

  it('AUTH-13 answers a wrong password and an unknown email alike, on the password field', async () => {
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

  it('API-55 ends the session on sign-out: the old cookie is worth nothing', async () => {
    const { caller } = await signedIn(world.seed.A.practitioners.admin.email, PASSWORD);
    expect((await caller.call(signOut)).status).toBe(200);
    expect((await caller.call(currentUser)).status).toBe(401);
  });

  it('ends a session after 15 idle minutes, and background requests are no activity', async () => {
    const { caller } = await signedIn(world.seed.A.practitioners.admin.email, PASSWORD);
    for (const minute of [5, 10, 14]) {
      world.offsetMs = minute * 60_000;
      expect((await caller.call(currentUser, { headers: { 'x-background': '1' } })).status).toBe(200);
    }
    world.offsetMs = 16 * 60_000;
    expect((await caller.call(currentUser)).status).toBe(401);
    world.offsetMs = 0;
  });

  it('ends a session after 12 hours whatever happens in it', async () => {
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
  it('API-57 API-58 mails a code of six digits that sets a new password once and ends all sessions', async () => {
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

  it('OPEN-013 mails the code in the language of the account', async () => {
    const { email } = world.seed.B.practitioners.first;
    await world.asOwner((tx) => tx.update(people).set({ language: 'es' }).where(eq(people.email, email)));
    await world.anonymous.call(forgotPassword, { body: { username: email } });
    await settled();
    const letter = world.letters.findLast(({ to }) => to === email);
    expect(letter?.subject).toBe('Su código de verificación de Exer');
    expect(letter?.text).toMatch(
      /^Su código de verificación es \d{6}\n\nEs válido durante 10 minutos\. Si no lo solicitó, puede ignorar este mensaje\.\n$/,
    );
  });

  it('answers the same for an unknown address and mails nothing', async () => {
    const before = world.letters.length;
    const reply = await world.anonymous.call(forgotPassword, { body: { username: 'nobody@clinic.test' } });
    await settled();
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ done: true });
    expect(world.letters).toHaveLength(before);
  });

  it('OPEN-035 refuses the right code after three wrong ones', async () => {
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

  it('OPEN-034 refuses a common password and the own email', async () => {
    const { email } = world.seed.B.practitioners.none;
    for (const [password, message] of [
      ['password123', 'That password is too common. Please choose another.'],
      [email, 'The password must not be your email.'],
    ]) {
      const reply = await world.anonymous.call(resetPassword, { body: { username: email, code: '123456', password } });
      expect(reasonOf(reply)).toEqual([422, { password: message }]);
    }
  });

  it('OPEN-034 says of own words and weak passwords only to whoever has the code, which stays good for a better one', async () => {
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
  it('OPEN-034 refuses blanks, own words and what is easy to guess, each with its reason beside the new password', async () => {
    const { caller } = await signedIn(world.seed.B.practitioners.admin.email, PASSWORD);
    for (const [newPassword, message] of [
      ['          ', 'The password must not be only blanks.'],
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

  it('API-56 needs the existing one, and ends the other sessions', async () => {
    const { email } = world.seed.B.practitioners.first;
    const { caller } = await signedIn(email, PASSWORD);
    const { caller: elsewhere } = await signedIn(email, PASSWORD);
    const wrong = await caller.call(changePassword, {
      body: { currentPassword: 'not it at all', newPassword: 'a new and longer one' },
    });
    expect(reasonOf(wrong)).toEqual([422, { currentPassword: 'The existing password is not correct.' }]);
    const changed = await caller.call(changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'a new and longer one' },
    });
    expect(changed.status).toBe(200);
    expect((await elsewhere.call(currentUser)).status).toBe(401);
    expect((await signedIn(email, 'a new and longer one')).reply.status).toBe(200);
  });
});

describe('guessing', () => {
  it('I1 evaluates at most ten passwords an account in fifteen minutes, known or not', async () => {
    world.toQuarter();
    for (const email of ['guessed@clinic.test', world.seed.A.practitioners.none.email]) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt++) {
        statuses.push(
          (await world.anonymous.call(signIn, { body: { email, password: `guess number ${attempt}` } })).status,
        );
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    }
    const locked = await signedIn(world.seed.A.practitioners.none.email, PASSWORD);
    expect(locked.reply.status).toBe(429);
  });

  it('API-59 OPEN-033 says plainly that single sign-on is not set up', async () => {
    const reply = await world.anonymous.call(startSso);
    expect(reply.status).toBe(404);
    expect(reply.problem.message).toBe('Single sign-on is not set up.');
  });
});
