import { describe, expect, it } from 'vitest';
import { measureTurn, normalizeAngle } from './joint-angles.ts';

const at = (x: number, y: number) => ({ x, y });

describe('measureTurn', () => {
  it.each([
    ['straight on', at(2, 0), 0],
    ['a quarter clockwise as the picture shows it, whose rows go down', at(1, 1), 90],
    ['a quarter the other way', at(1, -1), -90],
    ['back', at(0, 0), 180],
  ])('measureTurn: %s', (_how, end, degrees) => {
    expect(measureTurn(at(0, 0), at(1, 0), end)).toBeCloseTo(degrees, 10);
  });

  it('measureTurn returns NaN where a point lies on the corner', () => {
    expect(measureTurn(at(1, 0), at(1, 0), at(2, 0))).toBeNaN();
    expect(measureTurn(at(0, 0), at(1, 0), at(1, 0))).toBeNaN();
  });

  it('measureTurn measures points that share a row or a column', () => {
    expect(measureTurn(at(0, 0), at(0, 1), at(0, 2))).toBe(0);
    expect(measureTurn(at(3, 5), at(4, 5), at(5, 5))).toBe(0);
  });
});

it('an angle is reported from -180 to 180 degrees, both included', () => {
  expect([0, 179, 180, -180, 181, -181, 359, 541].map(normalizeAngle)).toEqual([
    0, 179, 180, -180, -179, 179, -1, -179,
  ]);
});
