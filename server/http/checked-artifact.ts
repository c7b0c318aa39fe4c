import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { ArtifactType } from '../../contract/enumerations.ts';
import { createMemberSplitter, UnreadableText } from '../../domain/replay/member-splitter.ts';
import { beginsAs, isJson, type ArtifactForm } from '../../domain/scan/artifact-form.ts';
import { Refusal } from './refusal.ts';

const PIECE_BYTES = 65_536;
/** What a packed log may become: five times the longest that is known. */
const UNPACKED_MAX_BYTES = 100_000_000;
/** Two hours at 30 frames a second. */
const MOST_FRAMES = 216_000;
const MOST_MEMBERS = 100;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The bytes in pieces, unpacked; other requests have their turn between two of them. */
async function* piecesOf(bytes: Uint8Array, packed: boolean): AsyncGenerator<Uint8Array> {
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

/**
 * Reads a JSON object piece by piece, never the whole of it at once; a log needs its `meta` and a list of frames. Throws
 * when it is none.
 */
async function readJson(bytes: Uint8Array, packed: boolean, isLog: boolean): Promise<void> {
  let [members, frames, hasMeta] = [0, 0, false];
  const splitter = createMemberSplitter('frames', {
    onMember(name, value) {
      if (++members > MOST_MEMBERS || name === 'frames') throw new UnreadableText('Not a list of frames');
      if (name === 'meta') hasMeta = isObject(value);
    },
    onElement(frame) {
      if (++frames > MOST_FRAMES || !isObject(frame)) throw new UnreadableText('Not a frame');
    },
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of piecesOf(bytes, packed)) splitter.write(decoder.decode(piece, { stream: true }));
  splitter.write(decoder.decode());
  splitter.end();
  if (isLog && (!hasMeta || frames === 0)) throw new UnreadableText('No recording');
}

/**
 * Refuses with 422 what is not the file it is sent as: a log that is no JSON with `meta` and `frames`, a picture that does
 * not begin as one. Other requests have their turn meanwhile (J4).
 */
export async function checkArtifact(type: ArtifactType, form: ArtifactForm, bytes: Uint8Array): Promise<void> {
  if (!isJson(form)) {
    if (!beginsAs(form, bytes)) throw new Refusal(422, `The file is not ${form.contentType}.`);
    return;
  }
  const isLog = type === 'pose-log' || type === 'hands-log';
  try {
    await readJson(bytes, form.contentEncoding === 'gzip', isLog);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(422, isLog ? 'The log has to be JSON with meta and frames.' : 'The file has to be JSON.');
  }
}
