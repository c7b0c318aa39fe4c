import { expect, it } from 'vitest';
import { asksForSource } from './asks-for-source.ts';

it.each([
  ['All rights reserved', false],
  ['Todos los derechos reservados', false],
  ['CC BY-SA 4.0', true],
  ['CC0 1.0', true],
])('a sheet for a patient names a source under %s: %s', (license, named) => {
  expect(asksForSource({ license })).toBe(named);
});
