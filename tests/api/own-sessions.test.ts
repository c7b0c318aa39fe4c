import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOtherSessions, endOwnSession, ownSessions } from '../../contract/identity/own-sessions.ts';
import { signIn } from '../../contract/identity/identity.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { auditRows } from '../../server/platform/db/schema.ts';
import { PASSWORD } from './seed.ts';
import { stored } from './stored.ts';
import { signedInTab } from './tab.ts';
import { Caller, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('sessions are listed by device and time, without secrets', async () => {
  const { admin } = world.seed.A.practitioners;
  const [one, other] = [await signedInTab(world, admin.email), await signedInTab(world, admin.email)];
  await signedInTab(world, world.seed.A.practitioners.first.email);
  const { status, body } = await one.call(ownSessions);
  expect(status).toBe(200);
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions.map(({ browser, system }) => [browser, system])).toEqual([
    ['Chrome', 'Windows'],
    ['Chrome', 'Windows'],
  ]);
  expect(body.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  for (const tab of [one, other])
    expect(JSON.stringify(body)).not.toContain(decodeURIComponent(tab.cookie.split('=')[1]!).split('.')[0]);
});

it('a session that ended by inactivity is not listed', async () => {
  const { second } = world.seed.A.practitioners;
  await signedInTab(world, second.email);
  const before = world.offsetMs;
  world.offsetMs = 16 * 60_000;
  const { body } = await (await world.as(second)).call(ownSessions);
  expect(body.sessions).toHaveLength(1);
  world.offsetMs = before;
});

it('an own session can be ended at once, and this is audited', async () => {
  const { email, userId } = world.seed.B.practitioners.admin;
  const [one, other] = [await signedInTab(world, email), await signedInTab(world, email)];
  const last = (await stored(world, auditRows)).at(-1)?.id ?? 0;
  const { id } = (await one.call(ownSessions)).body.sessions.find(({ isCurrent }) => !isCurrent)!;
  expect((await one.call(endOwnSession, { params: { id } })).status).toBe(204);
  expect((await other.call(currentUser)).status).toBe(401);
  expect((await one.call(currentUser)).status).toBe(200);
  expect((await one.call(endOwnSession, { params: { id } })).status).toBe(404);
  const rows = await stored(world, auditRows, and(gt(auditRows.id, last), eq(auditRows.action, 'endOwnSession')));
  expect(rows).toMatchObject([{ userId, entityIds: [id], outcome: 200 }]);
});

it('all other sessions can be ended at once', async () => {
  const { email } = world.seed.B.practitioners.first;
  const [one, two, three] = [
    await signedInTab(world, email),
    await signedInTab(world, email),
    await signedInTab(world, email),
  ];
  expect((await one.call(endOtherSessions)).body).toEqual({ ended: 2 });
  expect(
    (await Promise.all([one, two, three].map((tab) => tab.call(currentUser)))).map(({ status }) => status),
  ).toEqual([200, 401, 401]);
});

it('signing in again in a browser ends the session that it had', async () => {
  const { email } = world.seed.B.practitioners.none;
  const tab = await signedInTab(world, email);
  const before = new Caller(world.app, { cookie: tab.cookie });
  expect((await before.call(currentUser)).status).toBe(200);
  expect((await tab.call(signIn, { body: { email, password: PASSWORD } })).status).toBe(200);
  expect((await before.call(currentUser)).status).toBe(401);
  expect((await tab.call(currentUser)).status).toBe(200);
});

it('A1 the session of another user is not found and continues', async () => {
  const mine = await signedInTab(world, world.seed.A.practitioners.none.email);
  const theirs = await signedInTab(world, world.seed.B.practitioners.second.email);
  const { id } = (await theirs.call(ownSessions)).body.sessions[0]!;
  const refused = await mine.call(endOwnSession, { params: { id } });
  const unknown = await mine.call(endOwnSession, { params: { id: crypto.randomUUID() } });
  expect([refused.status, refused.problem.message]).toEqual([404, unknown.problem.message]);
  expect((await theirs.call(currentUser)).status).toBe(200);
});
