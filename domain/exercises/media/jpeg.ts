import type { CleanPicture } from './picture.ts';

const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const ADOBE = 0xee;
const ADOBE_LENGTH = 14;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** A marker within the coded pixels: a stuffed byte or a restart. */
const isCoded = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * A JPEG without what its camera, its editor or anybody else has written into it (EXIF, place, thumbnails, comments) and
 * without whatever follows its end. Only the note by which decoders read the colours stays. Null for a damaged one.
 */
export function cleanJpeg(bytes: Uint8Array): CleanPicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 2)];
  let [width, height, hasPixels] = [0, 0, false];
  for (let at = 2; at + 2 <= bytes.byteLength;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return hasPixels ? { width, height, parts: kept } : null;
    }
    if (at + 4 > bytes.byteLength) return null;
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.byteLength) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    }
    if (marker === SCAN) {
      hasPixels = true;
      while (end < bytes.byteLength && !(bytes[end] === 0xff && !isCoded(bytes[end + 1] ?? 0))) end += 1;
    }
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
    if (!isNote || (marker === ADOBE && length === ADOBE_LENGTH)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}
