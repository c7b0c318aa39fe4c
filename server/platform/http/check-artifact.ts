import type { Context } from 'hono';
import { intakeMessage } from '../../../contract/intake/messages.ts';
import type { ArtifactType } from '../../../contract/platform/enumerations.ts';
import { createMemberSplitter, UnreadableText } from '@exer/pose-log/member-splitter.ts';
import {
  parseArtifactForm,
  hasSignature,
  isJson,
  type ArtifactForm,
} from '../../../domain/scan-modules/artifact-form.ts';
import { HttpError } from './http-error.ts';
import { gunzipChunks } from './gunzip-chunks.ts';

/** Two hours at 30 frames per second. */
const MAX_FRAMES = 216_000;
const TOO_MANY_FRAMES = intakeMessage('intake.maxFrames', { n: MAX_FRAMES });
const MAX_MEMBERS = 100;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates JSON as a stream, without holding all of it in memory. A log needs `meta` and a list of frames. */
async function validateJson(bytes: Uint8Array, packed: boolean, isLog: boolean): Promise<void> {
  let [members, frames, hasMeta] = [0, 0, false];
  const splitter = createMemberSplitter('frames', {
    onMember(name, value) {
      if (++members > MAX_MEMBERS || name === 'frames') throw new UnreadableText('Not a list of frames');
      if (name === 'meta') hasMeta = isObject(value);
    },
    onElement(frame) {
      if (++frames > MAX_FRAMES) throw new HttpError(422, TOO_MANY_FRAMES);
      if (!isObject(frame)) throw new UnreadableText('Not a frame');
    },
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of gunzipChunks(bytes, packed)) splitter.write(decoder.decode(piece, { stream: true }));
  splitter.write(decoder.decode());
  splitter.end();
  if (isLog && (!hasMeta || frames === 0)) throw new UnreadableText('No recording');
}

/** The form that the headers of an upload declare; 415 when this artifact type does not accept it. */
export function requireArtifactForm(type: ArtifactType, c: Context): ArtifactForm {
  const form = parseArtifactForm(type, c.req.header('content-type'), c.req.header('content-encoding'));
  if (!form) throw new HttpError(415, intakeMessage('intake.artifactForm', { type }));
  return form;
}

/**
 * Throws 422 when the bytes are not what they claim to be: a log without `meta` and `frames`, or an image with another
 * signature. Yields to other requests meanwhile (J4).
 */
export async function checkArtifact(type: ArtifactType, form: ArtifactForm, bytes: Uint8Array): Promise<void> {
  if (!isJson(form)) {
    if (!hasSignature(form, bytes))
      throw new HttpError(422, intakeMessage('intake.otherContent', { type: form.contentType }));
    return;
  }
  const isLog = type === 'pose-log' || type === 'hands-log';
  try {
    await validateJson(bytes, form.contentEncoding === 'gzip', isLog);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(422, intakeMessage(isLog ? 'intake.invalidLog' : 'intake.invalidJson'));
  }
}
