import { readPng } from '../../platform/png.ts';
import { EXERCISE_PICTURE } from '../../../contract/exercises/limits.ts';

const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const ADOBE = 0xee;
const ADOBE_LENGTH = 14;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** A marker within the coded pixels: a stuffed byte or a restart marker. */
const isCoded = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * A JPEG without metadata (EXIF, location, thumbnails, comments) and without bytes after its end. Only the Adobe segment
 * stays, which decoders need for the colors. Null for a damaged file.
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
    const isMetadata = (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
    if (!isMetadata || (marker === ADOBE && length === ADOBE_LENGTH)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Chunks that draw the picture; the others are metadata. */
const pictureChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);

/** A PNG without texts, EXIF and bytes after its end. Null for a damaged file, `animated` for an animated one. */
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

const ANIMATED = 0x02;
/** The flag of an alpha channel; the flags of color profile, EXIF and XMP are cleared with their chunks. */
const ALPHA = 0x10;

const readUint24 = (bytes: Uint8Array, at: number) => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);

/** Width and height from the coded pixels; null if the chunk does not have the format of its name. */
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

/** A WebP without profile, EXIF, XMP and bytes after its end. Null for a damaged file, `animated` for an animated one. */
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

/** What is left of a picture when everything but the picture itself is gone, in the order of the file. */
export interface CleanPicture {
  width: number;
  height: number;
  parts: readonly Uint8Array[];
}

export type PictureExtension = 'jpg' | 'png' | 'webp';
export type PictureError = 'kind' | 'heavy' | 'large' | 'damaged' | 'animated';

const readText = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Detects the format by the first bytes; name and MIME type are not trusted. Null for an unsupported format. */
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
