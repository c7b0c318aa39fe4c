import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addClientSecret,
  addOrganizationClientSecret,
  createApiClient,
  createOrganizationApiClient,
  endClientSecret,
  endOrganizationClientSecret,
  listApiClients,
  listOrganizationApiClients,
  replaceOrganizationClientKeys,
  revokeApiClient,
  revokeOrganizationApiClient,
} from '../../contract/api-clients/api-clients.ts';
import { getPatient, listPatients } from '../../contract/patients/patients.ts';
import {
  apiClients,
  apiClientSecrets,
  apiTokens,
  auditRows,
  idempotencyKeys,
  jobs,
  organizations,
  practitioners,
  users,
} from '../../server/platform/db/schema.ts';
import { createTestClient, getToken, newClient, requestToken } from './api-client.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let provider: Caller;
let vendor: Caller;
let support: Caller;
beforeAll(async () => {
  world = await openWorld();
  const { A, accounts } = world.seed;
  admin = await world.as(A.practitioners.admin);
  provider = await world.as(A.practitioners.first);
  vendor = await world.as(accounts.vendorAdmin);
  support = await world.as(accounts.support);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.offsetMs = 0;
  for (const table of [apiTokens, apiClientSecrets, apiClients, jobs]) await world.asOwner((tx) => tx.delete(table));
});

const HOUR = 3_600_000;
const isOpen = async (token: string) => (await world.withToken(token).call(listPatients)).status;
const keySet = 'https://lab.example.com/keys.json';
/** The emails of the jobs that are due, by address. */
async function receiveEmails() {
  world.sentEmails.length = 0;
  await world.deps.jobs.runDue();
  return world.sentEmails.toSorted((one, other) => one.to.localeCompare(other.to));
}
const rotate = (id: number, overlapHours: number) =>
  admin.call(addClientSecret, { params: { id }, body: { overlapHours } });

describe('API clients', () => {
  it('SVC-01 an admin creates one with name, scopes, locations and an end, and sees who did and when it was last used', async () => {
    const { A } = world.seed;
    const body = newClient({ scopes: ['patients:read'], locationIds: [A.locations[1]], expiresOn: '2026-12-31' });
    const { status, body: created } = await admin.call(createApiClient, { body });
    expect(status).toBe(201);
    expect(created.client).toMatchObject({
      name: 'Motion lab',
      scopes: ['patients:read'],
      locations: [{ id: A.locations[1] }],
      credential: 'SECRET',
      state: 'ACTIVE',
      createdBy: { firstName: expect.any(String), lastName: expect.any(String) },
      lastUsedAt: null,
      secrets: [{ ending: created.secret!.slice(-4), expiresAt: null, lastUsedAt: null }],
    });
    // The end of that day where the clinic is.
    expect(created.client.expiresAt).toMatch(/^2027-01-01T0\d:00/);
    await isOpen(await getToken(world, created));
    const { body: list } = await admin.call(listApiClients);
    expect(list.items).toHaveLength(1);
    expect(list.items[0]!.lastUsedAt).not.toBeNull();
    expect(list.items[0]!.secrets[0]!.lastUsedAt).not.toBeNull();
  });

  it('SVC-01 nobody else of the clinic sees or creates one, and no admin those of another clinic', async () => {
    const { client } = await createTestClient(admin);
    expect((await provider.call(createApiClient, { body: newClient() })).status).toBe(403);
    expect((await provider.call(listApiClients)).status).toBe(403);
    const other = await world.as(world.seed.B.practitioners.admin);
    expect((await other.call(listApiClients)).body.items).toEqual([]);
    expect((await other.call(revokeApiClient, { params: { id: client.id }, body: {} })).status).toBe(404);
    expect((await admin.call(listApiClients)).body.items).toMatchObject([{ state: 'ACTIVE' }]);
  });

  it.each([
    ['a location of another clinic', () => ({ locationIds: [world.seed.B.locations[0]] }), 'locationIds'],
    ['no location at all', () => ({ locationIds: [] }), 'locationIds'],
    ['no scope', () => ({ scopes: [] }), 'scopes.'],
    ['a scope that does not exist', () => ({ scopes: ['users:write'] }), 'scopes.0'],
    ['an end that has passed', () => ({ expiresOn: '2026-11-22' }), 'expiresOn'],
    ['no name', () => ({ name: ' ' }), 'name'],
    ['a field that no client has', () => ({ secret: 'my own' }), ''],
  ])('SVC-01 one with %s is refused', async (_what, change, field) => {
    const { status, problem } = await admin.call(createApiClient, { body: newClient(change()) });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {}).some((name) => `${name}.`.startsWith(field))).toBe(true);
  });

  it('SVC-02 the secret is in one response, and only its hash is stored, also where a retry is possible', async () => {
    const headers = { 'idempotency-key': 'create-a-client' };
    const { secret } = (await admin.call(createApiClient, { body: newClient(), headers })).body;
    expect(secret).toMatch(/^secret_[\w-]{43}$/);
    expect(JSON.stringify((await admin.call(listApiClients)).body)).not.toContain(secret);
    const stored = await world.asOwner(async (tx) => [
      await tx.select().from(apiClientSecrets),
      await tx.select().from(idempotencyKeys),
      await tx.select().from(auditRows),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    await expect(
      world.database.app.transaction({ role: 'app_user', org: world.seed.A.organizationId, allLocations: true }, (tx) =>
        tx.execute(sql`select hash from api_client_secrets`),
      ),
    ).rejects.toThrow(/Failed query|permission denied/);
  });

  it('SVC-03 a second secret works beside the first until the overlap ends', async () => {
    const first = await createTestClient(admin);
    const { status, body: second } = await rotate(first.client.id, 24);
    expect(status).toBe(201);
    expect(second.client.secrets).toHaveLength(2);
    await getToken(world, first);
    await getToken(world, second);
    expect((await rotate(first.client.id, 24)).status).toBe(409);
    world.offsetMs = 24 * HOUR + 1000;
    const form = { client_id: first.client.clientId, client_secret: first.secret };
    expect((await requestToken(world, form)).status).toBe(401);
    await getToken(world, second);
  });

  it('SVC-03 a secret that is ended takes its tokens with it at once, and leaves those of the other', async () => {
    const first = await createTestClient(admin);
    const old = await getToken(world, first);
    const second = (await rotate(first.client.id, 168)).body;
    const fresh = await getToken(world, second);
    const params = { id: first.client.id, secretId: first.client.secrets[0]!.id };
    const { body: client } = await admin.call(endClientSecret, { params });
    expect(client.secrets).toMatchObject([{ ending: second.secret!.slice(-4) }]);
    expect([await isOpen(old), await isOpen(fresh)]).toEqual([401, 200]);
    const alone = await rotate(first.client.id, 0);
    expect(alone.body.client.secrets).toHaveLength(1);
    expect(await isOpen(fresh)).toBe(401);
  });

  it('SVC-04 a revoked client gets no further call and no token, whatever it holds', async () => {
    const created = await createTestClient(admin);
    const token = await getToken(world, created);
    expect(await isOpen(token)).toBe(200);
    const { body: client } = await admin.call(revokeApiClient, { params: { id: created.client.id }, body: {} });
    expect(client.state).toBe('REVOKED');
    expect(await isOpen(token)).toBe(401);
    const form = { client_id: created.client.clientId, client_secret: created.secret };
    expect((await requestToken(world, form)).body).toMatchObject({ error: 'invalid_client' });
    expect((await rotate(created.client.id, 0)).status).toBe(409);
  });

  it('SVC-04 an expired client and a disabled organization get no further call', async () => {
    const created = await createTestClient(admin, { expiresOn: '2026-11-23' });
    const token = await getToken(world, created);
    const ofOrganization = eq(organizations.id, world.seed.A.organizationId);
    const disable = (disabled: boolean) =>
      world.asOwner((tx) => tx.update(organizations).set({ disabled }).where(ofOrganization));
    await disable(true);
    expect(await isOpen(token)).toBe(401);
    await disable(false);
    expect(await isOpen(token)).toBe(200);
    world.offsetMs = 24 * HOUR;
    expect(await isOpen(token)).toBe(401);
    const form = { client_id: created.client.clientId, client_secret: created.secret };
    expect((await requestToken(world, form)).status).toBe(401);
  });

  it('SVC-16 vendor staff create and revoke one for an organization, which its admins see as theirs', async () => {
    const { organizationId } = world.seed.A;
    const params = { id: organizationId };
    const { status, body: created } = await vendor.call(createOrganizationApiClient, { params, body: newClient() });
    expect(status).toBe(201);
    const token = await getToken(world, created);
    expect((await world.withToken(token).call(getPatient, { params: { id: world.seed.A.patients[0] } })).status).toBe(
      200,
    );
    expect((await world.withToken(token).call(getPatient, { params: { id: world.seed.B.patients[0] } })).status).toBe(
      404,
    );
    expect((await admin.call(listApiClients)).body.items).toMatchObject([{ createdBy: null, state: 'ACTIVE' }]);
    expect((await vendor.call(listOrganizationApiClients, { params })).body.items).toHaveLength(1);
    const ofOther = { id: world.seed.B.organizationId, clientId: created.client.id };
    expect((await vendor.call(revokeOrganizationApiClient, { params: ofOther, body: {} })).status).toBe(404);
    await vendor.call(revokeOrganizationApiClient, { params: { ...params, clientId: created.client.id }, body: {} });
    expect(await isOpen(token)).toBe(401);
    const rows = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'createOrganizationApiClient')),
    );
    expect(rows).toMatchObject([{ onBehalfOf: organizationId, subjects: [`organization:${organizationId}`] }]);
  });

  it('SVC-16 vendor support creates no client, adds no secret and replaces no keys, and still ends and revokes', async () => {
    const params = { id: world.seed.A.organizationId };
    const { client } = await createTestClient(admin);
    const ofClient = { ...params, clientId: client.id };
    const refused = [
      await support.call(createOrganizationApiClient, { params, body: newClient() }),
      await support.call(addOrganizationClientSecret, { params: ofClient, body: { overlapHours: 24 } }),
      await support.call(replaceOrganizationClientKeys, { params: ofClient, body: { keySet } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await support.call(listOrganizationApiClients, { params })).body.items).toEqual([client]);
    const ofSecret = { ...ofClient, secretId: client.secrets[0]!.id };
    expect((await support.call(endOrganizationClientSecret, { params: ofSecret })).body.secrets).toEqual([]);
    const revoked = await support.call(revokeOrganizationApiClient, { params: ofClient, body: {} });
    expect(revoked.body.state).toBe('REVOKED');
  });

  it('SVC-16 an email about credentials from vendor staff goes to each admin of the organization, and to nobody else', async () => {
    const { organizationId, practitioners: people } = world.seed.A;
    const { second } = people;
    const setSecond = (role: 'PORTAL_PROVIDER_ADMIN' | 'PORTAL_PRACTITIONER', language: string) =>
      world.asOwner(async (tx) => {
        await tx.update(practitioners).set({ role }).where(eq(practitioners.userId, second.userId));
        await tx.update(users).set({ language }).where(eq(users.id, second.userId));
      });
    await setSecond('PORTAL_PROVIDER_ADMIN', 'es');
    const params = { id: organizationId };
    const { client, secret } = (await vendor.call(createOrganizationApiClient, { params, body: newClient() })).body;
    const [english, spanish, ...others] = await receiveEmails();
    expect(others).toEqual([]);
    expect(english).toMatchObject({ to: people.admin.email, subject: 'Exer: an API client got new credentials' });
    expect(spanish).toMatchObject({ to: second.email, subject: 'Exer: un cliente de API recibió credenciales nuevas' });
    for (const { text } of [english!, spanish!]) {
      for (const fact of ['Clinic A', 'Motion lab', 'http://localhost:3000/organization/api-clients/'])
        expect(text).toContain(fact);
      for (const detail of [secret, secret!.slice(-4), client.clientId]) expect(text).not.toContain(detail);
    }
    await setSecond('PORTAL_PRACTITIONER', 'en');
    await vendor.call(revokeOrganizationApiClient, { params: { ...params, clientId: client.id }, body: {} });
    await createTestClient(admin);
    expect(await receiveEmails()).toEqual([]);
  });

  it('SVC-16 a new secret and new keys from vendor staff are in an email too, unless the change is refused', async () => {
    const params = { id: world.seed.A.organizationId };
    const replaceKeys = (clientId: number) =>
      vendor.call(replaceOrganizationClientKeys, { params: { ...params, clientId }, body: { keySet } });
    const withSecret = await createTestClient(admin);
    const ofSecret = { ...params, clientId: withSecret.client.id };
    const added = await vendor.call(addOrganizationClientSecret, { params: ofSecret, body: { overlapHours: 24 } });
    const [aboutSecret] = await receiveEmails();
    expect(aboutSecret!.text).toMatch(/^Vendor staff added a secret to the API client “Motion lab” of Clinic A/);
    expect(aboutSecret!.text).not.toContain(added.body.secret);
    expect((await replaceKeys(withSecret.client.id)).status).toBe(409);
    expect(await receiveEmails()).toEqual([]);
    const { body: withKeys } = await admin.call(createApiClient, { body: newClient({ keySet }) });
    await replaceKeys(withKeys.client.id);
    const [aboutKeys] = await receiveEmails();
    expect(aboutKeys!.text).toMatch(/^Vendor staff replaced the keys of the API client “Motion lab” of Clinic A/);
  });
});
