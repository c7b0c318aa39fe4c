import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk.ts';
import { memoryStorage } from './memory.ts';
import { s3Storage } from './s3.ts';
import { createStorageKey, type ListedFile, type Storage } from './storage.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-storage-'));

/** The part of an S3-compatible store that is used: objects by path, signed requests only. */
const objects = new Map<string, Buffer>();
const times = new Map<string, Date>();

/** One object a page, as a store with many has more than one page. */
function renderPage(query: URLSearchParams): string {
  const paths = [...objects.keys()];
  const at = Number(query.get('continuation-token')?.replace('a&b', '') ?? 0);
  const path = paths[at];
  const entry = path
    ? `<Contents><Key>${path.replace('/files/', '')}</Key><LastModified>${times.get(path)!.toISOString()}</LastModified></Contents>`
    : '';
  const more = at + 1 < paths.length ? `<NextContinuationToken>a&amp;b${at + 1}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entry}${more}</ListBucketResult>`;
}
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await buffer(request);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/'))
    return response.writeHead(403).end();
  const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://files.test');
  if (searchParams.get('list-type') === '2') return response.writeHead(200).end(renderPage(searchParams));
  if (request.method === 'PUT') {
    objects.set(path, body);
    times.set(path, new Date());
  }
  if (request.method === 'DELETE') objects.delete(path);
  const found = objects.get(path);
  const part = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (found && part) return response.writeHead(206).end(found.subarray(Number(part[1]), Number(part[2]) + 1));
  return request.method === 'GET' ? response.writeHead(found ? 200 : 404).end(found) : response.writeHead(200).end();
};
const store = createServer((request, response) => void answer(request, response));
await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
const endpoint = `http://127.0.0.1:${(store.address() as { port: number }).port}`;
afterAll(() => {
  store.close();
  rmSync(directory, { recursive: true, force: true });
});

const storages: [string, Storage][] = [
  ['disk', diskStorage(directory)],
  ['memory', memoryStorage()],
  ['S3', s3Storage({ endpoint, bucket: 'files', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' })],
];

/** The disk uses the machine's clock, not the test clock. */
function timeOf(kind: string): number {
  if (kind !== 'disk') return Date.now();
  const probe = join(directory, 'probe');
  writeFileSync(probe, '');
  const { mtimeMs } = statSync(probe);
  rmSync(probe);
  return Math.floor(mtimeMs);
}

async function listed(storage: Storage) {
  const files: ListedFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

describe.each(storages)('storage on %s', (name, storage) => {
  it('gives back what was put, and nothing after it was removed', async () => {
    const key = createStorageKey(3, 'pose-log', 'json');
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, Buffer.from('{"frames":[]}'), 'application/json');
    expect((await buffer((await storage.get(key))!.stream())).toString()).toBe('{"frames":[]}');
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });

  it('gives back a part of a file, both its ends included', async () => {
    const key = createStorageKey(3, 'exercise-video', 'mp4');
    expect(await storage.get(key, { start: 0, end: 1 })).toBeNull();
    await storage.put(key, Buffer.from('0123456789'), 'video/mp4');
    const part = (await storage.get(key, { start: 3, end: 6 }))!;
    expect((await buffer(part.stream())).toString()).toBe('3456');
    expect((await buffer((await storage.get(key))!.stream())).toString()).toBe('0123456789');
  });

  it('lists what there is and since when', async () => {
    const key = createStorageKey(4, 'logo', 'png');
    const before = timeOf(name);
    await storage.put(key, Buffer.from('png'), 'image/png');
    const found = (await listed(storage)).filter((file) => file.key === key);
    expect(found).toEqual([{ key, storedAt: expect.any(Date) as Date }]);
    expect(found[0]!.storedAt.getTime()).toBeGreaterThanOrEqual(before);
    await storage.remove(key);
    expect((await listed(storage)).map((file) => file.key)).not.toContain(key);
  });

  it.each(['../secret', '/etc/passwd', '3/../../secret', '3/pose-log/..', 'secret', '3/pose-log/a b', '3//x', ''])(
    'F2 refuses the key %j',
    async (key) => {
      await expect((async () => storage.get(key))()).rejects.toThrow('Not a storage key.');
      await expect((async () => storage.put(key, new Uint8Array(), 'text/plain'))()).rejects.toThrow(
        'Not a storage key.',
      );
    },
  );
});

it('F5 shows a file under its name only when it is whole', async () => {
  const key = createStorageKey(9, 'logo', 'png');
  await diskStorage(directory).put(key, Buffer.from('png'), 'image/png');
  expect(readdirSync(join(directory, '9', 'logo'))).toEqual([key.split('/').at(-1)]);
});

it('tells a refusal of the store from a missing file', async () => {
  const refused = s3Storage({
    endpoint,
    bucket: 'files',
    region: 'us-east-1',
    accessKeyId: 'somebody',
    secretAccessKey: 'else',
  });
  await expect(refused.get(createStorageKey(3, 'logo', 'png'))).rejects.toThrow('Storage answered 403.');
});

it('follows no redirect of the store: a signed request goes to no other address', async () => {
  let followed = 0;
  const elsewhere = createServer((_request, response) => void (followed++, response.writeHead(200).end()));
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  const away = `http://127.0.0.1:${(elsewhere.address() as { port: number }).port}/`;
  const moved = createServer((request, response) => {
    request.resume();
    response.writeHead(307, { location: away }).end();
  });
  await new Promise<void>((listening) => moved.listen(0, '127.0.0.1', listening));
  const { port } = moved.address() as { port: number };
  const settings = { bucket: 'files', region: 'any', accessKeyId: 'id', secretAccessKey: 'secret' };
  const redirected = s3Storage({ endpoint: `http://127.0.0.1:${port}`, ...settings });
  await expect(redirected.get(createStorageKey(3, 'logo', 'png'))).rejects.toThrow('fetch failed');
  expect(followed).toBe(0);
  moved.close();
  elsewhere.close();
});
