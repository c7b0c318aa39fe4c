import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analyzePictures } from './analyzePictures.ts';

/** A picture of a single byte, which says its size: up to 9 it lies, above it stands. */
const pictureOf = (byte: number, milliseconds: number) => ({ jpeg: Uint8Array.of(byte).buffer, milliseconds });

beforeEach(() => {
  vi.stubGlobal(
    'Blob',
    class {
      constructor(readonly parts: ArrayBuffer[]) {}
    },
  );
  vi.stubGlobal('createImageBitmap', async ({ parts }: { parts: ArrayBuffer[] }) => {
    const isUpright = new Uint8Array(parts[0]!)[0]! > 9;
    return { width: isUpright ? 480 : 640, height: isUpright ? 640 : 480, close: () => undefined };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function analysed(...bytes: number[]) {
  const shares: number[] = [];
  const kept = bytes.map((byte, at) => pictureOf(byte, 5000 + at * 100));
  const recording = await analyzePictures(
    kept,
    { track: async (_, t) => ({ t, joints: {} }), close: () => undefined },
    { kind: 'body', signal: new AbortController().signal, onProgress: (share) => shares.push(share) },
  );
  return { recording, shares, kept, times: recording.frames.map(({ t }) => t) };
}

it('TELE-03 every picture is tracked at its time, and none is kept', async () => {
  const { times, shares, kept } = await analysed(1, 2, 3, 4);
  expect(times).toEqual([0, 0.1, 0.2, 0.3]);
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(kept).toEqual([]);
});

it('TELE-03 a picture that a slow camera delivers twice counts once', async () => {
  const { times } = await analysed(1, 1, 2, 2, 1, 1);
  expect(times).toEqual([0, 0.2, 0.4]);
});

it('TELE-03 pictures after the device was turned are left out, because their pixels cannot be compared', async () => {
  const { recording, times } = await analysed(11, 12, 3, 4);
  expect([recording.width, recording.height]).toEqual([480, 640]);
  expect(times).toEqual([0, 0.1]);
});
