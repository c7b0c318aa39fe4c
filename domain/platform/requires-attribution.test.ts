import { expect, it } from 'vitest';
import { requiresAttribution } from './requires-attribution.ts';

it.each([
  ['All rights reserved', false],
  ['Todos los derechos reservados', false],
  ['CC BY-SA 4.0', true],
  ['CC0 1.0', true],
])('a sheet for a patient names a source under %s: %s', (license, named) => {
  expect(requiresAttribution({ license })).toBe(named);
});
