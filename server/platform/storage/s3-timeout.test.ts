import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { s3Storage } from './s3.ts';
import { createStorageKey } from './storage.ts';

/** A store that answers as the test says, and counts its requests. */
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let requestCount = 0;
const store = createServer((request, response) => {
  requestCount++;
  answer(response, request);
});
await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
afterAll(() => {
  store.closeAllConnections();
  store.close();
});
const endpoint = `http://127.0.0.1:${(store.address() as { port: number }).port}`;
const storage = s3Storage({ endpoint, bucket: 'files', region: 'any', accessKeyId: 'id', secretAccessKey: 'secret' });
const key = createStorageKey(3, 'pose-log', 'json');
const BUSY = { status: 503, message: 'The service is busy. Please try again.' };
const aTurn = () => new Promise((turn) => void setImmediate(turn));

beforeEach(() => {
  requestCount = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

describe('a store that hangs', () => {
  it.each([
    ['put', () => storage.put(key, new Uint8Array(1000), 'application/json')],
    ['get', () => storage.get(key)],
    ['remove', () => storage.remove(key)],
    ['list', () => storage.list()[Symbol.asyncIterator]().next()],
  ])('F5 is given up after 30 seconds (%s) and answered with 503', async (_name, ask) => {
    const reached = new Promise<IncomingMessage>((arrived) => {
      answer = (_response, request) => arrived(request.resume());
    });
    let failure: unknown = 'waits';
    const done = ask().catch((error: unknown) => (failure = error));
    const request = await reached;
    const left = new Promise((gone) => void request.socket.once('close', gone));
    vi.advanceTimersByTime(29_999);
    await aTurn();
    expect(failure).toBe('waits');
    vi.advanceTimersByTime(1);
    await done;
    expect(failure).toMatchObject(BUSY);
    // Nothing of it goes on behind our back.
    await left;
    expect(requestCount).toBe(1);
  });

  it('F5 in the middle of a file is given up as well', async () => {
    answer = (response) => void response.writeHead(200).write('begun');
    const pieces = (await storage.get(key))!.stream()[Symbol.asyncIterator]();
    expect(String((await pieces.next()).value)).toBe('begun');
    const rest = pieces.next().catch((error: unknown) => error);
    while (vi.getTimerCount() === 0) await aTurn();
    vi.advanceTimersByTime(30_000);
    expect(await rest).toMatchObject(BUSY);
  });
});

it('a reader who takes longer than that gets the whole file', async () => {
  const content = Buffer.alloc(8_000_000, 'frames');
  answer = (response) => void response.end(content);
  const stream: Readable = (await storage.get(key))!.stream();
  await new Promise((begun) => void stream.once('readable', begun));
  // Once the reader is ahead, nothing waits for the store.
  while (vi.getTimerCount() > 0) await aTurn();
  vi.advanceTimersByTime(300_000);
  expect((await buffer(stream)).equals(content)).toBe(true);
});

it.each([500, 503, 429])(
  'a store that answers %i is requestCount three times in all, then it is 503',
  async (status) => {
    vi.useRealTimers();
    answer = (response, request) => {
      request.resume();
      response.writeHead(status).end();
    };
    await expect(storage.put(key, new Uint8Array(10), 'text/plain')).rejects.toMatchObject(BUSY);
    expect(requestCount).toBe(3);
  },
);
