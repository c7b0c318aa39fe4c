import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentUser } from '../../contract/identity/users.ts';
import { signIn } from '../../contract/identity/identity.ts';
import { beginApp, confirmSignIn, enableApp } from '../../contract/identity/second-factor.ts';
import { openProgram, programCode } from '../../contract/programs/public-program.ts';
import { hash, hashCost, isHashedAsToday } from '../../server/identity/hashing.ts';
import { createInvite } from '../../server/identity/invites.ts';
import { unseal } from '../../server/identity/tokens.ts';
import { authAccounts, invites, jobs, webhookSecrets } from '../../server/platform/db/schema.ts';
import { openWebhookSecret } from '../../server/webhooks/sign.ts';
import { appCode, stopClockInStep } from './authenticator.ts';
import { PASSWORD } from './seed.ts';
import { stored } from './stored.ts';
import { signedInTab, Tab } from './tab.ts';
import { createTestWebhook } from './webhook-fixture.ts';
import { openWorld, type World } from './world.ts';

const BEFORE = 'a secret of thirty-two characters.';
const NOW = 'the secret that replaced the other.';

let world: World;
let both: World;
let alone: World;
beforeAll(async () => {
  stopClockInStep();
  world = await openWorld();
  both = world.beside({ environment: { SECRET: NOW, SECRET_PREVIOUS: BEFORE } });
  alone = world.beside({ environment: { SECRET: NOW } });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

async function setUpApp(email: string): Promise<string> {
  const tab = await signedInTab(world, email);
  const { secret } = (await tab.call(beginApp, { body: { password: PASSWORD } })).body;
  expect((await tab.call(enableApp, { body: { code: appCode(secret, -1) } })).status).toBe(200);
  return secret;
}

/** Signs in with password and app; the status of the second step. */
async function signInByApp({ app }: World, email: string, secret: string): Promise<number> {
  const tab = new Tab(app);
  await tab.call(signIn, { body: { email, password: PASSWORD } });
  const { status } = await tab.call(confirmSignIn, { body: { method: 'TOTP', code: appCode(secret) } });
  if (status === 200) expect((await tab.call(currentUser)).status).toBe(200);
  vi.setSystemTime(Date.now() + 30_000);
  return status;
}

async function renewEncryption({ deps }: World): Promise<void> {
  await world.asOwner((tx) => tx.insert(jobs).values({ kind: 'renew-encryption', organizationId: null, payload: {} }));
  await deps.jobs.runDue();
}

describe('a secret that was replaced', () => {
  it('opens what it encrypted while it is named as the one before, and the hourly job encrypts that by the new one', async () => {
    const { A } = world.seed;
    const [used, unused] = [A.practitioners.first.email, A.practitioners.second.email];
    const secrets = { used: await setUpApp(used), unused: await setUpApp(unused) };
    const profile = { organizationId: A.organizationId, practitionerId: A.practitioners.none.practitionerId! };
    const code = await world.asOwner((tx) =>
      createInvite(tx, { ...profile, email: 'waiting@clinic.test' }, BEFORE, world.deps.now()),
    );

    expect(await signInByApp(alone, used, secrets.used)).not.toBe(200);
    // The next use of a factor is enough; the job does the rest.
    expect(await signInByApp(both, used, secrets.used)).toBe(200);
    expect(await signInByApp(alone, used, secrets.used)).toBe(200);
    expect(await signInByApp(alone, unused, secrets.unused)).not.toBe(200);
    await renewEncryption(both);
    expect(await signInByApp(alone, unused, secrets.unused)).toBe(200);
    const [invite] = await stored(world, invites, eq(invites.email, 'waiting@clinic.test'));
    expect(unseal(invite!.codeEncrypted, NOW)).toBe(code);
  });

  it('HOOK-02 webhooks are signed by their secret as before, which the hourly job seals by the new one', async () => {
    const { endpoint, secret } = await createTestWebhook(await world.as(world.seed.A.practitioners.admin));
    const readSealed = async () =>
      (await stored(world, webhookSecrets, eq(webhookSecrets.endpointId, endpoint.id)))[0]!.sealed;
    expect(openWebhookSecret(await readSealed(), [BEFORE])).toBe(secret);
    await renewEncryption(both);
    expect(openWebhookSecret(await readSealed(), [NOW])).toBe(secret);
  });

  it('still opens the handouts that were printed', async () => {
    const { A } = world.seed;
    const admin = await world.as(A.practitioners.admin);
    const printed = (await admin.call(programCode, { params: { patientId: A.patients[0] } })).body!;
    const open = async ({ anonymous }: World) =>
      (await anonymous.call(openProgram, { params: { code: printed.code } })).status;
    expect([await open(world), await open(both), await open(alone)]).toEqual([200, 200, 404]);
  });
});

it('a password that was stored at a lower cost is hashed again at its next use', async () => {
  const { email, userId } = world.seed.B.practitioners.admin;
  const password = and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential'));
  const read = async () => (await stored(world, authAccounts, password))[0]!.password!;
  const { N } = hashCost;
  hashCost.N = N / 2;
  const cheap = await hash(PASSWORD);
  hashCost.N = N;
  await world.asOwner((tx) => tx.update(authAccounts).set({ password: cheap }).where(password));
  const enter = async (typed: string) =>
    (await new Tab(world.app).call(signIn, { body: { email, password: typed } })).status;
  expect(await enter('not the one')).toBe(401);
  expect(await read()).toBe(cheap);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await enter(PASSWORD)).toBe(200);
  const renewed = await read();
  expect([isHashedAsToday(cheap), isHashedAsToday(renewed)]).toEqual([false, true]);
  expect(await enter(PASSWORD)).toBe(200);
  expect(await read()).toBe(renewed);
});
