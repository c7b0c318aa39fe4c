import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { memoryStorage } from './memory.ts';
import { clamdScan, scannedStorage } from './scanned.ts';
import { createStorageKey } from './storage.ts';

/** The part of clamd that is used: a stream in chunks, ended by an empty one, then a verdict. */
async function startScanner(verdictOf: (content: string) => string) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const command = 'zINSTREAM\0';
      if (!received.toString('latin1').startsWith(command)) return;
      let content = '';
      for (let at = command.length; at + 4 <= received.length;) {
        const size = received.readUInt32BE(at);
        if (size === 0) return void socket.end(verdictOf(content));
        content += received.subarray(at + 4, at + 4 + size).toString('latin1');
        at += 4 + size;
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, stop: () => server.close() };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const key = createStorageKey(3, 'image', 'png');

it('a file that the scanner finds clean is stored, however large it is', async () => {
  const content = bytes('x'.repeat(200_000));
  const scanner = await startScanner((seen) => (seen.length === 200_000 ? 'stream: OK\0' : 'stream: Short FOUND\0'));
  const storage = scannedStorage(memoryStorage(), clamdScan(scanner.address));
  await storage.put(key, content, 'image/png');
  expect((await storage.get(key))?.bytes).toBe(200_000);
  scanner.stop();
});

it('a malicious file is refused and not stored', async () => {
  const scanner = await startScanner((seen) => (seen.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : ''));
  const storage = scannedStorage(memoryStorage(), clamdScan(scanner.address));
  await expect(storage.put(key, bytes('EICAR'), 'image/png')).rejects.toMatchObject({ status: 422 });
  expect(await storage.get(key)).toBeNull();
  scanner.stop();
});

it('nothing is stored unscanned: while the scanner gives no verdict or is away, the upload is answered with 503', async () => {
  const scanner = await startScanner(() => 'INSTREAM size limit exceeded. ERROR\0');
  const storage = scannedStorage(memoryStorage(), clamdScan(scanner.address));
  await expect(storage.put(key, bytes('x'), 'image/png')).rejects.toMatchObject({ status: 503 });
  scanner.stop();
  const away = scannedStorage(memoryStorage(), clamdScan('127.0.0.1:1'));
  await expect(away.put(key, bytes('x'), 'image/png')).rejects.toMatchObject({ status: 503 });
  expect(await storage.get(key)).toBeNull();
});
