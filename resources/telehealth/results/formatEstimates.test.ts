import { expect, it } from 'vitest';
import { formatSwing } from './formatEstimates.ts';

const translate = (key: string, values?: { value?: string }) => `${key} ${values?.value ?? ''}`;

it.each([
  [0, '0.1'],
  [0.1, '0.1'],
  [0.14, '0.2'],
  [0.96, '1.0'],
])('TELE-03 without a tremor the swing of %s cm is rounded up to the stated limit', (error, value) => {
  expect(formatSwing({ value: 0, error }, false, translate)).toBe(`measured.tremor.upTo ${value}`);
});
