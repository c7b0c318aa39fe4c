import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookEvent } from '../contract/webhooks/payloads.ts';

/*
 * `npm run soak -- webhooks`: 10,000 patients are added from files at a server that is killed (`kill -9`) in the middle, while
 * a receiver refuses one event in ten at first. Says how many events were lost, doubled, or came with two bodies.
 * SOAK_EVENTS and SOAK_KILLS change the numbers.
 */
const EVENTS = Number(process.env.SOAK_EVENTS ?? 10_000);
const KILLS = Number(process.env.SOAK_KILLS ?? 2);
const ROWS = Math.min(500, EVENTS);
const FILES = Math.ceil(EVENTS / ROWS);
const REFUSED = 10;

const received = new Map<string, { bodies: Set<string>; times: number; event: WebhookEvent }>();
const refused = new Set<string>();
let requests = 0;
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    requests++;
    const event = JSON.parse(body) as WebhookEvent;
    if (event.sequence % REFUSED === 0 && !refused.has(event.id)) {
      refused.add(event.id);
      return void response.writeHead(503).end();
    }
    const known = received.get(event.id) ?? { bodies: new Set<string>(), times: 0, event };
    known.bodies.add(body);
    known.times++;
    received.set(event.id, known);
    response.writeHead(204).end();
  });
});
await new Promise<void>((listening) => void receiver.listen(0, '127.0.0.1', listening));
const receiverPort = (receiver.address() as AddressInfo).port;

const data = mkdtempSync(join(tmpdir(), 'webhooks-'));
const port = 20_000 + (process.pid % 20_000);
const base = `http://127.0.0.1:${port}`;
let server: ChildProcess;

async function startServer(): Promise<void> {
  const env = { ...process.env, DATA_DIR: data, PORT: String(port), DEMO: '1', WEBHOOK_LOOPBACK: '1' };
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout!.resume();
  for (;;) {
    const isUp = await fetch(`${base}/api/healthcheck`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await wait(250);
  }
}

let cookie = '';
async function call(
  method: string,
  path: string,
  body: string | FormData | undefined,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${base}/api/v2${path}`, {
    method,
    body,
    headers: { cookie, origin: base, ...headers },
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
const json = { 'content-type': 'application/json' };

async function signIn(): Promise<void> {
  const account = { email: 'admin@summit.example.com', password: 'motion-demo-26' };
  const response = await call('POST', '/identity/sign-in', JSON.stringify(account), json);
  cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

const header = 'First Name,Last Name,Email,Phone Number,Date of Birth,Location,Side of Body,Involved Body Part';
const createFile = (file: number) =>
  [
    header,
    ...Array.from(
      { length: ROWS },
      (_, row) => `Ada,Byrne,soak.${file}.${row}@patient.test,5555550123,12/10/1985,,Left,Knee`,
    ),
  ].join('\n');

/** Adds the patients of a file, however often the server dies meanwhile; the same key makes it once. */
async function addFile(file: number, locationId: number): Promise<number[]> {
  for (let attempt = 0; ; attempt++) {
    const form = new FormData();
    form.set('file', new Blob([createFile(file)]), 'patients.csv');
    try {
      const path = `/patients/bulk?products=HEALTH&locationId=${locationId}`;
      const response = await call('POST', path, form, { 'idempotency-key': `soak-file-${file}` });
      return ((await response.json()) as { ids: number[] }).ids;
    } catch (error) {
      if (attempt >= 600) throw error;
      await wait(500);
    }
  }
}

const started = performance.now();
try {
  await startServer();
  await signIn();
  const { items } = (await (await call('GET', '/locations', undefined)).json()) as { items: { id: number }[] };
  const endpoint = {
    url: `http://localhost:${receiverPort}/`,
    description: 'Soak',
    eventTypes: ['patient.added'],
    enabled: true,
  };
  await call('POST', '/webhook-endpoints', JSON.stringify(endpoint), json);
  const ids: number[] = [];
  const killAt = new Set(Array.from({ length: KILLS }, (_, at) => Math.floor(((at + 1) * FILES) / (KILLS + 1))));
  for (let file = 0; file < FILES; file++) {
    const adding = addFile(file, items[0]!.id);
    if (killAt.has(file)) {
      // In the middle of a file that is being added, and of events that are being sent.
      await wait(300);
      server!.kill('SIGKILL');
      console.log(`killed after ${ids.length} patients, ${received.size} events`);
      await startServer();
    }
    ids.push(...(await adding));
  }
  console.log(`${ids.length} patients added after ${Math.round((performance.now() - started) / 1000)} s`);
  for (
    let quiet = 0, before = -1;
    received.size < ids.length && quiet < 90;
    quiet = received.size === before ? quiet + 1 : 0
  ) {
    before = received.size;
    await wait(1000);
  }
  // Repetitions of what was on its way when the server died come half a minute later.
  await wait(35_000);
  const events = [...received.values()];
  const arrived = new Map<number, number>();
  for (const { event } of events) arrived.set(event.data.resourceId, (arrived.get(event.data.resourceId) ?? 0) + 1);
  const sequences = new Set(events.map(({ event }) => event.sequence));
  const figures = {
    events: ids.length,
    requests,
    refused: refused.size,
    lost: ids.filter((id) => !arrived.has(id)).length,
    twoEventsForOnePatient: [...arrived.values()].filter((times) => times > 1).length,
    repeated: events.filter(({ times }) => times > 1).length,
    differing: events.filter(({ bodies }) => bodies.size > 1).length,
    unknown: [...arrived.keys()].filter((id) => !ids.includes(id)).length,
    sequencesTwice: events.length - sequences.size,
    seconds: Math.round((performance.now() - started) / 1000),
  };
  console.log(JSON.stringify(figures));
  const { lost, twoEventsForOnePatient, differing, unknown, sequencesTwice } = figures;
  process.exitCode = lost + twoEventsForOnePatient + differing + unknown + sequencesTwice > 0 ? 1 : 0;
} finally {
  server!.kill('SIGKILL');
  receiver.close();
  rmSync(data, { recursive: true, force: true });
}
