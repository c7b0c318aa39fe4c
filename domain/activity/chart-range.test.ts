import { expect, it } from 'vitest';
import { computeScale } from './chart-range.ts';

it.each([
  [[3.5, 95], [0, 0, 120], 10, { min: 0, max: 120 }],
  [[-4, 131], [0, 0, 120], 10, { min: -10, max: 140 }],
  [[4, 7], [0, 10], 1, { min: 0, max: 10 }],
  [[12], [0, 10], 1, { min: 0, max: 12 }],
  [[4, 7], [null, null], 1, { min: 4, max: 7 }],
  [[5], [null, null], 1, { min: 5, max: 6 }],
  [[], [], 10, { min: 0, max: 10 }],
])('ENT-043 the scale of %j around %j in steps of %i', (values, around, step, scale) =>
  expect(computeScale(values, around, step)).toEqual(scale),
);
