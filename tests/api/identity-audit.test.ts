import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword, createAccount, forgotPassword, resetPassword } from '../../contract/identity/account.ts';
import { signIn, signOut } from '../../contract/identity/identity.ts';
import { auditRows } from '../../server/platform/db/schema.ts';
import { createInvite } from '../../server/identity/invites.ts';
import { PASSWORD } from './seed.ts';
import { stored } from './stored.ts';
import { Caller, openWorld, type World } from './world.ts';

const NEW_PASSWORD = 'a new and longer one';
let world: World;
let last = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  last = (await stored(world, auditRows)).at(-1)?.id ?? 0;
});

/** Rows since the test began, of one action; none of them may carry an address, a password or a code. */
async function written(action: string) {
  const rows = await stored(world, auditRows, and(eq(auditRows.action, action), gt(auditRows.id, last)));
  expect(JSON.stringify(rows)).not.toMatch(/@|horse|guess|longer/);
  return rows;
}
const tryToSignIn = (email: string, password: string) => world.anonymous.call(signIn, { body: { email, password } });
const signedIn = async (email: string) => {
  const { headers } = await tryToSignIn(email, PASSWORD);
  return new Caller(world.app, { cookie: headers.getSetCookie()[0]!.split(';')[0]! });
};

describe('O1 the audit of an account', () => {
  it('records a sign-in', async () => {
    const { first } = world.seed.A.practitioners;
    const reply = await tryToSignIn(first.email, PASSWORD);
    const rows = await written('signIn');
    expect(rows).toMatchObject([{ userId: first.userId, outcome: 200, entity: 'identity/sign-in', entityIds: [] }]);
    expect(rows[0]!.requestId).toBe(reply.headers.get('x-request-id'));
  });

  it('records an attempt with a wrong password and one with an unknown address', async () => {
    const { first } = world.seed.A.practitioners;
    await tryToSignIn(` ${first.email.toUpperCase()}`, 'a wrong guess');
    await tryToSignIn('nobody@clinic.test', 'a wrong guess');
    expect(await written('signIn')).toMatchObject([
      { userId: first.userId, outcome: 401 },
      { userId: null, outcome: 401 },
    ]);
  });

  it('does not record rate-limited attempts', async () => {
    world.toQuarter();
    const { email, userId } = world.seed.A.practitioners.second;
    for (let attempt = 0; attempt < 12; attempt++) await tryToSignIn(email, `guess number ${attempt}`);
    world.offsetMs = 0;
    expect((await written('signIn')).map((row) => [row.userId, row.outcome])).toEqual(
      Array.from({ length: 3 }, () => [userId, 401]),
    );
  });

  it('records one sign-out, and none without a session', async () => {
    const { admin } = world.seed.A.practitioners;
    const caller = await signedIn(admin.email);
    for (const by of [caller, caller, world.anonymous]) expect((await by.call(signOut)).status).toBe(200);
    expect(await written('signOut')).toMatchObject([{ userId: admin.userId, outcome: 200 }]);
  });

  it('records a changed password, and a failed change with a wrong existing password', async () => {
    const { email, userId } = world.seed.B.practitioners.first;
    const caller = await signedIn(email);
    for (const currentPassword of ['a wrong guess', PASSWORD])
      await caller.call(changePassword, { body: { currentPassword, newPassword: NEW_PASSWORD } });
    expect(await written('changePassword')).toMatchObject([
      { userId, outcome: 422 },
      { userId, outcome: 200 },
    ]);
  });

  it('records a password reset by a mailed code, and a failed one', async () => {
    const { email, userId } = world.seed.B.practitioners.second;
    await world.anonymous.call(forgotPassword, { body: { username: email } });
    const sentEmail = () => world.sentEmails.findLast(({ to }) => to === email)?.text ?? '';
    await expect.poll(sentEmail).toMatch(/code is \d{6}/);
    const code = /code is (\d{6})/.exec(sentEmail())![1]!;
    const wrong = code === '000000' ? '111111' : '000000';
    for (const body of [
      { username: email, code: wrong, password: NEW_PASSWORD },
      { username: 'nobody@clinic.test', code, password: NEW_PASSWORD },
      { username: email, code, password: NEW_PASSWORD },
    ])
      await world.anonymous.call(resetPassword, { body });
    const rows = await written('resetPassword');
    expect(rows.map((row) => [row.userId, row.outcome])).toEqual([
      [userId, 422],
      [null, 422],
      [userId, 200],
    ]);
    expect(JSON.stringify(rows.map(({ id: _id, at: _at, requestId: _request, ...row }) => row))).not.toContain(code);
  });

  it('records its creation', async () => {
    const { organizationId, practitioners } = world.seed.A;
    const profile = { organizationId, practitionerId: practitioners.invited, email: 'inviteda@clinic.test' };
    const code = await world.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx) =>
      createInvite(tx, profile, world.deps.configuration.secret, world.deps.now()),
    );
    const body = { code, password: NEW_PASSWORD, firstName: null, lastName: null };
    const created = await world.anonymous.call(createAccount, { body });
    expect(await written('createAccount')).toMatchObject([{ userId: created.body.userId, outcome: 201 }]);
  });
});
