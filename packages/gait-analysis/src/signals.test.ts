import { describe, expect, it } from 'vitest';
import { fillGaps, lowPassFilter, findOutliers, findExtrema } from './signals.ts';

const FPS = 60;
const signal = (seconds: number, at: (second: number) => number, fps = FPS) =>
  Float64Array.from({ length: seconds * fps }, (_, frame) => at(frame / fps));
const wave = (hertz: number) => (second: number) => Math.sin(2 * Math.PI * hertz * second);
/** The largest value away from the ends. */
const height = (values: Float64Array) => Math.max(...values.subarray(FPS, -FPS));

describe('lowPassFilter', () => {
  it('the low-pass filter halves the power at 6 Hz in either direction (Winter, two passes)', () => {
    expect(height(lowPassFilter(signal(6, wave(6)), FPS))).toBeCloseTo(Math.SQRT1_2, 1);
    expect(height(lowPassFilter(signal(6, wave(1)), FPS))).toBeGreaterThan(0.995);
    expect(height(lowPassFilter(signal(6, wave(15)), FPS))).toBeLessThan(0.04);
  });

  it('the low-pass filter delays nothing', () => {
    const smooth = lowPassFilter(signal(6, wave(2)), FPS);
    const peaks = findExtrema(smooth, 0.5).filter(({ kind, at }) => kind === 'highest' && at > FPS && at < 5 * FPS);
    // At 1.125 s, 1.625 s and so on.
    peaks.forEach(({ at }, peak) => expect(at / FPS).toBeCloseTo(1.125 + peak / 2, 3));
  });

  it('the low-pass filter keeps a steady course to its ends, and gaps', () => {
    const course = signal(3, (second) => 40 + 150 * second);
    course[50] = Number.NaN;
    lowPassFilter(course, FPS).forEach((value, frame) =>
      expect(Math.abs(value - course[frame]!) || 0).toBeLessThan(1e-6),
    );
    expect(lowPassFilter(course, FPS)[50]).toBeNaN();
  });

  it('the low-pass filter takes stretches of any length', () => {
    for (const length of [0, 1, 2, 3, 4, 5, 9])
      expect(lowPassFilter(new Float64Array(length).fill(7), 12)).toHaveLength(length);
  });
});

describe('fillGaps', () => {
  it('gaps are filled up to a fifth of a second, and never beyond the ends', () => {
    const gap = (frames: number) => {
      const values = Float64Array.from({ length: 60 }, (_, frame) => frame);
      return fillGaps(values.fill(Number.NaN, 20, 20 + frames), FPS);
    };
    expect(gap(12)[25]).toBeCloseTo(25);
    expect(gap(13)[25]).toBeNaN();
    expect([...fillGaps(Float64Array.from([1, Number.NaN, 3]), FPS)]).toEqual([1, 2, 3]);
    expect([...fillGaps(Float64Array.from([Number.NaN, 1, Number.NaN, 3, Number.NaN]), FPS)]).toEqual([
      Number.NaN,
      1,
      2,
      3,
      Number.NaN,
    ]);
  });
});

describe('findOutliers', () => {
  it('outliers are values far from their neighbors, not a course, a turn or a step', () => {
    const swing = signal(3, (second) => 100 * second + 40 * Math.sin(6 * second), 30);
    expect(findOutliers(swing, 30, 8)).toEqual([]);
    swing[40]! += 60;
    swing[41]! += 60;
    expect(findOutliers(swing, 30, 8)).toEqual([40, 41]);
    expect(
      findOutliers(
        signal(2, (second) => (second < 1 ? 0 : 500), 30),
        30,
        8,
      ),
    ).toEqual([]);
  });
});

describe('findExtrema', () => {
  it('extrema are turning points between which a signal moves enough, and never its ends', () => {
    const found = findExtrema(
      signal(2, (second) => 10 * Math.cos(2 * Math.PI * (second - 0.013))),
      3,
    );
    expect(found.map(({ kind }) => kind)).toEqual(['highest', 'lowest', 'highest', 'lowest']);
    expect(found.map(({ at }) => at / FPS)).toEqual([0.013, 0.513, 1.013, 1.513].map((at) => expect.closeTo(at, 3)));
    expect(findExtrema(signal(2, wave(1)), 3)).toEqual([]);
  });

  it('findExtrema distinguishes different stretches', () => {
    const values = signal(4, wave(1));
    values[120] = Number.NaN;
    expect(new Set(findExtrema(values, 0.5).map(({ segment }) => segment))).toEqual(new Set([0, 1]));
  });
});
