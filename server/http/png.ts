import { LOGO } from '../../contract/limits.ts';
import { readPng } from '../../domain/png.ts';
import { faulty } from './refusal.ts';

/** Four times the cropped logo in each direction: room for dense screens, none for a picture that fills the memory. */
const MAX_WIDTH = 4 * LOGO.width;
const MAX_HEIGHT = 4 * LOGO.height;

const refused = (message: string) => faulty('file', message);

/**
 * The picture itself: a PNG of at most 1000 x 560 pixels and 512 kB, without whatever was appended to it (F1). Throws
 * a refusal with the message for the field `file`. Reads the structure only; nothing is decoded.
 */
export function checkedPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const png = readPng(bytes);
  if (!png) throw refused('The logo must be a PNG.');
  if (bytes.byteLength > LOGO.maxBytes) throw refused(`The logo must not be larger than ${LOGO.maxBytes / 1000} kB.`);
  const { width, height, end } = png;
  if (!width || !height || width > MAX_WIDTH || height > MAX_HEIGHT) {
    throw refused(`The logo must not be larger than ${MAX_WIDTH} x ${MAX_HEIGHT} pixels.`);
  }
  if (end === undefined) throw refused('The logo is damaged.');
  return bytes.slice(0, end);
}
