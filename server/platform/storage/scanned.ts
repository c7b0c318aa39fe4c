import { connect } from 'node:net';
import { intakeMessage } from '../../../contract/intake/messages.ts';
import { HttpError, serviceUnavailable } from '../http/http-error.ts';
import type { Storage } from './storage.ts';

/** Longer than the largest file takes; a caller may wait for it. */
const TIMEOUT_MS = 30_000;
const CHUNK_BYTES = 65_536;

/** What a scanner says of some bytes; rejects when it cannot be asked. */
export type Scan = (content: Uint8Array) => Promise<'clean' | 'malicious'>;

function* frame(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.byteLength; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(chunk.byteLength);
    yield size;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Asks clamd, ClamAV's daemon, at `host:port` or by the socket at a path. */
export const clamdScan =
  (address: string): Scan =>
  (content) =>
    new Promise((done, fail) => {
      const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(address) ?? [];
      const place = address.startsWith('/') ? { path: address } : { host, port: Number(port) };
      const socket = connect({ ...place, timeout: TIMEOUT_MS });
      let answer = '';
      socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
      socket.once('timeout', () => socket.destroy(new Error('The scanner does not answer.')));
      socket.once('error', fail);
      socket.once('close', () => {
        if (/^stream: OK\0?$/.test(answer)) done('clean');
        else if (/^stream: .+ FOUND\0?$/.test(answer)) done('malicious');
        else fail(new Error('The scanner gave no result.'));
      });
      for (const piece of frame(content)) socket.write(piece);
    });

/**
 * Stores only what the scanner finds clean: 422 for a malicious file, 503 while the scanner cannot be asked, so that
 * nothing gets in unscanned.
 */
export function scannedStorage(storage: Storage, scan: Scan): Storage {
  return {
    ...storage,
    async put(key, content, contentType) {
      const scanResult = await scan(content).catch(() => {
        throw serviceUnavailable();
      });
      if (scanResult === 'malicious') throw new HttpError(422, intakeMessage('intake.malicious'));
      await storage.put(key, content, contentType);
    },
  };
}
