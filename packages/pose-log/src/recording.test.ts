import { expect, it } from 'vitest';
import { clampFrame, getFrameAfter, canReplay } from './recording.ts';

it('REPLAY-01 playback advances one frame each 1/30 s', () => {
  expect(getFrameAfter(0, 0, 1000)).toBe(0);
  expect(getFrameAfter(0, 33, 1000)).toBe(0);
  expect(getFrameAfter(0, 34, 1000)).toBe(1);
  expect(getFrameAfter(0, 1000, 1000)).toBe(30);
  expect(getFrameAfter(120, 500, 1000)).toBe(135);
  expect(getFrameAfter(0, 10_000, 1000)).toBe(300);
});

it('REPLAY-01 playback reaches each frame when it is due, for an hour', () => {
  const frames = Array.from({ length: 108_000 }, (_, frame) => frame);
  expect(frames.find((frame) => getFrameAfter(0, frame * (1000 / 30), 200_000) !== frame)).toBeUndefined();
});

it('playback stays at its first frame if the browser counts from a moment before', () => {
  expect(getFrameAfter(0, -12, 1000)).toBe(0);
  expect(getFrameAfter(40, -0.5, 1000)).toBe(40);
});

it('REPLAY-11 playback stays at the last frame', () => {
  expect(getFrameAfter(0, 5000, 151)).toBe(150);
  expect(getFrameAfter(150, 1000, 151)).toBe(150);
});

it('clampFrame keeps frames inside the recording', () => {
  expect([-1, 0, 7, 9, 10].map((frame) => clampFrame(frame, 10))).toEqual([0, 0, 7, 9, 9]);
});

it.each(['2.18.0', '2.18', '2.18.1', '2.20.0', '2.100.0', '3.0.0', '10.1.2', 'v2.18.0', ' 2.19.3 ', '2.18.0-beta.2'])(
  'REPLAY-14 a log of version %s can be replayed',
  (version) => expect(canReplay(version)).toBe(true),
);

it.each(['test', '9999', '9999a'])('REPLAY-14 OPEN-120 so can a log of the special build %s', (version) =>
  expect(canReplay(version)).toBe(true),
);

it.each([undefined, null, '', 'unknown', 2.2, {}, '2.17.9', '2.2.0', '2.9', '1.99.99', '0.0.0'])(
  'REPLAY-14 a log of version %j cannot be replayed',
  (version) => expect(canReplay(version)).toBe(false),
);
