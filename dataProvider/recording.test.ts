import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchRecording } from './recording.ts';
import { signedFile } from './signed-file.ts';

const log = (name: string) => readFileSync(new URL(`../server/demo/data/logs/${name}.json.gz`, import.meta.url));
const walk = log('walk-side');
const plainWalk = gunzipSync(walk);

/** A whole session of a person: 17 times ten repetitions, almost nine minutes, 18 MB. */
function longSession(): Uint8Array {
  const { meta, frames } = JSON.parse(gunzipSync(log('sit-to-stand')).toString()) as { meta: object; frames: object[] };
  return gzipSync(JSON.stringify({ meta, frames: Array.from({ length: 17 }, () => frames).flat() }), { level: 1 });
}

const json = (response: ServerResponse, body: Uint8Array, headers = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
const gzipped = { 'content-encoding': 'gzip' };
const answers: Record<string, (response: ServerResponse) => void> = {
  '/plain': (response) => json(response, plainWalk),
  '/packed': (response) => json(response, walk, gzipped),
  '/file.gz': (response) => json(response, walk),
  '/hands': (response) => json(response, log('two-hands'), gzipped),
  '/beam': (response) => json(response, log('balance-beam'), gzipped),
  '/abduction': (response) => json(response, log('shoulder-abduction'), gzipped),
  '/long': (response) => json(response, longSession(), gzipped),
  '/half.gz': (response) => json(response, walk.subarray(0, 9000)),
  '/half-packed': (response) => json(response, walk.subarray(0, 9000), gzipped),
  '/damaged.gz': (response) => json(response, Buffer.concat([walk.subarray(0, 900), Buffer.alloc(500, 7), walk])),
  '/half': (response) => json(response, plainWalk.subarray(0, 90_000)),
  '/nothing': (response) => json(response, new Uint8Array()),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': plainWalk.length });
    response.write(plainWalk.subarray(0, 90_000), () => response.destroy());
  },
  '/expired': (response) => response.writeHead(403).end('{"message":"expired"}'),
};

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => answers[url!]!(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

let note: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  note = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function fetched(path: string, kind: 'pose-log' | 'hands-log' = 'pose-log') {
  const signal = new AbortController().signal;
  return fetchRecording(kind, () => Promise.resolve({ url: base + path }), { signal, onFrames: () => undefined });
}

/** x, y and confidence of a joint, as far as a Float32 keeps them. */
async function joint(path: string, kind: 'pose-log' | 'hands-log', frame: number, name: string) {
  const result = await fetched(path, kind);
  if (typeof result === 'string' || result === null || 'message' in result) throw new Error(JSON.stringify(result));
  const { points } = result.skeleton;
  const at = (frame * points.length + points.indexOf(name)) * 3;
  return [...result.joints.subarray(at, at + 3)].map((number) => Number(number.toFixed(3)));
}

it.each(['/plain', '/packed', '/file.gz'])('API-29 ENT-091 reads a recorded walk, as it lies at %s', async (path) => {
  expect(await fetched(path)).toMatchObject({ frames: 151, width: 900, height: 640 });
  expect(await joint(path, 'pose-log', 0, 'nose')).toEqual([766.2, 370.9, 0.994]);
  expect(await joint(path, 'pose-log', 150, 'leftAnkle')).toEqual([43.8, 500.5, 0.975]);
});

it('ENT-096 ENT-097 reads a recording of hands, of which one may be out of sight', async () => {
  expect(await fetched('/hands', 'hands-log')).toMatchObject({ frames: 255 });
  expect(await joint('/hands', 'hands-log', 0, 'leftWrist')).toEqual([282.3, 371, 1]);
  expect(await joint('/hands', 'hands-log', 0, 'rightWrist')).toEqual([Number.NaN, Number.NaN, 0]);
  expect(await joint('/hands', 'hands-log', 254, 'leftIndexTip')).toEqual([400.2, 253.3, 1]);
});

it('ENT-091 reads recordings with unsure joints and with missing ones', async () => {
  expect(await joint('/beam', 'pose-log', 0, 'rightEar')).toEqual([440.6, 154.4, 0.359]);
  expect(await joint('/abduction', 'pose-log', 7, 'leftHip')).toEqual([Number.NaN, Number.NaN, 0]);
  expect(await joint('/abduction', 'pose-log', 0, 'nose')).toEqual([446.4, 111.2, 0.6]);
});

it('reads a session of nine minutes, keeps little of it and lets the page breathe', { timeout: 30_000 }, async () => {
  const told: number[] = [];
  const result = await fetchRecording('pose-log', () => Promise.resolve({ url: `${base}/long` }), {
    signal: new AbortController().signal,
    onFrames: (frames) => told.push(frames),
  });
  expect(result).toMatchObject({ frames: 15_861 });
  expect((result as { joints: Float32Array }).joints.byteLength).toBeLessThan(8_000_000);
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
});

it.each(['/half', '/half.gz', '/half-packed', '/damaged.gz', '/cut', '/nothing'])(
  'a recording that is damaged on its way (%s) is named so',
  async (path) => {
    expect(await fetched(path)).toBe('unreadable');
  },
);

it.each(['/expired', '/refused'])(
  'ERR-37 only notes on the console that a link (%s) cannot be followed',
  async (path) => {
    const url = path === '/refused' ? 'http://127.0.0.1:1/' : base + path;
    const signal = new AbortController().signal;
    const options = { signal, onFrames: () => undefined };
    expect(await fetchRecording('pose-log', () => Promise.resolve({ url }), options)).toBeNull();
    expect(note).toHaveBeenCalledOnce();
    expect(await signedFile(url)).toBeNull();
    expect(note).toHaveBeenCalledTimes(2);
  },
);

it('ERR-35 answers the server’s problem with the link, and fetches nothing', async () => {
  const problem = { message: 'Recording not found.', status: 404 };
  const fetching = vi.spyOn(globalThis, 'fetch');
  const options = { signal: new AbortController().signal, onFrames: () => undefined };
  expect(await fetchRecording('pose-log', () => Promise.resolve(problem), options)).toBe(problem);
  expect(fetching).not.toHaveBeenCalled();
});

it('who left is not told anything', async () => {
  const options = { signal: AbortSignal.abort(), onFrames: () => undefined };
  expect(await fetchRecording('pose-log', () => Promise.resolve({ url: `${base}/plain` }), options)).toBeNull();
  expect(note).not.toHaveBeenCalled();
});

it.each(['/plain', '/packed', '/file.gz'])(
  'ASCAN-22 AGAIT-05 a downloaded log is plain JSON, as it lies at %s',
  async (path) => {
    const file = await signedFile(base + path);
    expect(await file!.text()).toBe(plainWalk.toString());
  },
);

it('ERR-37 a download that breaks off is noted on the console', async () => {
  expect(await signedFile(`${base}/half.gz`)).toBeNull();
  expect(note).toHaveBeenCalledOnce();
});
