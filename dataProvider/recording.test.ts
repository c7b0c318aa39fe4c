import type { ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { longLog, recordedLog, startLogServer, type LogAnswers, type LogServer } from '../tests/log-server.ts';
import { packedLog } from '../tests/packed-log.ts';
import type { ReadingProgress } from './recording-reading.ts';
import { fetchRecording } from './recording.ts';
import { fetchSignedFile } from './signed-file.ts';

const walk = recordedLog('walk-side');
const plainWalk = gunzipSync(walk);
const compactWalk = packedLog('pose-log', plainWalk.toString());

const json = (response: ServerResponse, body: Uint8Array, headers = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
const gzipped = { 'content-encoding': 'gzip' };
const answers: LogAnswers = {
  '/plain': (response) => json(response, plainWalk),
  '/packed': (response) => json(response, walk, gzipped),
  '/file.gz': (response) => json(response, walk),
  '/compact': (response) => json(response, gzipSync(compactWalk), gzipped),
  '/hands': (response) => json(response, recordedLog('two-hands'), gzipped),
  '/beam': (response) => json(response, recordedLog('balance-beam'), gzipped),
  '/abduction': (response) => json(response, recordedLog('shoulder-abduction'), gzipped),
  '/long': (response) => json(response, gzipSync(longLog(15_861), { level: 1 }), gzipped),
  '/without-version': (response) => json(response, Buffer.from('{"meta":{},"frames":[{}]}')),
  '/half.gz': (response) => json(response, walk.subarray(0, 9000)),
  '/half-packed': (response) => json(response, walk.subarray(0, 9000), gzipped),
  '/damaged.gz': (response) => json(response, Buffer.concat([walk.subarray(0, 900), Buffer.alloc(500, 7), walk])),
  '/half': (response) => json(response, plainWalk.subarray(0, 90_000)),
  '/compact-half': (response) => json(response, compactWalk.subarray(0, 1000)),
  '/nothing': (response) => json(response, new Uint8Array()),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': plainWalk.length });
    response.write(plainWalk.subarray(0, 90_000), () => response.destroy());
  },
  '/expired': (response) => response.writeHead(403).end('{"message":"expired"}'),
};

let server: LogServer;
beforeAll(async () => {
  server = await startLogServer(answers);
});
afterAll(() => server.stop());

let note: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  note = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const options = () => ({
  signal: new AbortController().signal,
  onProgress: vi.fn<(progress: ReadingProgress) => void>(),
  onBreak: () => undefined,
});

/** What is read at a path: the log, or for one that says so its compact form. */
async function fetched(path: string, kind: 'pose-log' | 'hands-log' = 'pose-log') {
  const addresses = path.startsWith('/compact')
    ? { url: `${server.url}/nothing`, replayUrl: server.url + path }
    : { url: server.url + path };
  return fetchRecording(kind, () => Promise.resolve(addresses), options());
}

/** x, y and confidence of a joint, in the precision of a Float32. */
async function joint(path: string, kind: 'pose-log' | 'hands-log', frame: number, name: string) {
  const result = await fetched(path, kind);
  if (typeof result === 'string' || result === null || 'message' in result) throw new Error(JSON.stringify(result));
  const { points } = result.skeleton;
  const at = (frame * points.length + points.indexOf(name)) * 3;
  return [...result.joints.subarray(at, at + 3)].map((number) => Number(number.toFixed(3)));
}

it.each(['/plain', '/packed', '/file.gz', '/compact'])(
  'API-29 ENT-091 reads a recorded walk, as it lies at %s',
  async (path) => {
    expect(await fetched(path)).toMatchObject({ frames: 151, width: 900, height: 640 });
    expect(await joint(path, 'pose-log', 0, 'nose')).toEqual([766.2, 370.9, 0.994]);
    expect(await joint(path, 'pose-log', 150, 'leftAnkle')).toEqual([43.8, 500.5, 0.975]);
  },
);

it('ENT-096 ENT-097 reads a recording of hands, of which one may be out of sight', async () => {
  expect(await fetched('/hands', 'hands-log')).toMatchObject({ frames: 255 });
  expect(await joint('/hands', 'hands-log', 0, 'leftWrist')).toEqual([282.3, 371, 1]);
  expect(await joint('/hands', 'hands-log', 0, 'rightWrist')).toEqual([Number.NaN, Number.NaN, 0]);
  expect(await joint('/hands', 'hands-log', 254, 'leftIndexTip')).toEqual([400.2, 253.3, 1]);
});

it('ENT-091 reads recordings with unsure joints and with missing ones', async () => {
  expect(await joint('/beam', 'pose-log', 0, 'rightEar')).toEqual([440.6, 154.4, 0.359]);
  expect(await joint('/hands', 'hands-log', 142, 'leftWrist')).toEqual([Number.NaN, Number.NaN, 0]);
  expect(await joint('/abduction', 'pose-log', 0, 'leftHip')).toEqual([478.2, 326.1, 1]);
  expect(await joint('/abduction', 'pose-log', 0, 'nose')).toEqual([448.5, 111.8, 0.6]);
});

it('reads a session of nine minutes, keeps little of it and lets the page breathe', { timeout: 30_000 }, async () => {
  const loading = options();
  const result = await fetchRecording('pose-log', () => Promise.resolve({ url: `${server.url}/long` }), loading);
  expect(result).toMatchObject({ frames: 15_861 });
  expect((result as { joints: Float32Array }).joints.byteLength).toBeLessThan(8_000_000);
  const frames = loading.onProgress.mock.calls.map(([progress]) => progress.frames);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames).toEqual(frames.toSorted((one, other) => one - other));
});

it.each([
  ['/half', 'unreadable'],
  ['/nothing', 'unreadable'],
  ['/compact-half', 'unreadable'],
  ['/half.gz', 'interrupted'],
  ['/half-packed', 'unreadable'],
  ['/damaged.gz', 'interrupted'],
  ['/cut', 'interrupted'],
  ['/without-version', 'tooOld'],
])('a recording that is damaged or cut off (%s) is %s', async (path, fault) => {
  expect(await fetched(path)).toBe(fault);
});

it.each(['/expired', '/refused'])(
  'ERR-37 only notes on the console that a link (%s) cannot be followed',
  async (path) => {
    const url = path === '/refused' ? 'http://127.0.0.1:1/' : server.url + path;
    expect(await fetchRecording('pose-log', () => Promise.resolve({ url }), options())).toBeNull();
    expect(note).toHaveBeenCalledOnce();
    expect(await fetchSignedFile(url)).toBeNull();
    expect(note).toHaveBeenCalledTimes(2);
  },
);

it('ERR-35 answers the server’s problem with the link, and fetches nothing', async () => {
  const problem = { message: 'Recording not found.', status: 404 };
  const fetching = vi.spyOn(globalThis, 'fetch');
  expect(await fetchRecording('pose-log', () => Promise.resolve(problem), options())).toBe(problem);
  expect(fetching).not.toHaveBeenCalled();
});

it.each(['/plain', '/packed', '/file.gz'])(
  'ASCAN-22 AGAIT-05 a downloaded log is plain JSON, as it lies at %s',
  async (path) => {
    const file = await fetchSignedFile(server.url + path);
    expect(await file!.text()).toBe(plainWalk.toString());
  },
);

it('ERR-37 a download that breaks off is noted on the console', async () => {
  expect(await fetchSignedFile(`${server.url}/half.gz`)).toBeNull();
  expect(note).toHaveBeenCalledOnce();
});
