import { LOGO } from '../../contract/limits.ts';
import { faulty } from './refusal.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Four times the cropped logo in each direction: room for dense screens, none for a picture that fills the memory. */
const MAX_WIDTH = 4 * LOGO.width;
const MAX_HEIGHT = 4 * LOGO.height;

const refused = (message: string) => faulty('file', message);

/**
 * The picture itself: a PNG of at most 1000 x 560 pixels and 512 kB, without whatever was appended to it (F1). Throws
 * a refusal with the message for the field `file`. Reads the structure only; nothing is decoded.
 */
export function checkedPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 33 || SIGNATURE.some((byte, at) => bytes[at] !== byte))
    throw refused('The logo must be a PNG.');
  if (bytes.byteLength > LOGO.maxBytes) throw refused(`The logo must not be larger than ${LOGO.maxBytes / 1000} kB.`);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  if (nameAt(8) !== 'IHDR' || view.getUint32(8) !== 13) throw refused('The logo must be a PNG.');
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (!width || !height || width > MAX_WIDTH || height > MAX_HEIGHT) {
    throw refused(`The logo must not be larger than ${MAX_WIDTH} x ${MAX_HEIGHT} pixels.`);
  }
  let pictured = false;
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) break;
    if (nameAt(at) === 'IDAT') pictured = true;
    if (nameAt(at) === 'IEND' && pictured) return bytes.slice(0, end);
    at = end;
  }
  throw refused('The logo is damaged.');
}
