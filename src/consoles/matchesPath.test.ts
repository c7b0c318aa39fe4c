import { expect, it } from 'vitest';
import { matchesPath } from './matchesPath.ts';

it.each([
  ['/patients/', '/patients', true],
  ['/patients/', '/patients/', true],
  ['/patients/', '/patients/12', false],
  ['/patients/:id', '/patients/12/', true],
  ['/patients/:id/:product?/:section?', '/patients/12', true],
  ['/patients/:id/:product?/:section?', '/patients/12/health/surveys/', true],
  ['/patients/:id/:product?/:section?', '/patients/12/health/surveys/x', false],
  ['/patients/:id', '/patients/', false],
  ['/files/*', '/files/a/b', true],
  ['/files/*', '/file/a', false],
  ['/home/', '/', false],
])('OPEN-018 %s fits %s: %s', (pattern, path, fits) => {
  expect(matchesPath(pattern, path)).toBe(fits);
});
