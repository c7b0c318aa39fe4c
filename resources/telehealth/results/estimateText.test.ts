import { expect, it } from 'vitest';
import { swingText } from './estimateText.ts';

const said = (key: string, values?: { value?: string }) => `${key} ${values?.value ?? ''}`;

it.each([
  [0, '0.1'],
  [0.1, '0.1'],
  [0.14, '0.2'],
  [0.96, '1.0'],
])('TELE-03 where no tremor was found, no swing of %s cm was wider than what is said', (error, value) => {
  expect(swingText({ value: 0, error }, false, said)).toBe(`measured.tremor.upTo ${value}`);
});
