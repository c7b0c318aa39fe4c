import { expect, it } from 'vitest';
import { matchesPath } from './knownPaths.ts';

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
])('OPEN-018 whether %s matches %s is %s', (pattern, path, fits) => {
  expect(matchesPath(pattern, path)).toBe(fits);
});
