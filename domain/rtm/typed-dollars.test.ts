import { expect, it } from 'vitest';
import { centsTyped, dollarsToType } from './typed-dollars.ts';

it.each([
  ['45', 4500],
  ['45.5', 4550],
  ['45.05', 4505],
  ['0', 0],
  ['0.29', 29],
  ['$1,045.50', 104_550],
  [' 19.99 ', 1999],
])('%j is %i cents', (typed, cents) => expect(centsTyped(typed)).toBe(cents));

it.each(['', '$', '45.', '.5', '45.505', '-1', '1,04', '4 5', '1e3', 'free'])('%j is no amount', (typed) =>
  expect(centsTyped(typed)).toBeNull(),
);

it('cents are shown as they are typed', () => {
  expect([0, 5, 4550, 104_550].map(dollarsToType)).toEqual(['0.00', '0.05', '45.50', '1045.50']);
});
