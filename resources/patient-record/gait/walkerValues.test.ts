import { expect, it } from 'vitest';
import { walkerBody } from './walkerValues.ts';

it.each([
  ['168', 168],
  [' 168.5 ', 168.5],
  ['168,5', 168.5],
  ['', null],
  ['tall', Number.NaN],
])('a height of "%s" is sent as %s', (heightCm, sent) => {
  expect(walkerBody({ sex: '', heightCm, condition: '' })).toEqual({ sex: null, heightCm: sent, condition: null });
});
