import { readPng } from '../../platform/png.ts';
import type { CleanPicture } from './picture.ts';

/** What draws the picture; everything else is somebody's note. */
const pictureChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);

/** A PNG without texts, EXIF and whatever follows its end. Null for a damaged one, `animated` for a moving one. */
export function cleanPng(bytes: Uint8Array): CleanPicture | 'animated' | null {
  const png = readPng(bytes);
  if (!png?.end) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at < png.end;) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'acTL') return 'animated';
    if (pictureChunks.has(name)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return { width: png.width, height: png.height, parts };
}
