import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { intakeMessage } from '../../../contract/intake/messages.ts';
import { HttpError } from './http-error.ts';

const CHUNK_BYTES = 65_536;
/** Five times the longest known log. */
const MAX_UNPACKED_BYTES = 100_000_000;

/**
 * Yields the bytes in chunks, unpacked, and lets other requests run in between. Throws 413 when the content grows too
 * large.
 */
export async function* gunzipChunks(bytes: Uint8Array, packed: boolean): AsyncGenerator<Uint8Array> {
  async function* splitChunks() {
    for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
      await setImmediate();
      yield bytes.subarray(at, at + CHUNK_BYTES);
    }
  }
  if (!packed) return yield* splitChunks();
  let size = 0;
  for await (const piece of Readable.from(splitChunks()).pipe(
    createGunzip({ chunkSize: CHUNK_BYTES }),
  ) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > MAX_UNPACKED_BYTES) throw new HttpError(413, intakeMessage('intake.logTooLarge'));
    await setImmediate();
    yield piece;
  }
}
