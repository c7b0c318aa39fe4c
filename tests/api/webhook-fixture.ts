import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookEvent } from '../../contract/webhooks/payloads.ts';
import { createWebhookEndpoint, type CreatedWebhook, type WebhookBody } from '../../contract/webhooks/webhooks.ts';
import { webhookEndpoints, webhookEvents, webhookSecrets, webhookSequences } from '../../server/platform/db/schema.ts';
import type { Caller, World } from './world.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: WebhookEvent;
}

type Answer = number | { status: number; headers?: Record<string, string>; body?: string };

/** A receiver of webhooks on this machine. `answer` decides what each request gets. */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    answer: (_each: Received): Answer => 204,
    url: '',
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const each = { path: request.url!, headers: request.headers, body, event: JSON.parse(body) as WebhookEvent };
      received.push(each);
      const answer = receiver.answer(each);
      const { status, headers, body: reply } = typeof answer === 'number' ? { status: answer } : answer;
      response.writeHead(status, headers).end(reply);
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  receiver.url = `http://localhost:${(server.address() as AddressInfo).port}/webhooks`;
  return receiver;
}

export const newWebhook = (change: Partial<Record<keyof WebhookBody, unknown>> = {}) => ({
  url: 'https://ehr.example.com/webhooks',
  description: 'EHR',
  eventTypes: ['patient.added'],
  enabled: true,
  ...change,
});

export async function createTestWebhook(admin: Caller, change: Parameters<typeof newWebhook>[0] = {}) {
  const { status, body } = await admin.call(createWebhookEndpoint, { body: newWebhook(change) });
  if (status !== 201) throw new Error(`No webhook: ${status} ${JSON.stringify(body)}`);
  return body satisfies CreatedWebhook;
}

/** Takes away the endpoints and events of all organizations. */
export const clearWebhooks = (world: World) =>
  world.asOwner(async (tx) => {
    for (const table of [webhookEvents, webhookSecrets, webhookEndpoints, webhookSequences]) await tx.delete(table);
  });
