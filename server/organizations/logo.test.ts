import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { checkLogo } from './logo.ts';
import { HttpError } from '../platform/http/http-error.ts';

const chunk = (name: string, data: Uint8Array = new Uint8Array()) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
};

function png(width: number, height: number, pixels = 10): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(pixels))), chunk('IEND')]),
  );
}

function messageOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    checkLogo(bytes);
  } catch (error) {
    if (error instanceof HttpError && error.status === 422) return error.extra.fields?.file;
    throw error;
  }
}

it('AORG-11 a PNG is stored unchanged', () => {
  for (const [width, height] of [
    [250, 140],
    [1000, 560],
    [1, 1],
  ] as const)
    expect(checkLogo(png(width, height))).toEqual(png(width, height));
});

it('F1 bytes after the picture are removed', () => {
  const file = new Uint8Array([...png(250, 140), ...Buffer.from('<script>alert(1)</script>')]);
  expect(checkLogo(file)).toEqual(png(250, 140));
});

it('AORG-11 a file that is not a PNG is rejected', () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(100)]);
  for (const file of [new Uint8Array(), svg, jpeg, new Uint8Array(png(1, 1).slice(1))])
    expect(messageOf(file)).toBe('The logo must be a PNG.');
});

it('F1 a picture that is too large in pixels or bytes, or damaged, is rejected', () => {
  for (const [width, height] of [
    [1001, 560],
    [1000, 561],
    [0, 10],
    [4_000_000_000, 1],
  ] as const)
    expect(messageOf(png(width, height))).toMatch(/1000 x 560/);
  expect(messageOf(new Uint8Array([...png(250, 140), ...new Uint8Array(512_000)]))).toMatch(/512 KB/);
  for (const length of [40, 50, png(250, 140).length - 1])
    expect(messageOf(png(250, 140).slice(0, length))).toBe('The logo is damaged.');
});
