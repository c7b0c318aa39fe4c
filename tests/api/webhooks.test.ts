import { desc, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookEventTypes } from '../../contract/webhooks/event-types.ts';
import {
  addWebhookSecret,
  createWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  resendWebhookDelivery,
  sendTestEvent,
  updateWebhookEndpoint,
} from '../../contract/webhooks/webhooks.ts';
import { auditRows, idempotencyKeys, webhookSecrets } from '../../server/platform/db/schema.ts';
import { clearWebhooks, createTestWebhook, newWebhook } from './webhook-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let provider: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openWorld();
  const { A, B } = world.seed;
  admin = await world.as(A.practitioners.admin);
  provider = await world.as(A.practitioners.first);
  other = await world.as(B.practitioners.admin);
});
afterAll(() => world.close());
beforeEach(() => clearWebhooks(world));

const update = (id: number, change: object, version = 1, who = admin) =>
  who.call(updateWebhookEndpoint, {
    params: { id },
    body: newWebhook(change),
    headers: { 'if-match': String(version) },
  });

describe('webhook endpoints', () => {
  it('HOOK-01 an admin creates one with a URL, a description and event types, and sees who did and what became of it', async () => {
    const { endpoint } = await createTestWebhook(admin, { eventTypes: ['patient.discharged', 'patient.added'] });
    expect(endpoint).toMatchObject({
      url: 'https://ehr.example.com/webhooks',
      description: 'EHR',
      eventTypes: ['patient.added', 'patient.discharged'],
      enabled: true,
      disabledReason: null,
      failingSince: null,
      lastDeliveredAt: null,
      createdBy: { firstName: expect.any(String), lastName: expect.any(String) },
      secrets: [{ expiresAt: null }],
      version: 1,
    });
    expect((await admin.call(listWebhookEndpoints)).body.items).toEqual([endpoint]);
    expect((await admin.call(getWebhookEndpoint, { params: { id: endpoint.id } })).body).toEqual(endpoint);
  });

  it('HOOK-01 nobody else of the clinic sees, creates or changes one, and no admin those of another clinic', async () => {
    const { endpoint } = await createTestWebhook(admin);
    const params = { id: endpoint.id };
    expect((await provider.call(listWebhookEndpoints)).status).toBe(403);
    expect((await provider.call(createWebhookEndpoint, { body: newWebhook() })).status).toBe(403);
    expect((await other.call(listWebhookEndpoints)).body.items).toEqual([]);
    expect((await update(endpoint.id, {}, 1, other)).status).toBe(404);
    for (const call of [getWebhookEndpoint, removeWebhookEndpoint, sendTestEvent, listWebhookDeliveries])
      expect((await other.call(call, { params })).status).toBe(404);
    expect((await admin.call(getWebhookEndpoint, { params })).body).toEqual(endpoint);
  });

  it('HOOK-01 an admin changes one, with its version, and turns it off and on', async () => {
    const { endpoint } = await createTestWebhook(admin);
    const changed = await update(endpoint.id, {
      url: 'https://lab.example.com:8443/in',
      eventTypes: [...webhookEventTypes],
    });
    expect(changed.body).toMatchObject({ url: 'https://lab.example.com:8443/in', version: 2 });
    expect((await update(endpoint.id, {})).status).toBe(412);
    expect((await update(endpoint.id, { enabled: false }, 2)).body).toMatchObject({
      enabled: false,
      disabledReason: null,
    });
    expect((await admin.call(sendTestEvent, { params: { id: endpoint.id } })).problem.code).toBe('webhooks.off');
    // The host may be gone by then.
    expect((await update(endpoint.id, { enabled: false, url: 'https://unknown.example.com/' }, 3)).status).toBe(200);
    expect((await update(endpoint.id, { url: 'https://unknown.example.com/' }, 4)).status).toBe(422);
    expect((await update(endpoint.id, {}, 4)).body).toMatchObject({ enabled: true, version: 5 });
  });

  it('HOOK-01 an organization has 20 at most, and one that is deleted is gone with its log', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) ids.push((await createTestWebhook(admin)).endpoint.id);
    const refused = await admin.call(createWebhookEndpoint, { body: newWebhook() });
    expect(refused).toMatchObject({ status: 409, problem: { code: 'webhooks.tooMany' } });
    expect((await admin.call(removeWebhookEndpoint, { params: { id: ids[0]! } })).status).toBe(204);
    expect((await admin.call(getWebhookEndpoint, { params: { id: ids[0]! } })).status).toBe(404);
    expect((await admin.call(listWebhookEndpoints)).body.totalItems).toBe(19);
  });

  it.each([
    ['no event type', { eventTypes: [] }, 'eventTypes', 'webhooks.eventRequired'],
    ['an event type that does not exist', { eventTypes: ['patient.read'] }, 'eventTypes.0', undefined],
    ['no URL', { url: ' ' }, 'url', 'webhooks.urlRequired'],
    ['half a URL', { url: 'ehr.example.com/webhooks' }, 'url', 'webhooks.urlInvalid'],
    ['plain http', { url: 'http://ehr.example.com/' }, 'url', 'webhooks.urlHttps'],
    ['http to this machine', { url: 'http://localhost:8080/' }, 'url', 'webhooks.urlHttps'],
    ['a password in the URL', { url: 'https://me:secret@ehr.example.com/' }, 'url', 'webhooks.urlCredentials'],
    ['the port of another service', { url: 'https://ehr.example.com:22/' }, 'url', 'webhooks.urlPort'],
    ['a host that does not exist', { url: 'https://unknown.example.com/' }, 'url', 'webhooks.urlUnknown'],
    ['a host in a private network', { url: 'https://private.example.com/' }, 'url', 'webhooks.urlPrivate'],
    ['this machine', { url: 'https://localhost:8443/' }, 'url', 'webhooks.urlPrivate'],
    ['a number that is this machine', { url: 'https://2130706433/' }, 'url', 'webhooks.urlPrivate'],
    ['the metadata of a cloud', { url: 'https://169.254.169.254/latest/' }, 'url', 'webhooks.urlPrivate'],
    ['a mapped address', { url: 'https://[::ffff:10.0.0.1]/' }, 'url', 'webhooks.urlPrivate'],
    ['a field that none has', { secret: 'whsec_mine' }, '', undefined],
  ])('HOOK-10 one with %s is refused', async (_what, change, field, code) => {
    const { status, problem } = await admin.call(createWebhookEndpoint, { body: { ...newWebhook(), ...change } });
    expect(status).toBe(422);
    if (field) expect(problem.fieldCodes?.[field]?.code).toBe(code ?? problem.fieldCodes?.[field]?.code);
    if (field) expect(problem.fields).toHaveProperty([field]);
    expect((await admin.call(listWebhookEndpoints)).body.items).toEqual([]);
  });
});

describe('the secret of a webhook endpoint', () => {
  it('HOOK-02 is in one response, in the form of Standard Webhooks, and stored sealed', async () => {
    const headers = { 'idempotency-key': 'create-a-webhook' };
    const { secret } = (await admin.call(createWebhookEndpoint, { body: newWebhook(), headers })).body;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify((await admin.call(listWebhookEndpoints)).body)).not.toContain(secret);
    const stored = await world.asOwner(async (tx) => [
      await tx.select().from(webhookSecrets),
      await tx.select().from(idempotencyKeys),
      await tx.select().from(auditRows),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    const asAdmin = { role: 'app_user', org: world.seed.A.organizationId, allLocations: true } as const;
    await expect(
      world.database.app.transaction(asAdmin, (tx) => tx.execute(sql`select sealed from webhook_secrets`)),
    ).rejects.toThrow(/Failed query|permission denied/);
  });

  it('HOOK-02 is replaced with an overlap; two are valid at most', async () => {
    const { endpoint } = await createTestWebhook(admin);
    const rotate = (overlapHours: number) =>
      admin.call(addWebhookSecret, { params: { id: endpoint.id }, body: { overlapHours } });
    const { secrets } = (await rotate(24)).body.endpoint;
    expect(secrets).toMatchObject([{ expiresAt: null }, { expiresAt: expect.any(String) }]);
    const hours = (new Date(secrets[1]!.expiresAt!).getTime() - world.deps.now().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect(await rotate(168)).toMatchObject({ status: 409, problem: { code: 'webhooks.tooManySecrets' } });
    expect((await rotate(1)).status).toBe(422);
    expect((await rotate(0)).body.endpoint.secrets).toHaveLength(1);
  });
});

describe('what is recorded of changes', () => {
  it('HOOK-16 each change of an endpoint is audited, without the path of its URL, which may hold a key', async () => {
    const { endpoint } = await createTestWebhook(admin);
    const params = { id: endpoint.id };
    await update(endpoint.id, { url: 'https://lab.example.com/key-of-the-lab' });
    await admin.call(addWebhookSecret, { params, body: { overlapHours: 0 } });
    await admin.call(sendTestEvent, { params });
    await admin.call(resendWebhookDelivery, { params: { ...params, deliveryId: 999_999 } });
    await admin.call(removeWebhookEndpoint, { params });
    const rows = await world.asOwner((tx) =>
      tx
        .select()
        .from(auditRows)
        .where(like(auditRows.entity, 'webhook-endpoints%'))
        .orderBy(desc(auditRows.id))
        .limit(6),
    );
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['removeWebhookEndpoint', 204],
      ['resendWebhookDelivery', 404],
      ['sendTestEvent', 202],
      ['addWebhookSecret', 201],
      ['updateWebhookEndpoint', 200],
      ['createWebhookEndpoint', 201],
    ]);
    expect(rows[4]!.changes).toEqual({ host: ['ehr.example.com', 'lab.example.com'] });
    expect(JSON.stringify(rows)).not.toContain('key-of-the-lab');
    expect(rows[0]!.subjects).toEqual([`organization:${world.seed.A.organizationId}`]);
  });
});
