import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPool } from './open-pool.ts';

/** A database that asks for the password and refuses it. */
const passwords: string[] = [];
const server = createServer((socket) => {
  let isAsked = false;
  socket.on('data', (data) => {
    if (isAsked) {
      passwords.push(data.subarray(5, -1).toString());
      socket.destroy();
      return;
    }
    isAsked = true;
    // AuthenticationCleartextPassword
    socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
  });
});
await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
const folder = mkdtempSync(join(tmpdir(), 'portal-pool-'));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const { port } = server.address() as AddressInfo;
const address = (password: string, host = '127.0.0.1') => `postgres://portal_app:${password}@${host}:${port}/portal`;

it('SEC-26 a connection is opened with the password that the vault has put there by then, and nowhere else', async () => {
  const passwordFile = join(folder, 'url');
  const pool = openPool({ connectionString: address('first'), passwordFile });
  const connect = () => expect(pool.connect()).rejects.toThrow('terminated');
  writeFileSync(passwordFile, `${address('first')}\n`);
  await connect();
  writeFileSync(passwordFile, address('second%2F', 'elsewhere.test'));
  await connect();
  rmSync(passwordFile);
  await connect();
  expect(passwords).toEqual(['first', 'second/', 'second/']);
  await pool.end();
});

it('without a file the password is that of the start', async () => {
  passwords.length = 0;
  const pool = openPool({ connectionString: address('fixed') });
  await expect(pool.connect()).rejects.toThrow('terminated');
  expect(passwords).toEqual(['fixed']);
  await pool.end();
});
