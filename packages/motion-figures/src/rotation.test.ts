import { describe, expect, it } from 'vitest';
import { alignFrame, copyFrame, placeFrom, resetFrame, turnFrame } from './rotation.ts';

const two = () => {
  const frames = new Float64Array(18);
  resetFrame(frames, 0);
  resetFrame(frames, 9);
  return frames;
};
const rounded = (values: Float64Array) => Array.from(values, (value) => Math.round(value * 1e9) / 1e9 + 0);
const columnsOf = (frames: Float64Array, at: number) => {
  const cells = rounded(frames.subarray(at, at + 9));
  return [0, 1, 2].map((column) => [cells[column], cells[column + 3], cells[column + 6]]);
};
const [forward, up, right] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const negative = (axis: number[]) => axis.map((value) => 0 - value);

describe('a rotation frame', () => {
  it.each([
    ['forward axis', 0, [forward, right, negative(up)]],
    ['up axis', 1, [negative(right), up, forward]],
    ['right axis', 2, [up, negative(forward), right]],
  ] as const)(
    'turns a quarter counter-clockwise about its %s, and its neighbours not at all',
    (_name, axis, turned) => {
      const frames = two();
      turnFrame(frames, 0, axis, 90);
      expect(columnsOf(frames, 0)).toEqual(turned);
      expect(columnsOf(frames, 9)).toEqual([forward, up, right]);
      turnFrame(frames, 9, axis, 90);
      expect(columnsOf(frames, 0)).toEqual(turned);
      expect(columnsOf(frames, 9)).toEqual(turned);
    },
  );

  it('copyFrame copies one whole frame', () => {
    const frames = two();
    turnFrame(frames, 0, 2, 90);
    copyFrame(frames, 0, 9);
    expect(columnsOf(frames, 9)).toEqual([up, negative(forward), right]);
  });

  it('placeFrom places a point forward, up and right of another one', () => {
    const frames = two();
    turnFrame(frames, 9, 2, 90);
    const points = new Float64Array([0, 0, 0, 10, 20, 30]);
    placeFrom(points, 3, 0, frames, 9, 1, 2, 3);
    // Forward points up and up points back after a quarter about the right axis.
    expect(rounded(points)).toEqual([8, 21, 33, 10, 20, 30]);
  });

  it('alignFrame aligns the up axis with two points and keeps the forward axis near', () => {
    const frames = two();
    alignFrame(frames, 9, new Float64Array([3, 0, 4, 0, 0, 0]), 0, 3);
    // Up along (0.6, 0, 0.8); forward is what is left of (1, 0, 0) across it: (0.8, 0, -0.6); right is their product.
    expect(columnsOf(frames, 9)).toEqual([
      [0.8, 0, -0.6],
      [0.6, 0, 0.8],
      [0, -1, 0],
    ]);
    expect(columnsOf(frames, 0)).toEqual([forward, up, right]);
  });
});
