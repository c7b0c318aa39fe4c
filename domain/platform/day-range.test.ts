import { expect, it } from 'vitest';
import { findRangeErrors } from './day-range.ts';

const today = '2026-11-21';
const listErrors = (from: string, to: string, isOptional = false) => {
  const errors = findRangeErrors({ from, to }, { today, isOptional });
  return errors && [errors.from?.text, errors.to?.text];
};

it.each([
  ['2026-11-01', '2026-11-21', null],
  ['2026-11-21', '2026-11-21', null],
  ['0002-11-20', '2026-11-21', ['Not a valid date', undefined]],
  ['2026-11-01', '2026-11-22', [undefined, 'The date cannot be in the future']],
  ['2026-11-20', '2026-01-20', ['The start date cannot be after the end date', undefined]],
  ['', '2026-11-21', ['Date is required', undefined]],
])('ASCAN-06 the days from `%s` to `%s`, seen from 2026-11-21, have the errors %j', (from, to, errors) =>
  expect(listErrors(from, to)).toEqual(errors),
);

it('a range that may be open at an end needs none of its days', () => {
  expect(listErrors('', '', true)).toBeNull();
  expect(listErrors('2026-11-01', '', true)).toBeNull();
  expect(listErrors('0002-11-20', '', true)).toEqual(['Not a valid date', undefined]);
});
