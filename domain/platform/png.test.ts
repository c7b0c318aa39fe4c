import { expect, it } from 'vitest';
import { readPng } from './png.ts';

const chunk = (name: string, data: Uint8Array = new Uint8Array()) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
};
const header = Buffer.from('000000fa0000008c0806000000', 'hex');
const whole = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', header),
  chunk('IDAT', Buffer.from('one picture')),
  chunk('IEND'),
]);

it('AORG-11 F1 reads the size and where the picture ends, whatever follows', () => {
  const size = { width: 250, height: 140, end: whole.byteLength };
  expect(readPng(whole)).toEqual(size);
  expect(readPng(Buffer.concat([whole, Buffer.from('<script>')]))).toEqual(size);
  // The bytes may be a part of a larger buffer.
  expect(readPng(Buffer.concat([Buffer.alloc(7), whole]).subarray(7))).toEqual(size);
});

it('F1 finds no end of a picture that was cut off at any place', () => {
  for (let length = 33; length < whole.byteLength; length++)
    expect(readPng(whole.subarray(0, length)), `${length} bytes`).toEqual({ width: 250, height: 140 });
});

it('AORG-11 is null for whatever is no PNG', () => {
  for (const file of ['', 'GIF89a'.padEnd(60, ' '), '<svg xmlns="http://www.w3.org/2000/svg"></svg>'])
    expect(readPng(Buffer.from(file))).toBeNull();
  const signature = whole.subarray(0, 8);
  expect(readPng(Buffer.concat([signature, chunk('IDAT', Buffer.alloc(40))]))).toBeNull();
  // Each alone: one byte of the signature, the name and the length of the header, and what is too short for one.
  expect(readPng(Buffer.concat([Buffer.from('8a', 'hex'), whole.subarray(1)]))).toBeNull();
  expect(readPng(Buffer.concat([signature, chunk('IDAT', header), whole.subarray(33)]))).toBeNull();
  expect(readPng(Buffer.concat([signature, chunk('IHDR', Buffer.alloc(14)), whole.subarray(33)]))).toBeNull();
  expect(readPng(whole.subarray(0, 32))).toBeNull();
});

it('AORG-11 finds no end of a file without a picture, nor before its picture', () => {
  const empty = Buffer.concat([whole.subarray(0, 33), chunk('IEND')]);
  expect(readPng(empty)).toEqual({ width: 250, height: 140 });
  const rest = whole.subarray(33);
  expect(readPng(Buffer.concat([empty, rest]))?.end).toBe(empty.byteLength + rest.byteLength);
});
