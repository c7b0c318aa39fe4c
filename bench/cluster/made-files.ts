import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const wide = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

function chunk(name: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([wide(data.byteLength), content, wide(crc32(content))]);
}

/** A picture of that size in RGBA, of which no two are alike. */
export function makePng(width: number, height: number): Buffer {
  const line = 1 + width * 4;
  const pixels = randomBytes(line * height);
  for (let row = 0; row < height; row++) pixels[row * line] = 0;
  const head = Buffer.concat([wide(width), wide(height), Buffer.from([8, 6, 0, 0, 0])]);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const box = (name: string, data: Uint8Array) => Buffer.concat([wide(data.byteLength + 8), Buffer.from(name), data]);

/** An MP4's structure around so many bytes, of which no two are alike. */
export const makeFilm = (bytes: number): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2', 'latin1')),
    box('moov', box('mvhd', Buffer.from([1, 2, 3, 4]))),
    box('mdat', randomBytes(bytes)),
  ]);
