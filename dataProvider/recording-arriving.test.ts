import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadingRecording } from '@exer/pose-log/recording.ts';
import { longLog, recordedLog, startLogServer, type LogServer } from '../tests/log-server.ts';
import { packedLog } from '../tests/packed-log.ts';
import { fetchRecording, type LogLink } from './recording.ts';

/** 933 frames: a first block of 30, then three of 300 and one of 3. */
const compact = packedLog('pose-log', longLog(933));
const HALF = compact.length >> 1;
const log = gunzipSync(recordedLog('walk-side'));
const QUARTER = log.length >> 2;

let server: LogServer;
let note: ReturnType<typeof vi.spyOn>;
/** What the server still holds back. */
let held: ServerResponse;

beforeEach(async () => {
  note = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let links = 0;
  server = await startLogServer({
    '/compact': (response) => response.end(compact),
    '/half': (response) => {
      held = response;
      response.write(compact.subarray(0, HALF));
    },
    '/log': (response) => response.end(log),
    '/damaged': (response) => response.end(log.subarray(0, 5000)),
    '/log-half': (response) => {
      held = response.writeHead(200, { 'content-length': log.length });
      response.write(log.subarray(0, QUARTER));
      setTimeout(() => response.write(log.subarray(QUARTER, 2 * QUARTER)), 150);
    },
    '/expires': (response) => ((links += 1) === 1 ? response.writeHead(403).end() : response.end(compact)),
    '/expired': (response) => response.writeHead(403).end(),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const linkTo =
  (url: string, replayUrl?: string): LogLink =>
  () =>
    Promise.resolve({ url: server.url + url, replayUrl: replayUrl && server.url + replayUrl });

async function follow(link: LogLink) {
  const leaving = new AbortController();
  const onBreak = vi.fn<() => void>();
  const result = await fetchRecording('pose-log', link, {
    signal: leaving.signal,
    onProgress: () => undefined,
    onBreak,
  });
  return { result, recording: result as LoadingRecording, leaving, onBreak };
}

const noseAt = ({ joints, skeleton }: LoadingRecording, frame: number) =>
  joints[frame * skeleton.points.length * 3 + skeleton.points.indexOf('nose') * 3]!;

it('the compact form is shown from its first frames on, while the rest still arrives', async () => {
  const { recording, onBreak } = await follow(linkTo('/log', '/half'));
  expect(recording.frames).toBe(933);
  const ready = recording.ready();
  expect(ready).toBeGreaterThanOrEqual(30);
  expect(ready).toBeLessThan(933);
  expect(Number.isFinite(noseAt(recording, 0))).toBe(true);
  expect(noseAt(recording, 932)).toBeNaN();
  const reported: number[] = [];
  recording.watchReady((more) => reported.push(more));
  held.end(compact.subarray(HALF));
  await vi.waitFor(() => expect(recording.ready()).toBe(933));
  expect(reported.at(-1)).toBe(933);
  expect(Number.isFinite(noseAt(recording, 932))).toBe(true);
  expect(onBreak).not.toHaveBeenCalled();
  expect(server.asked).toEqual(['/half']);
});

it('tells when the rest of a recording that is shown does not come, and keeps what came', async () => {
  const { recording, onBreak } = await follow(linkTo('/log', '/half'));
  const ready = recording.ready();
  held.destroy();
  await vi.waitFor(() => expect(onBreak).toHaveBeenCalledOnce());
  expect(recording.ready()).toBe(ready);
  expect(server.asked).toEqual(['/half']);
});

it('plays the log as it was uploaded where there is no compact form, or none that can be read', async () => {
  for (const none of [undefined, '/missing', '/damaged']) {
    const { recording } = await follow(linkTo('/log', none));
    expect([recording.frames, recording.ready()]).toEqual([151, 151]);
  }
  expect(note).not.toHaveBeenCalled();
});

it('asks once for another link when the one it has expired', async () => {
  const link = vi.fn<LogLink>(linkTo('/log', '/expires'));
  const { recording } = await follow(link);
  expect(recording.frames).toBe(933);
  expect(link).toHaveBeenCalledTimes(2);
  const never = vi.fn<LogLink>(linkTo('/expired', '/expired'));
  expect((await follow(never)).result).toBeNull();
  expect(never).toHaveBeenCalledTimes(2);
  expect(note).toHaveBeenCalledOnce();
});

it('ERR-35 answers the problem when another link is refused', async () => {
  const problem = { message: 'Recording not found.', status: 404 };
  const link = vi.fn<LogLink>().mockImplementationOnce(linkTo('/expired')).mockResolvedValue(problem);
  expect((await follow(link)).result).toBe(problem);
});

it('tells which share of a log has come where its length is known', async () => {
  const reported: { frames: number; share: number | null }[] = [];
  const leaving = new AbortController();
  const reading = fetchRecording('pose-log', linkTo('/log-half'), {
    signal: leaving.signal,
    onProgress: (progress) => reported.push(progress),
    onBreak: () => undefined,
  });
  await vi.waitFor(() => expect(reported.at(-1)?.share).toBeCloseTo(0.5, 1));
  held.end(log.subarray(2 * QUARTER));
  expect(await reading).toMatchObject({ frames: 151 });
});

it('leaving the page ends the request without a message', async () => {
  const { leaving, onBreak, recording } = await follow(linkTo('/log', '/half'));
  const closed = new Promise((resolve) => held.once('close', resolve));
  leaving.abort();
  await closed;
  // Any event of the request that ended arrives before another request is complete.
  await follow(linkTo('/log'));
  expect(onBreak).not.toHaveBeenCalled();
  expect(recording.ready()).toBeLessThan(933);
  expect(note).not.toHaveBeenCalled();
  const gone = { signal: AbortSignal.abort(), onProgress: () => undefined, onBreak: () => undefined };
  expect(await fetchRecording('pose-log', linkTo('/log'), gone)).toBeNull();
  expect(note).not.toHaveBeenCalled();
});
