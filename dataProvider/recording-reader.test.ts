import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadingRecording } from '@exer/pose-log/recording.ts';
import { longLog, startLogServer, type LogServer } from '../tests/log-server.ts';
import { packedLog } from '../tests/packed-log.ts';
import { createSender } from './recording-messages.ts';
import { readRecording, type ReadJob } from './recording-reading.ts';
import { fetchRecording } from './recording.ts';

/** 933 frames: a first block of 30, then three of 300 and one of 3. */
const text = longLog(933);
const compact = packedLog('pose-log', text);

/** Works as the worker's script does, with copies of what it is sent and sends. */
class WorkerInPage extends EventTarget {
  static started: WorkerInPage[] = [];
  isEnded = false;
  constructor() {
    super();
    WorkerInPage.started.push(this);
  }
  postMessage(order: ReadJob): void {
    const post = (data: unknown, transfer: ArrayBuffer[] = []) => {
      const copy: unknown = structuredClone(data, { transfer });
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: copy }));
    };
    const { signal } = new AbortController();
    const report = createSender(({ message, transfer }) => post(message, transfer));
    void readRecording(structuredClone(order), report, { signal, isPage: false }).then((end) =>
      post({ is: 'end', end }),
    );
  }
  terminate(): void {
    this.isEnded = true;
  }
}

/** One whose script does not come. */
class WorkerWithoutScript extends WorkerInPage {
  override postMessage(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let server: LogServer;
let held: ServerResponse;
beforeEach(async () => {
  server = await startLogServer({
    '/log': (response) => response.end(text),
    '/compact': (response) => response.end(compact),
    '/half': (response) => {
      held = response;
      response.write(compact.subarray(0, compact.length >> 1));
    },
  });
  WorkerInPage.started = [];
  vi.stubGlobal('location', { href: `${server.url}/admin/` });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

async function follow(url: string, replayUrl: string | null = null) {
  const leaving = new AbortController();
  const onBreak = vi.fn<() => void>();
  const options = { signal: leaving.signal, onProgress: () => undefined, onBreak };
  const result = await fetchRecording('pose-log', () => Promise.resolve({ url, replayUrl }), options);
  return { recording: result as LoadingRecording, leaving, onBreak };
}

async function whole(url: string, replayUrl: string | null) {
  const { recording } = await follow(url, replayUrl);
  await vi.waitFor(() => expect(recording.ready()).toBe(933));
  const { ready: _ready, watchReady: _watchReady, joints, ...rest } = recording;
  return { ...rest, bytesOfJoints: Buffer.from(joints.buffer).toString('base64') };
}

it.each([
  ['log', null],
  ['compact form', '/compact'],
])('a %s that a worker reads is the same as one that the page reads', async (_, replayUrl) => {
  const byPage = await whole(`${server.url}/log`, replayUrl && server.url + replayUrl);
  vi.stubGlobal('Worker', WorkerInPage);
  const byWorker = await whole('/log', replayUrl);
  expect(byWorker).toEqual(byPage);
  expect(byWorker.times![932]! - byWorker.times![931]!).toBeCloseTo(1 / 30, 2);
  await vi.waitFor(() => expect(WorkerInPage.started.map(({ isEnded }) => isEnded)).toEqual([true]));
});

it('the page reads where the script of the worker does not come', async () => {
  vi.stubGlobal('Worker', WorkerWithoutScript);
  const { recording } = await follow(`${server.url}/log`);
  expect(recording.frames).toBe(933);
  expect(WorkerInPage.started).toHaveLength(1);
});

it('the rest does not come when the worker dies', async () => {
  vi.stubGlobal('Worker', WorkerInPage);
  const { recording, onBreak } = await follow('/log', '/half');
  WorkerInPage.started[0]!.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(onBreak).toHaveBeenCalledOnce());
  expect(recording.ready()).toBeLessThan(933);
  expect(WorkerInPage.started[0]!.isEnded).toBe(true);
  held.destroy();
});

it('who leaves ends the worker', async () => {
  vi.stubGlobal('Worker', WorkerInPage);
  const { leaving, onBreak } = await follow('/log', '/half');
  leaving.abort();
  expect(WorkerInPage.started[0]!.isEnded).toBe(true);
  held.destroy();
  // Any event of the request that ended arrives before another request is complete.
  await whole('/log', null);
  expect(onBreak).not.toHaveBeenCalled();
});
