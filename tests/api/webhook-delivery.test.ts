import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_EVENT, webhookEventTypes } from '../../contract/webhooks/event-types.ts';
import {
  addWebhookSecret,
  getWebhookEndpoint,
  listWebhookDeliveries,
  resendWebhookDelivery,
  sendTestEvent,
  updateWebhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '../../contract/webhooks/webhooks.ts';
import { auditRows, webhookDeliveries, webhookEvents } from '../../server/platform/db/schema.ts';
import { claimBatch } from '../../server/webhooks/claim-deliveries.ts';
import { handOutEvents } from '../../server/webhooks/hand-out-events.ts';
import { recordPatientsAdded } from '../../server/webhooks/record-events.ts';
import { clearWebhooks, createTestWebhook, newWebhook, startReceiver, type Received } from './webhook-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

const SECRET = 'a secret of thirty-two characters.';
const HOUR = 3_600_000;
let world: World;
let admin: Caller;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  world = await openWorld({ environment: { WEBHOOK_LOOPBACK: '1', SECRET } });
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.offsetMs = 0;
  await clearWebhooks(world);
  receiver = await startReceiver();
  return () => receiver.close();
});

const create = (change: object = {}) => createTestWebhook(admin, { url: receiver.url, ...change });
const send = () => world.deps.webhooks.runDue();
const read = async ({ id }: WebhookEndpoint) => (await admin.call(getWebhookEndpoint, { params: { id } })).body;
const readLog = async ({ id }: WebhookEndpoint, query = {}) =>
  (await admin.call(listWebhookDeliveries, { params: { id }, query })).body;
const sendTest = ({ id }: WebhookEndpoint) => admin.call(sendTestEvent, { params: { id } });
/** Records that patients were added, as the services do, in one transaction for each of them. */
const record = async (patientIds: readonly number[]) => {
  const { organizationId } = world.seed.A;
  for (const id of patientIds)
    await world.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx) =>
      recordPatientsAdded(tx, organizationId, [id]),
    );
};
/** Whether one of the signatures is by this secret; the library would also compare the time with the clock. */
const isSignedBy = (secret: string, { headers, body }: Received) => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(headers['webhook-id'] as string, at, body);
  return (headers['webhook-signature'] as string).split(' ').includes(signature);
};
/** Moves the clock on; sessions have ended by then. */
const moveTo = async (hours: number) => {
  world.offsetMs = hours * HOUR;
  admin = await world.as(world.seed.A.practitioners.admin);
};
const describeLog = ({ state, attempts }: WebhookDelivery) => [
  state,
  ...attempts.map((each) => each.status ?? each.error),
];

describe('what is sent', () => {
  it('HOOK-03 is signed in the form of Standard Webhooks, by both secrets while a new one replaces the old', async () => {
    const { endpoint, secret } = await create();
    await record([12]);
    await send();
    const params = { id: endpoint.id };
    const { secret: next } = (await admin.call(addWebhookSecret, { params, body: { overlapHours: 24 } })).body;
    await record([13]);
    await send();
    await moveTo(25);
    await record([14]);
    await send();
    const signers = receiver.received.map((each) => [isSignedBy(secret, each), isSignedBy(next, each)]);
    expect(signers).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    const [first] = receiver.received;
    expect(new Webhook(secret).verify(first!.body, first!.headers as Record<string, string>)).toEqual(first!.event);
    expect(() => new Webhook(secret).verify(`${first!.body} `, first!.headers as Record<string, string>)).toThrow(
      'No matching signature found',
    );
    expect(first!.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': first!.event.id });
    expect(first!.headers.cookie).toBeUndefined();
  });

  it('HOOK-04 is the type, the time, the order and ids, with the call that reads the rest', async () => {
    await create();
    await record([12]);
    await send();
    expect(receiver.received.map(({ event }) => event)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        type: 'patient.added',
        timestamp: expect.stringMatching(/^2026-11-2\dT/),
        sequence: 1,
        data: {
          organizationId: world.seed.A.organizationId,
          resourceId: 12,
          patientId: 12,
          href: '/api/v2/patients/12',
        },
      },
    ]);
  });

  it('HOOK-15 is accepted by the code of docs/API.md, and is the event that it shows', async () => {
    const guide = readFileSync(new URL('../../docs/API.md', import.meta.url), 'utf8');
    const section = guide.slice(guide.indexOf('\n## Webhooks\n'), guide.indexOf('\n## Limits\n'));
    const [, code] = /^```js\n([\s\S]*?)\n```$/m.exec(section)!;
    const [, shown] = /^```json\n([\s\S]*?)\n```$/m.exec(section)!;
    const { isFromPortal } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code!)}`)) as {
      isFromPortal: (headers: object, body: string, secrets: string[], now?: number) => boolean;
    };
    const { secret } = await create();
    await record([12]);
    await send();
    const [{ headers, body, event }] = receiver.received as [Received];
    const now = world.deps.now().getTime();
    expect(isFromPortal(headers, body, ['whsec_AAAA', secret], now)).toBe(true);
    expect(isFromPortal(headers, body, ['whsec_AAAA'], now)).toBe(false);
    expect(isFromPortal(headers, body.replace('12', '13'), [secret], now)).toBe(false);
    expect(isFromPortal(headers, body, [secret], now + 301_000)).toBe(false);
    expect(isFromPortal({ ...headers, 'webhook-signature': 'v1,' }, body, [secret], now)).toBe(false);
    const example = JSON.parse(shown!) as typeof event;
    expect([Object.keys(example), Object.keys(example.data)]).toEqual([Object.keys(event), Object.keys(event.data)]);
    for (const type of [...webhookEventTypes, TEST_EVENT]) expect(section).toContain(`\`${type}\``);
  });

  it('HOOK-13 a test event goes to one endpoint, whatever its event types', async () => {
    const { endpoint } = await create({ eventTypes: ['rtm.cycle.ready'] });
    await create();
    const { eventId } = (await sendTest(endpoint)).body;
    await send();
    expect(receiver.received).toMatchObject([{ event: { id: eventId, type: 'webhook.test' } }]);
    expect((await readLog(endpoint)).items.map(describeLog)).toEqual([['DELIVERED', 204]]);
  });

  it('HOOK-05 no event is recorded that no endpoint wants, nor one of a change that was rolled back', async () => {
    const { endpoint } = await create({ eventTypes: ['patient.discharged'] });
    await record([12]);
    await admin.call(updateWebhookEndpoint, {
      params: { id: endpoint.id },
      body: newWebhook({ url: receiver.url, enabled: false }),
      headers: { 'if-match': '1' },
    });
    await record([13]);
    await create();
    const { organizationId } = world.seed.A;
    const failed = world.deps.tenantDb.withActor({ kind: 'job', organizationId }, async (tx) => {
      await recordPatientsAdded(tx, organizationId, [14]);
      throw new Error('It did not happen.');
    });
    await expect(failed).rejects.toThrow('It did not happen.');
    expect(await world.asOwner((tx) => tx.select().from(webhookEvents))).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  it('HOOK-07 gets every event of hundreds although it fails one request in three, with one body each, in a told order', async () => {
    await create();
    const { organizationId } = world.seed.A;
    let requests = 0;
    receiver.answer = () => (++requests % 3 === 0 ? 503 : 200);
    const ids = Array.from({ length: 300 }, (_, at) => 1000 + at);
    // Of several transactions, of which one has a hundred.
    await record(ids.slice(0, 200));
    await world.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx) =>
      recordPatientsAdded(tx, organizationId, ids.slice(200)),
    );
    for (let turn = 0; turn < 8; turn++) {
      await send();
      world.offsetMs += 13 * HOUR;
    }
    const bodies = new Map<string, Set<string>>();
    for (const { headers, body } of receiver.received) {
      const id = headers['webhook-id'] as string;
      bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
    }
    expect(receiver.received.length).toBeGreaterThan(400);
    expect(bodies.size).toBe(300);
    expect([...bodies.values()].filter((each) => each.size > 1)).toEqual([]);
    const events = [...new Map(receiver.received.map(({ event }) => [event.id, event])).values()];
    const inOrder = events.toSorted((one, other) => one.sequence - other.sequence);
    expect(inOrder.map(({ sequence }) => sequence)).toEqual(ids.map((_, at) => at + 1));
    expect(inOrder.map(({ data }) => data.resourceId)).toEqual(ids);
    const states = await world.asOwner((tx) => tx.select({ state: webhookDeliveries.state }).from(webhookDeliveries));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['DELIVERED']));
  });

  it('HOOK-08 a redirect is not followed and is a failure, and what is answered is kept in part', async () => {
    const { endpoint } = await create();
    receiver.answer = () => ({
      status: 302,
      headers: { location: '/elsewhere' },
      body: `Moved.\u0000${'x'.repeat(9000)}`,
    });
    await record([12]);
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/webhooks']);
    const [delivery] = (await readLog(endpoint)).items;
    expect(delivery).toMatchObject({ state: 'PENDING', attempts: [{ status: 302, error: null }] });
    expect(delivery!.attempts[0]!.response).toBe(`Moved.${'x'.repeat(494)}`);
    expect((await read(endpoint)).failingSince).not.toBeNull();
    receiver.answer = () => 200;
    world.offsetMs = 7000;
    await send();
    expect((await readLog(endpoint)).items.map(describeLog)).toEqual([['DELIVERED', 200, 302]]);
    expect(await read(endpoint)).toMatchObject({ failingSince: null, lastDeliveredAt: expect.any(String) });
  });

  it('HOOK-08 a receiver that is not there is tried again later', async () => {
    const { endpoint } = await create();
    await receiver.close();
    await record([12]);
    await send();
    const [delivery] = (await readLog(endpoint)).items;
    expect(describeLog(delivery!)).toEqual(['PENDING', 'CONNECTION']);
    const wait = new Date(delivery!.nextAttemptAt!).getTime() - new Date(delivery!.attempts[0]!.at).getTime();
    expect(wait).toBeGreaterThanOrEqual(5000);
    expect(wait).toBeLessThan(9000);
    receiver = await startReceiver();
  });

  it('HOOK-08 HOOK-09 410 turns the endpoint off at once, and each admin gets an email in their language', async () => {
    const { endpoint } = await create();
    receiver.answer = () => 410;
    await record([12]);
    await send();
    expect(await read(endpoint)).toMatchObject({ enabled: false, disabledReason: 'GONE', version: 2 });
    expect((await readLog(endpoint)).items.map(describeLog)).toEqual([['FAILED', 410]]);
    world.sentEmails.length = 0;
    await world.deps.jobs.runDue();
    const emails = world.sentEmails.filter(({ subject }) => subject.includes('webhook'));
    expect(emails.map(({ to }) => to)).toEqual([world.seed.A.practitioners.admin.email]);
    expect(emails[0]).toMatchObject({ subject: 'Exer: a webhook was turned off' });
    expect(emails[0]!.text).toContain('The receiver answered that it no longer exists (410 Gone).');
    expect(emails[0]!.text).toContain(`/organization/webhooks/${endpoint.id}/`);
    const audited = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'disableWebhookEndpoint')),
    );
    expect(audited).toMatchObject([{ entityIds: [String(endpoint.id)], changes: { enabled: [true, false] } }]);
    await record([13]);
    expect(await world.asOwner((tx) => tx.select().from(webhookEvents))).toHaveLength(1);
  });

  it('HOOK-09 an endpoint that has failed for three days is turned off; what waits is sent once it is on again', async () => {
    const { endpoint } = await create();
    receiver.answer = () => 500;
    await record([12]);
    await send();
    await moveTo(71);
    await send();
    expect((await read(endpoint)).enabled).toBe(true);
    await record([13]);
    await moveTo(73);
    await send();
    expect(await read(endpoint)).toMatchObject({ enabled: false, disabledReason: 'FAILING' });
    receiver.received.length = 0;
    receiver.answer = () => 200;
    await moveTo(120);
    await send();
    expect(receiver.received).toEqual([]);
    const body = newWebhook({ url: receiver.url });
    const version = (await read(endpoint)).version;
    const params = { id: endpoint.id };
    await admin.call(updateWebhookEndpoint, { params, body, headers: { 'if-match': String(version) } });
    await send();
    expect(new Set(receiver.received.map(({ event }) => event.data.resourceId))).toEqual(new Set([12, 13]));
    expect(await read(endpoint)).toMatchObject({ enabled: true, disabledReason: null, failingSince: null });
  });

  it('HOOK-07 an attempt of a process that died is made again by another', async () => {
    const { endpoint } = await create();
    await record([12]);
    const { tenantDb, now } = world.deps;
    await handOutEvents(tenantDb, now);
    // A process claims the delivery and dies.
    const due = { organizationId: world.seed.A.organizationId, endpointId: endpoint.id };
    expect((await tenantDb.asService((tx) => claimBatch(tx, due, now())))?.deliveries).toHaveLength(1);
    await send();
    expect(receiver.received).toEqual([]);
    world.offsetMs = 31_000;
    await send();
    expect(receiver.received).toHaveLength(1);
    expect((await readLog(endpoint)).items.map(describeLog)).toEqual([['DELIVERED', 204]]);
  });
});

describe('the log', () => {
  it('HOOK-12 is paged and filtered by the server, and sends one event again with its id', async () => {
    const { endpoint } = await create();
    receiver.answer = () => 200;
    await record([1, 2]);
    await send();
    const page = await readLog(endpoint, { limit: 1, page: 2 });
    expect(page).toMatchObject({ totalItems: 2, items: [{ sequence: 1, resourceId: 1, state: 'DELIVERED' }] });
    expect((await readLog(endpoint, { deliveryState: 'FAILED' })).totalItems).toBe(0);
    const params = { id: endpoint.id, deliveryId: page.items[0]!.id };
    const again = await admin.call(resendWebhookDelivery, { params });
    expect(again.body).toMatchObject({ state: 'PENDING', attempts: [{ status: 200 }] });
    await send();
    const [first, , third] = receiver.received;
    expect(third!.body).toBe(first!.body);
    expect(third!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect((await admin.call(resendWebhookDelivery, { params: { ...params, deliveryId: 999_999 } })).status).toBe(404);
  });

  it('HOOK-12 is kept for 30 days', async () => {
    const { endpoint } = await create();
    await record([1, 2]);
    await send();
    const old = new Date(world.deps.now().getTime() - 31 * 24 * HOUR);
    await world.asOwner((tx) => tx.update(webhookEvents).set({ at: old }).where(eq(webhookEvents.resourceId, 1)));
    await world.asOwner((tx) => tx.execute(`insert into jobs (kind, payload) values ('purge-expired', '{}')`));
    await world.deps.jobs.runDue();
    expect((await readLog(endpoint)).items.map(({ resourceId }) => resourceId)).toEqual([2]);
  });
});

describe('the address of a receiver', () => {
  it('HOOK-11 is checked again when something is sent: nothing reaches this machine or a private network', async () => {
    const { endpoint } = await create();
    await record([12]);
    const strict = world.beside({ environment: { SECRET } });
    await strict.deps.webhooks.runDue();
    expect(receiver.received).toEqual([]);
    expect((await readLog(endpoint)).items.map(describeLog)).toEqual([['PENDING', 'URL']]);
    await world.asOwner((tx) =>
      tx.execute(`update webhook_endpoints set url = 'https://private.example.com/${randomUUID()}'`),
    );
    world.offsetMs = 10_000;
    await send();
    expect((await readLog(endpoint)).items.map(describeLog)).toEqual([['PENDING', 'ADDRESS', 'URL']]);
  });
});
