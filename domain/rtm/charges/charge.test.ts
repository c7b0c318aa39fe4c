import { expect, it } from 'vitest';
import { parseDollars, formatDollars } from './charge.ts';

it.each([
  ['45', 4500],
  ['45.5', 4550],
  ['45.05', 4505],
  ['0', 0],
  ['0.29', 29],
  ['$1,045.50', 104_550],
  [' 19.99 ', 1999],
])('typed dollars %j are %i cents', (typed, cents) => expect(parseDollars(typed)).toBe(cents));

it.each(['', '$', '45.', '.5', '45.505', '-1', '1,04', '4 5', '1e3', 'free'])('%j is not an amount', (typed) =>
  expect(parseDollars(typed)).toBeNull(),
);

it('cents are formatted as typed dollars', () => {
  expect([0, 5, 4550, 104_550].map(formatDollars)).toEqual(['0.00', '0.05', '45.50', '1045.50']);
});
