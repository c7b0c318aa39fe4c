import { EXERCISE_PICTURE } from '../../../contract/platform/limits.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** What is left of a picture when everything but the picture itself is gone, in the order of the file. */
export interface CleanPicture {
  width: number;
  height: number;
  parts: readonly Uint8Array[];
}

export type PictureExtension = 'jpg' | 'png' | 'webp';
export type PictureError = 'kind' | 'heavy' | 'large' | 'damaged' | 'animated';

const readText = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by how it begins; its name and its type say nothing. Null for whatever is no picture of ours. */
export function detectPictureKind(bytes: Uint8Array): PictureExtension | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (readText(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  return readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 12) === 'WEBP' ? 'webp' : null;
}

const cleaners = { jpg: cleanJpeg, png: cleanPng, webp: cleanWebp };

function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/**
 * A still JPEG, PNG or WebP of at most 5 MB and 4096 pixels a side, without metadata and without anything hidden behind
 * it; or what is wrong. Reads the structure only: nothing is decoded.
 */
export function cleanPicture(
  bytes: Uint8Array,
): { extension: PictureExtension; content: Uint8Array<ArrayBuffer> } | PictureError {
  const extension = detectPictureKind(bytes);
  if (!extension) return 'kind';
  if (bytes.byteLength > EXERCISE_PICTURE.maxBytes) return 'heavy';
  const picture = cleaners[extension](bytes);
  if (picture === 'animated') return 'animated';
  if (!picture?.width || !picture.height) return 'damaged';
  if (Math.max(picture.width, picture.height) > EXERCISE_PICTURE.maxSide) return 'large';
  return { extension, content: concatBytes(picture.parts) };
}
