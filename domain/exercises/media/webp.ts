import type { CleanPicture } from './picture.ts';

const ANIMATED = 0x02;
/** The flag of an alpha channel; those of a colour profile, EXIF and XMP go with what they announce. */
const ALPHA = 0x10;

const readUint24 = (bytes: Uint8Array, at: number) => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);

/** Width and height in the coded pixels; null where they are not what their name says. */
function readSize(name: string, data: Uint8Array): [number, number] | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (name === 'VP8L') {
    if (data.byteLength < 5 || data[0] !== 0x2f) return null;
    const bits = view.getUint32(1, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  if (data.byteLength < 10 || readUint24(data, 3) !== 0x2a019d) return null;
  return [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
}

/** A WebP without profile, EXIF, XMP and whatever follows its end. Null for a damaged one, `animated` for a moving one. */
export function cleanWebp(bytes: Uint8Array): CleanPicture | 'animated' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.byteLength < 20 ? 0 : 8 + view.getUint32(4, true);
  if (end < 20 || end > bytes.byteLength) return null;
  const kept: Uint8Array[] = [];
  let size: [number, number] | null = null;
  let canvas: [number, number] | null = null;
  for (let at = 12; at + 8 <= end;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > end) return null;
    const part = bytes.slice(at, next);
    const data = part.subarray(8, 8 + length);
    if (name === 'ANIM' || name === 'ANMF') return 'animated';
    if (name === 'VP8X') {
      if (length < 10 || canvas || size) return null;
      if (data[0]! & ANIMATED) return 'animated';
      canvas = [readUint24(data, 4) + 1, readUint24(data, 7) + 1];
      data[0]! &= ALPHA;
      kept.push(part);
    } else if (name === 'ALPH') kept.push(part);
    else if (name === 'VP8 ' || name === 'VP8L') {
      if (size) return null;
      size = readSize(name, data);
      if (!size) return null;
      kept.push(part);
    }
    at = next;
  }
  if (!size) return null;
  const head = bytes.slice(0, 12);
  const length = 4 + kept.reduce((total, part) => total + part.byteLength, 0);
  new DataView(head.buffer).setUint32(4, length, true);
  const [width, height] = [Math.max(size[0], canvas?.[0] ?? 0), Math.max(size[1], canvas?.[1] ?? 0)];
  return { width, height, parts: [head, ...kept] };
}
