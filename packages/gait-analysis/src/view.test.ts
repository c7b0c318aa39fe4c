import { describe, expect, it } from 'vitest';
import type { Trajectories } from './trajectories.ts';
import { isSeenFromSide, isCameraTilted, isUprightAndForward } from './view.ts';
import type { Pass } from './walk.ts';

const FRAMES = 31;
const frames = Array.from({ length: FRAMES }, (_, frame) => frame);
const pass: Pass = { from: 0, to: FRAMES - 1, direction: 1 };
const trajectory = (x: (frame: number) => number, y: (frame: number) => number) => ({
  x: Float64Array.from(frames, x),
  y: Float64Array.from(frames, y),
});
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A body of a trunk of 100 pixels that is turned by so many degrees; shoulders are 0.259 of the stature, trunks 0.288. */
function turned(degrees: number): Trajectories {
  const half = (100 * (0.259 / 0.288) * Math.sin(radians(degrees))) / 2;
  return {
    leftShoulder: trajectory(
      (frame) => 10 * frame + half,
      () => 200,
    ),
    rightShoulder: trajectory(
      (frame) => 10 * frame - half,
      () => 200,
    ),
    midHips: trajectory(
      (frame) => 10 * frame,
      () => 300,
    ),
  };
}

it('a walk is seen from the side up to 37 degrees off it, and where the shoulders do not tell', () => {
  expect(isSeenFromSide(turned(36.5), frames)).toBe(true);
  expect(isSeenFromSide(turned(37.5), frames)).toBe(false);
  const unseen = {
    ...turned(60),
    leftShoulder: trajectory(
      () => NaN,
      () => NaN,
    ),
  };
  expect(isSeenFromSide(unseen, frames)).toBe(true);
});

it('a path that rises or falls by more than 5 degrees means a tilted camera', () => {
  const rising = (degrees: number): Trajectories => ({
    midHips: trajectory(
      (frame) => 10 * frame,
      (frame) => 300 - 10 * frame * Math.tan(radians(degrees)),
    ),
  });
  for (const [degrees, tilted] of [
    [0, false],
    [4.5, false],
    [5.5, true],
    [-4.5, false],
    [-5.5, true],
  ] as const)
    expect(isCameraTilted(rising(degrees), pass), `${degrees}`).toBe(tilted);
});

describe('isUprightAndForward', () => {
  const body = (hip: number, ankle: number, toe: number): Trajectories =>
    Object.fromEntries(
      ['left', 'right'].flatMap((side) =>
        Object.entries({ Hip: [0, hip], Ankle: [0, ankle], Heel: [0, ankle], BigToe: [toe, ankle] }).map(
          ([part, [x, y]]) => [
            `${side}${part}`,
            trajectory(
              (frame) => 10 * frame + x!,
              () => y!,
            ),
          ],
        ),
      ),
    );

  it('a person walks upright and forward with the hips over the ankles and the toes before the heels', () => {
    expect(isUprightAndForward(body(200, 300, 20), pass)).toBe(true);
    expect(isUprightAndForward(body(200, 300, -20), { ...pass, direction: -1 })).toBe(true);
  });

  it('a person upside down or walking backward is not upright and forward', () => {
    expect(isUprightAndForward(body(300, 200, 20), pass)).toBe(false);
    expect(isUprightAndForward(body(200, 300, -20), pass)).toBe(false);
  });
});
