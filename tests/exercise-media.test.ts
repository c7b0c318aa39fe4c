import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  jpegBytes,
  jpegNotes,
  mp4Bytes,
  PLACE,
  pngWith,
  webmBytes,
  webpBytes,
  webpWithNotes,
} from './component/exerciseFiles.ts';
import { pngBytes } from './component/pictures.ts';
import { cleanPicture, detectPictureKind } from '../domain/exercises/media/picture.ts';
import { cleanVideo } from '../domain/exercises/media/video.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const ascii = (text: string) => new TextEncoder().encode(text);
const followed = (bytes: Uint8Array, by = `<script>${PLACE}</script>`) => new Uint8Array([...bytes, ...ascii(by)]);

const padded = (bytes: Uint8Array, length: number) => {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
};

/** The cleaned file, which has to be one. */
const cleaned = (bytes: Uint8Array) => {
  const picture = cleanPicture(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
};

describe('a picture', () => {
  it('of a JPEG keeps the picture and the note of its colours, and nothing that tells a place', () => {
    const { extension, content } = cleaned(followed(jpegBytes(20, 10, jpegNotes)));
    expect(extension).toBe('jpg');
    expect(textOf(content)).not.toContain('GPS');
    expect(textOf(content)).not.toContain('script');
    expect(textOf(content)).toContain('Adobe');
    expect(content.slice(-2)).toEqual(new Uint8Array([0xff, 0xd9]));
    expect(cleaned(jpegBytes(20, 10)).content).toEqual(jpegBytes(20, 10));
  });

  it.each(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP', 'tIME'])(
    'of a PNG keeps no %s and nothing behind its end',
    (chunk) => {
      const { extension, content } = cleaned(followed(pngWith(chunk, PLACE)));
      expect(extension).toBe('png');
      expect(content).toEqual(pngBytes(20, 10));
    },
  );

  it('of a WebP keeps neither EXIF nor XMP, and announces neither', () => {
    const { extension, content } = cleaned(followed(webpWithNotes()));
    expect(extension).toBe('webp');
    expect(textOf(content)).not.toContain('GPS');
    expect(textOf(content)).not.toMatch(/EXIF|XMP/);
    // The flag of the alpha channel alone, and a length that is the file's.
    expect(content[20]).toBe(0x10);
    expect(new DataView(content.buffer).getUint32(4, true)).toBe(content.byteLength - 8);
    expect(cleaned(webpBytes(20, 10)).content).toEqual(webpBytes(20, 10));
  });

  it.each([
    ['a drawing that can hold scripts', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
    ['a GIF', ascii('GIF89a and more of it'), 'kind'],
    ['a page', ascii('<!doctype html><script>'), 'kind'],
    ['nothing', new Uint8Array(), 'kind'],
    ['a video', mp4Bytes(), 'kind'],
    ['a moving PNG', pngWith('acTL', '\0\0\0\u0002\0\0\0\0'), 'animated'],
    ['a moving WebP', webpWithNotes(true), 'animated'],
    ['a JPEG that breaks off', jpegBytes(20, 10).slice(0, -2), 'damaged'],
    ['a PNG that breaks off', pngBytes(20, 10).slice(0, -4), 'damaged'],
    ['a WebP that breaks off', webpBytes(20, 10).slice(0, -2), 'damaged'],
    ['a JPEG without size', jpegBytes(0, 0), 'damaged'],
    ['a JPEG of 4097 pixels', jpegBytes(4097, 10), 'large'],
    ['a PNG of 4097 pixels', pngBytes(10, 4097), 'large'],
    ['a WebP of 4097 pixels', webpBytes(4097, 10), 'large'],
    ['more than 5 MB', new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(5_000_000)]), 'heavy'],
  ])('refuses %s', (_what, bytes, fault) => {
    expect(cleanPicture(bytes)).toBe(fault);
  });

  it('may have 5 MB to the byte, and 4096 pixels a side', () => {
    expect(cleaned(padded(jpegBytes(4096, 4096), 5_000_000)).content).toEqual(jpegBytes(4096, 4096));
  });

  it('is read to its end whatever stands in it', () => {
    const good = [jpegBytes(20, 10, jpegNotes), pngBytes(20, 10), webpWithNotes()];
    for (const bytes of good)
      for (let at = 3; at < bytes.byteLength; at++) {
        const other = bytes.slice();
        other[at] = 0xff;
        expect(() => cleanPicture(other)).not.toThrow();
        expect(() => cleanPicture(bytes.slice(0, at))).not.toThrow();
      }
    expect(detectPictureKind(jpegBytes(1, 1))).toBe('jpg');
  });
});

describe('a video', () => {
  it('of an MP4 tells no place, and keeps everything else where it was', () => {
    const before = mp4Bytes();
    const video = cleanVideo(before);
    if (typeof video === 'string') throw new Error(video);
    expect(video.extension).toBe('mp4');
    expect(textOf(video.content)).not.toContain('GPS');
    expect(video.content.byteLength).toBe(before.byteLength);
    expect(textOf(video.content).indexOf('pixels')).toBe(textOf(before).indexOf('pixels'));
    expect(textOf(before)).toContain('GPS');
  });

  it('of a WebM is kept as it is, up to 50 MB', () => {
    expect(cleanVideo(webmBytes())).toEqual({ extension: 'webm', content: webmBytes() });
    expect(cleanVideo(padded(webmBytes(), 50_000_000))).toMatchObject({ extension: 'webm' });
  });

  it('whose boxes lie in each other without end is damaged', () => {
    const bytes = new Uint8Array(24 + 8 * 100_000);
    bytes.set(mp4Bytes().slice(0, 24));
    const view = new DataView(bytes.buffer);
    for (let at = 24; at < bytes.byteLength; at += 8) {
      view.setUint32(at, bytes.byteLength - at);
      bytes.set(ascii('moov'), at + 4);
    }
    expect(cleanVideo(bytes)).toBe('damaged');
  });

  it.each([
    ['a picture of a phone in the same wrapping', mp4Bytes('heic'), 'kind'],
    ['another film of the WebM family', webmBytes('matroska'), 'kind'],
    ['a picture', jpegBytes(20, 10), 'kind'],
    ['an MP4 that breaks off', mp4Bytes().slice(0, -4), 'damaged'],
    ['an MP4 without a film', mp4Bytes().slice(0, 24), 'damaged'],
    ['more than 50 MB', padded(webmBytes(), 50_000_001), 'heavy'],
  ])('refuses %s', (_what, bytes, fault) => {
    expect(cleanVideo(bytes)).toBe(fault);
  });
});

it('no bytes make the reading of a picture or a video fail, and what is kept is read alike again', () => {
  const pictures = [jpegBytes(20, 10, jpegNotes), pngBytes(20, 10), webpWithNotes()];
  /** What a file becomes, and what that becomes. */
  const twice = (clean: typeof cleanPicture | typeof cleanVideo, bytes: Uint8Array<ArrayBuffer>) => {
    const once = clean(bytes);
    return typeof once === 'string' ? [] : [once, clean(once.content)];
  };
  const damage = fc.record({
    keep: fc.nat(200),
    put: fc.uint8Array({ maxLength: 60 }),
    skip: fc.nat(40),
  });
  const damaged = (bytes: Uint8Array, { keep, put, skip }: { keep: number; put: Uint8Array; skip: number }) => {
    const at = keep % bytes.byteLength;
    return new Uint8Array([...bytes.slice(0, at), ...put, ...bytes.slice(at + skip)]);
  };
  fc.assert(
    fc.property(damage, (how) => {
      const results = [
        ...pictures.map((picture) => twice(cleanPicture, damaged(picture, how))),
        ...[mp4Bytes(), webmBytes()].map((video) => twice(cleanVideo, damaged(video, how))),
      ];
      for (const [once, again] of results) expect(again).toEqual(once);
    }),
    { numRuns: 2000 },
  );
});
