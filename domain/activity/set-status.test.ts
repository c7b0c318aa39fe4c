import { expect, it } from 'vitest';
import { computeSetStatus, mergeErrors } from './set-status.ts';

const failed = [{ message: 'Calibration Error', count: 1 }];
const corrected = [{ message: 'Slow down', count: 2 }];

it.each([
  ['Success', 'SUCCESS', false, corrected],
  ['Success', 'SUCCESS', false, failed],
  ['Self Reported', 'SELF_REPORTED', false, []],
  ['Skipped in Set', 'SKIPPED_IN_SET', true, corrected],
  ['Skipped', 'NOT_STARTED', true, []],
  ['Not Started', 'NOT_STARTED', false, corrected],
  ['Calibration Error', 'NOT_STARTED', false, failed],
  ['Calibration Error', 'SKIPPED_IN_SET', true, failed],
] as const)('ENT-061 %s: %s, skipped %s, corrections %j', (status, resolution, skipped, errors) => {
  expect(computeSetStatus({ resolution, skipped, errors: [...errors] })).toBe(status);
});

it('the same error of a set is listed once with its total count', () => {
  const errors = [
    { message: 'Slow down', count: 1 },
    { message: 'Heel down', count: 2 },
    { message: 'Heel down', count: 3 },
    { message: 'Never seen', count: 0 },
  ];
  expect(mergeErrors(errors)).toEqual([
    { message: 'Heel down', count: 5 },
    { message: 'Slow down', count: 1 },
  ]);
});
