import { expect, it } from 'vitest';
import { readTypedDate } from './birth-date.ts';

it('PTL-68 a typed date is read with and without leading zeros', () => {
  expect(readTypedDate({ month: '4', day: '12', year: '1961' })).toBe('1961-04-12');
  expect(readTypedDate({ month: '04', day: ' 2 ', year: '1961' })).toBe('1961-04-02');
  expect(readTypedDate({ month: '2', day: '29', year: '1980' })).toBe('1980-02-29');
});

it.each([
  ['', '12', '1961'],
  ['13', '1', '1961'],
  ['2', '30', '1980'],
  ['2', '29', '1981'],
  ['4', '12', '61'],
  ['4', '12', '1899'],
  ['April', '12', '1961'],
  ['0', '12', '1961'],
])('PTL-68 %s/%s/%s is no date', (month, day, year) => {
  expect(readTypedDate({ month, day, year })).toBeNull();
});
