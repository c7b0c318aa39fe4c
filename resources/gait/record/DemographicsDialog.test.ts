import { expect, it } from 'vitest';
import { toRequestBody } from './DemographicsDialog.tsx';

it.each([
  ['168', 168],
  [' 168.5 ', 168.5],
  ['168,5', 168.5],
  ['', null],
  ['tall', Number.NaN],
])('a height of "%s" is sent as %s', (heightCm, sent) => {
  expect(toRequestBody({ sex: '', heightCm, condition: '' })).toEqual({ sex: null, heightCm: sent, condition: null });
});
