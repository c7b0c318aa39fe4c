import { describe, expect, it } from 'vitest';
import { angleFromHorizontal, angleFromDown, angleFromUp, midpoint, type Posture } from './posture.ts';

const facing = (direction: 1 | -1): Posture => ({ direction, joint: () => ({ x: 0, y: 0 }) });
const start = { x: 100, y: 100 };
/** In a picture y grows downwards. */
const to = (x: number, y: number) => ({ x: 100 + x, y: 100 + y });

describe('the direction of a body line', () => {
  it('a limb is measured forward from straight down in either walking direction', () => {
    expect(angleFromDown(facing(1), start, to(0, 10))).toBe(0);
    expect(angleFromDown(facing(1), start, to(10, 10))).toBeCloseTo(45);
    expect(angleFromDown(facing(-1), start, to(-10, 10))).toBeCloseTo(45);
    expect(angleFromDown(facing(-1), start, to(10, 10))).toBeCloseTo(-45);
  });

  it('the trunk is measured forward from straight up, the face upward from straight ahead', () => {
    expect(angleFromUp(facing(1), start, to(10, -10))).toBeCloseTo(45);
    expect(angleFromUp(facing(-1), start, to(10, -10))).toBeCloseTo(-45);
    expect(angleFromHorizontal(facing(1), start, to(10, -10))).toBeCloseTo(45);
    expect(angleFromHorizontal(facing(-1), start, to(-10, 10))).toBeCloseTo(-45);
  });

  it('the direction is NaN where two points coincide or one was not seen', () => {
    expect(angleFromDown(facing(1), start, start)).toBeNaN();
    expect(angleFromHorizontal(facing(1), start, { x: Number.NaN, y: 100 })).toBeNaN();
    expect(midpoint([]).x).toBeNaN();
  });
});
