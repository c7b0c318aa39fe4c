import { pngBytes } from './pictures.ts';

const ascii = (text: string) => [...new TextEncoder().encode(text)];
const wide = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const narrow = (value: number) => [value >>> 8, value & 255];
const little = (value: number) => wide(value).toReversed();
const toBytes = (...parts: readonly (readonly number[])[]) => new Uint8Array(parts.flat());

/** GPS position in the metadata of test files, which must be removed. */
export const PLACE = 'GPS 39.7392 -104.9903';

const segment = (marker: number, data: number[]) => [0xff, marker, ...narrow(data.length + 2), ...data];
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd9];

/** A JPEG structure of that size; `notes` are its application segments and comments. */
export const jpegBytes = (width: number, height: number, notes: number[] = []) =>
  toBytes(
    [0xff, 0xd8],
    notes,
    segment(
      0xdb,
      Array.from({ length: 65 }, () => 1),
    ),
    segment(0xc0, [8, ...narrow(height), ...narrow(width), 1, 1, 0x11, 0]),
    scan,
  );

/** GPS positions in the first and the last application segment, in EXIF and in a comment, and the color profile. */
export const jpegNotes = [
  ...segment(0xe0, ascii(`JFXX\0${PLACE}`)),
  ...segment(0xef, ascii(PLACE)),
  ...segment(0xe1, ascii(`Exif\0\0${PLACE}`)),
  ...segment(0xfe, ascii(PLACE)),
  ...segment(0xee, ascii('Adobe\0dddddd')),
];

const pngChunk = (name: string, data: number[]) => [...wide(data.length), ...ascii(name), ...data, 0, 0, 0, 0];
const IHDR_END = 33;

/** A PNG with more chunks after its header. */
export const pngWith = (name: string, text: string) => {
  const png = [...pngBytes(20, 10)];
  return toBytes(png.slice(0, IHDR_END), pngChunk(name, ascii(text)), png.slice(IHDR_END));
};

const riff = (name: string, data: number[]) => [
  ...ascii(name),
  ...little(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
];
const createWebp = (...chunks: number[][]) => {
  const body = chunks.flat();
  return toBytes(ascii('RIFF'), little(body.length + 4), ascii('WEBP'), body);
};
const lossless = (width: number, height: number) =>
  riff('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14)), 0]);

/** A plain WebP structure of that size. */
export const webpBytes = (width: number, height: number) => createWebp(lossless(width, height));

/** A WebP with EXIF and XMP and their flags; `moving` makes it animated. */
export const webpWithNotes = (moving = false) =>
  createWebp(
    riff('VP8X', [moving ? 0x1e : 0x1c, 0, 0, 0, 19, 0, 0, 9, 0, 0]),
    ...(moving ? [riff('ANIM', [0, 0, 0, 0, 0, 0])] : []),
    lossless(20, 10),
    riff('EXIF', ascii(PLACE)),
    riff('XMP ', ascii(PLACE)),
  );

const box = (name: string, data: number[]) => [...wide(data.length + 8), ...ascii(name), ...data];

/** An MP4 structure with a GPS position. */
export const mp4Bytes = (brand = 'isom') =>
  toBytes(
    box('ftyp', [...ascii(brand), 0, 0, 2, 0, ...ascii('isomiso2')]),
    box('moov', [
      ...box('mvhd', [1, 2, 3, 4]),
      ...box('udta', ascii(PLACE)),
      ...box('trak', box('meta', ascii(PLACE))),
    ]),
    box('mdat', ascii('pixels and more pixels')),
  );

/** The beginning of a WebM, or of a related format. */
export const webmBytes = (kind = 'webm') =>
  toBytes([0x1a, 0x45, 0xdf, 0xa3, 0x80 + 3 + kind.length, 0x42, 0x82, 0x80 + kind.length], ascii(kind), [0, 1, 2]);
