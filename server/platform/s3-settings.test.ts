import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readS3 } from './s3-settings.ts';
import { s3Storage } from './storage/s3.ts';

/** A store that notes by which key it is asked. */
const keys: string[] = [];
const store = createServer((request, response) => {
  const [, id = ''] = /Credential=([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
  keys.push(`${id} ${String(request.headers['x-amz-security-token'] ?? 'without a token')}`);
  response.writeHead(404).end();
});
await new Promise<void>((listening) => void store.listen(0, '127.0.0.1', listening));
const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
const file = join(folder, 'credentials');
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});
const S3_ENDPOINT = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
const place = { S3_ENDPOINT, S3_BUCKET: 'files' };
const write = (id: string, token: string) =>
  writeFileSync(file, JSON.stringify({ Version: 1, AccessKeyId: id, SecretAccessKey: id, SessionToken: token }));
const KEY = '3/pose-log/0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c5d.json';

it('SEC-26 the file store is asked by the key that stands in the file by then, with its token', async () => {
  write('first', 'token 1');
  const storage = s3Storage(readS3({ ...place, S3_CREDENTIALS_FILE: file })!);
  await storage.get(KEY);
  write('second', 'token 2');
  await storage.get(KEY);
  writeFileSync(file, '{"AccessKeyId":');
  await storage.get(KEY);
  expect(keys).toEqual(['first token 1', 'second token 2', 'second token 2']);
});

it('a key comes from one place, and a file without one is named', () => {
  const fixed = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readS3({ ...place, ...fixed })).toMatchObject({ accessKeyId: 'id', secretAccessKey: 'secret' });
  expect(readS3({ ...place, S3_ACCESS_KEY_ID: 'id' })).toBeNull();
  expect(readS3(fixed)).toBeNull();
  write('first', 'token');
  expect(() => readS3({ ...place, ...fixed, S3_CREDENTIALS_FILE: file })).toThrow('not both');
  writeFileSync(file, '{}');
  expect(() => readS3({ ...place, S3_CREDENTIALS_FILE: file })).toThrow('S3_CREDENTIALS_FILE');
});
