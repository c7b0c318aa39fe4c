import { expect, it } from 'vitest';
import type { StoredAnswer } from './survey-answers.ts';
import { scoreWholeNumber } from './item-points.ts';

const points = (answer: Partial<StoredAnswer>) => scoreWholeNumber(0, 10)(answer as StoredAnswer);

it('a whole number counts from the lower to the upper end of its scale, both included', () => {
  expect([-1, 0, 10, 11, 4.5].map((value) => points({ value }))).toEqual([null, 0, 10, null, null]);
  expect(points({ value: '4' })).toBeNull();
});

it('a whole number of a scale with other ends counts nothing', () => {
  expect(points({ value: 4, minValue: 0, maxValue: 10 })).toBe(4);
  expect(points({ value: 4, minValue: 1, maxValue: 10 })).toBeNull();
  expect(points({ value: 4, minValue: 0, maxValue: 5 })).toBeNull();
});
