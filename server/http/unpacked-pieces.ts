import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { Refusal } from './refusal.ts';

const PIECE_BYTES = 65_536;
/** What a packed log may become: five times the longest that is known. */
const UNPACKED_MAX_BYTES = 100_000_000;

/** The bytes in pieces, unpacked; other requests have their turn between two of them. Refuses with 413 what grows too large. */
export async function* unpackedPieces(bytes: Uint8Array, packed: boolean): AsyncGenerator<Uint8Array> {
  async function* pieces() {
    for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
      await setImmediate();
      yield bytes.subarray(at, at + PIECE_BYTES);
    }
  }
  if (!packed) return yield* pieces();
  let size = 0;
  for await (const piece of Readable.from(pieces()).pipe(createGunzip()) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > UNPACKED_MAX_BYTES) throw new Refusal(413, 'The log is too large.');
    await setImmediate();
    yield piece;
  }
}
