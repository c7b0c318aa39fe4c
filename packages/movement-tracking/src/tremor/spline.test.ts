import { describe, expect, it } from 'vitest';
import { interpolateSpline } from './fingertip-path.ts';

describe('splined', () => {
  it('the spline goes through all points and bends between them', () => {
    // Through 0, 1, 0 at 0, 1, 2 the second derivative in the middle is -3: 1/2 + (1/8 - 1/2) * -3 / 6 between.
    expect(interpolateSpline([0, 1, 2], [0, 1, 0], [0, 0.5, 1, 1.5, 2])).toEqual([0, 0.6875, 1, 0.6875, 0]);
  });

  it('the spline is straight where its points are, also at uneven times', () => {
    const [first, second, third] = interpolateSpline([0, 1, 4, 5], [1, 3, 9, 11], [0.5, 2, 4.5]);
    expect([first, second, third].map((value) => value!.toFixed(12))).toEqual(
      [2, 5, 10].map((value) => value.toFixed(12)),
    );
  });

  it('a spline of four points solves for both bends in the middle', () => {
    // Through 0, 1, 0, 1 at even steps the second derivatives are -4 and 4: the middle is halfway, the quarters bend.
    expect(interpolateSpline([0, 1, 2, 3], [0, 1, 0, 1], [0.5, 1.5, 2.5])).toEqual([0.75, 0.5, 0.25]);
  });
});
