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
 * `npm run soak -- webhooks`, with PGlite and with PostgreSQL: 10,000 patients are added from files at a server that is killed
 * (`kill -9`) in the middle, while a receiver refuses every third request: those that are sent again as well, but an event
 * three times at most, because the fourth repetition waits ten minutes and the fifth an hour. Says how many events were lost,
 * doubled, came with two bodies, or have numbers that do not tell the order in which the patients were added.
 * SOAK_EVENTS and SOAK_KILLS change the numbers.
 */
const EVENTS = Number(process.env.SOAK_EVENTS ?? 10_000);
const KILLS = Number(process.env.SOAK_KILLS ?? 2);
const ROWS = Math.min(500, EVENTS);
const FILES = Math.ceil(EVENTS / ROWS);
/** Of so many requests one is refused, and an event so many times at most. */
const REFUSED = 3;
const MAX_REFUSALS = 3;
/** The last repetition comes two minutes later, and up to a fifth more. */
const PATIENCE_SECONDS = 200;

const received = new Map<string, { bodies: Set<string>; times: number; event: WebhookEvent }>();
const refusals = new Map<string, number>();
let requests = 0;
/** Events that were taken. */
let accepted = 0;
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    requests++;
    const event = JSON.parse(body) as WebhookEvent;
    const known = received.get(event.id) ?? { bodies: new Set<string>(), times: 0, event };
    known.bodies.add(body);
    received.set(event.id, known);
    const refusedTimes = refusals.get(event.id) ?? 0;
    if (requests % REFUSED === 0 && refusedTimes < MAX_REFUSALS) {
      refusals.set(event.id, refusedTimes + 1);
      return void response.writeHead(503).end();
    }
    known.times++;
    accepted += known.times === 1 ? 1 : 0;
    response.writeHead(204).end();
  });
});
await new Promise<void>((listening) => void receiver.listen(0, '127.0.0.1', listening));
const receiverPort = (receiver.address() as AddressInfo).port;

const { TEST_DATABASE_URL: database } = process.env;
/** Of a PostgreSQL server with the logins of production; without one, the portal's own PGlite. */
const logins = database
  ? {
      DATABASE_URL: database,
      DATABASE_VENDOR_URL: database.replace('portal_app', 'portal_vendor'),
      DATABASE_SERVICE_URL: database.replace('portal_app', 'portal_service'),
      DATABASE_OWNER_URL: process.env.TEST_DATABASE_OWNER_URL,
    }
  : {};
const data = mkdtempSync(join(tmpdir(), 'webhooks-'));
const port = 20_000 + (process.pid % 20_000);
const base = `http://127.0.0.1:${port}`;
let server: ChildProcess;

async function startServer(): Promise<void> {
  const env = { ...process.env, ...logins, DATA_DIR: data, PORT: String(port), DEMO: '1', WEBHOOK_LOOPBACK: '1' };
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
  const files: number[][] = [];
  const countAdded = () => files.flat().length;
  const killAt = new Set(Array.from({ length: KILLS }, (_, at) => Math.floor(((at + 1) * FILES) / (KILLS + 1))));
  for (let file = 0; file < FILES; file++) {
    const adding = addFile(file, items[0]!.id);
    if (killAt.has(file)) {
      // In the middle of a file that is being added, and of events that are being sent.
      await wait(300);
      server!.kill('SIGKILL');
      console.log(`killed after ${countAdded()} patients, ${accepted} events`);
      await startServer();
    }
    files.push(await adding);
  }
  const ids = files.flat();
  console.log(`${ids.length} patients added after ${Math.round((performance.now() - started) / 1000)} s`);
  for (
    let quiet = 0, before = -1;
    accepted < ids.length && quiet < PATIENCE_SECONDS;
    quiet = accepted === before ? quiet + 1 : 0
  ) {
    before = accepted;
    await wait(1000);
  }
  // Repetitions of what was on its way when the server died come half a minute later.
  await wait(35_000);
  const events = [...received.values()].filter(({ times }) => times > 0);
  const arrived = new Map<number, number>();
  for (const { event } of events) arrived.set(event.data.resourceId, (arrived.get(event.data.resourceId) ?? 0) + 1);
  const sequences = new Map(events.map(({ event }) => [event.data.resourceId, event.sequence]));
  const ranges = files.map((file) => {
    const own = file.map((id) => sequences.get(id) ?? 0);
    return { first: Math.min(...own), last: Math.max(...own) };
  });
  const figures = {
    events: ids.length,
    requests,
    refusedRequests: [...refusals.values()].reduce((sum, times) => sum + times, 0),
    refusedEvents: refusals.size,
    database: database ? 'PostgreSQL' : 'PGlite',
    lost: ids.filter((id) => !arrived.has(id)).length,
    twoEventsForOnePatient: [...arrived.values()].filter((times) => times > 1).length,
    repeated: events.filter(({ times }) => times > 1).length,
    differing: [...received.values()].filter(({ bodies }) => bodies.size > 1).length,
    unknown: [...arrived.keys()].filter((id) => !ids.includes(id)).length,
    sequencesTwice: events.length - new Set(sequences.values()).size,
    // A file is added after the one before: so are the numbers of its events.
    filesOutOfOrder: ranges.filter(({ first }, at) => at > 0 && first <= ranges[at - 1]!.last).length,
    seconds: Math.round((performance.now() - started) / 1000),
  };
  console.log(JSON.stringify(figures));
  const { lost, twoEventsForOnePatient, differing, unknown, sequencesTwice, filesOutOfOrder } = figures;
  const wrong = lost + twoEventsForOnePatient + differing + unknown + sequencesTwice + filesOutOfOrder;
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  server!.kill('SIGKILL');
  receiver.close();
  rmSync(data, { recursive: true, force: true });
}
