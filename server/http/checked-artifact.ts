import type { Context } from 'hono';
import type { ArtifactType } from '../../contract/enumerations.ts';
import { createMemberSplitter, UnreadableText } from '../../domain/replay/member-splitter.ts';
import { artifactForm, beginsAs, isJson, type ArtifactForm } from '../../domain/scan/artifact-form.ts';
import { Refusal } from './refusal.ts';
import { unpackedPieces } from './unpacked-pieces.ts';

/** Two hours at 30 frames a second. */
const MOST_FRAMES = 216_000;
const TOO_MANY_FRAMES = `A log has at most ${MOST_FRAMES} frames: two hours at 30 a second.`;
const MOST_MEMBERS = 100;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

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
      if (++frames > MOST_FRAMES) throw new Refusal(422, TOO_MANY_FRAMES);
      if (!isObject(frame)) throw new UnreadableText('Not a frame');
    },
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of unpackedPieces(bytes, packed)) splitter.write(decoder.decode(piece, { stream: true }));
  splitter.write(decoder.decode());
  splitter.end();
  if (isLog && (!hasMeta || frames === 0)) throw new UnreadableText('No recording');
}

/** The form that the headers of an upload name; 415 when files of this type are not taken in it. */
export function sentForm(type: ArtifactType, c: Context): ArtifactForm {
  const form = artifactForm(type, c.req.header('content-type'), c.req.header('content-encoding'));
  if (!form) throw new Refusal(415, `Not a content type or encoding of ${type}.`);
  return form;
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
