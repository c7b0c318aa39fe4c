import { describe, expect, it } from 'vitest';
import { toUniformFrames, type UniformFrames } from './uniform-frames.ts';

const stamps = (frames: number, at: (frame: number) => number) =>
  Float64Array.from({ length: frames }, (_, f) => at(f));

function gridOf(times: Float64Array | null, fps: number | null, frames = times?.length ?? 100): UniformFrames {
  const grid = toUniformFrames({ frames, fps, times });
  if (typeof grid === 'string') throw new Error(grid);
  return grid;
}

describe('toUniformFrames', () => {
  it('frames keep the stated rate where no time stamp contradicts it', () => {
    expect(gridOf(null, 25, 4)).toEqual({ fps: 25, sources: Float64Array.from([0, 1, 2, 3]), missing: 0 });
    expect(
      gridOf(
        stamps(4, (frame) => Math.round(frame * 40) / 1000),
        25,
      ).sources,
    ).toEqual(Float64Array.from([0, 1, 2, 3]));
  });

  it('frames follow their time stamps where these and the stated rate differ', () => {
    expect(
      gridOf(
        stamps(100, (frame) => frame / 60),
        30,
      ).fps,
    ).toBeCloseTo(60);
    expect(
      gridOf(
        stamps(100, (frame) => frame / 15),
        30,
      ).fps,
    ).toBeCloseTo(15);
    expect(
      gridOf(
        stamps(100, (frame) => 7 + frame / 50),
        null,
      ).fps,
    ).toBeCloseTo(50);
    // A camera of 29.97 frames a second calls itself one of 30.
    expect(
      gridOf(
        stamps(100, (frame) => frame / 29.97),
        30,
      ).fps,
    ).toBe(30);
  });

  it('frames that came at uneven times are interpolated between their neighbors', () => {
    const { fps, sources, missing } = gridOf(
      stamps(61, (frame) => (frame + (frame % 2) * 0.4) / 30),
      30,
    );
    expect([fps, sources.length, missing]).toEqual([30, 61, 0]);
    // The third even frame was taken at once; the second one lies between the first, at 0, and the second, at 1.4.
    expect(sources[2]).toBe(2);
    expect(sources[1]).toBeCloseTo(1 / 1.4);
  });

  it('frames are empty where none was taken', () => {
    const kept = stamps(91, (frame) => (frame < 30 ? frame : frame + 9) / 30);
    const { sources, missing } = gridOf(kept, 30);
    expect([...sources.subarray(28, 41)]).toEqual([28, 29, ...Array.from({ length: 9 }, () => Number.NaN), 30, 31]);
    expect(missing).toBeCloseTo(9 / 100);
  });
});

describe('impossible time stamps', () => {
  it.each([
    ['that stand still', stamps(100, () => 5)],
    ['that go backwards', stamps(100, (frame) => -frame)],
    ['that start again', stamps(100, (frame) => (frame % 50) / 30)],
    ['that are mostly missing', stamps(100, (frame) => (frame % 3 === 0 ? frame / 30 : Number.NaN))],
    ['of which one is far off', stamps(100, (frame) => (frame === 10 ? 1e9 : frame / 30))],
    ['without any', new Float64Array(0)],
  ])('time stamps that are %s leave the stated rate, and none without it', (_, times) => {
    expect(gridOf(times, 30, 100)).toMatchObject({ fps: 30, missing: 0 });
    expect(toUniformFrames({ frames: 100, fps: null, times })).toBe('NO_FRAME_RATE');
  });

  it('impossible rates are reported', () => {
    for (const fps of [0, -30, 9, Number.NaN, Number.POSITIVE_INFINITY])
      expect(toUniformFrames({ frames: 100, fps, times: null })).toBe('NO_FRAME_RATE');
    expect(
      toUniformFrames({ frames: 99, fps: 30, times: stamps(99, (frame) => (frame < 50 ? frame : frame + 1e6) / 30) }),
    ).toBe('TOO_LONG');
  });
});
