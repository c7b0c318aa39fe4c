import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { toHttpError } from './error-response.ts';

/** A server that takes connections and never says a word, as a database that hangs. */
const sockets: Socket[] = [];
const silent = createServer((socket) => void sockets.push(socket));
await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
const { port } = silent.address() as { port: number };
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);
const BUSY = { status: 503, message: 'The service is busy. Please try again.' };

it('says that the service is busy when the database does not answer a new connection', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 });
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
  expect(toHttpError(await failureOf(pool.connect()))).toMatchObject(BUSY);
  expect(toHttpError(await failureOf(client.connect()))).toMatchObject(BUSY);
  await pool.end();
});

it.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'says that the service is busy where the pool says "%s", also through what wraps it',
  (message) => {
    const error = new Error(message);
    expect(toHttpError(error)).toMatchObject(BUSY);
    expect(toHttpError(new Error('Failed query: select 1', { cause: error }))).toMatchObject(BUSY);
  },
);

it('says so where the store cuts the line, and nothing of what it does not know', () => {
  const cut = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  expect(toHttpError(new TypeError('terminated', { cause: cut }))).toMatchObject(BUSY);
  expect(toHttpError(new Error('The timeout exceeded when trying to connect'))).toBeNull();
});
