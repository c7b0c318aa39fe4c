import { expect, it, vi } from 'vitest';
import { createTextMatch } from './string-search.ts';

const find = (key: string, values: string[]) => {
  const [name, modifier = null] = key.split(':');
  return createTextMatch({ name: name!, modifier, values });
};

it.each<[string, string, boolean]>([
  ['name', 'ada  LOV', true],
  ['name', 'lovelace', false],
  ['name:contains', 'LOVE', true],
  ['name:exact', 'Ada Lovelace', true],
  ['name:exact', 'ada lovelace', false],
])('FHIR-05 a text is compared by %s=%s', (key, value, isFound) => {
  expect(find(key, ['nobody', value])([undefined, '', 'Ada Lovelace'])).toBe(isFound);
});

it('FHIR-05 a search folds each of its values once, and each text once', () => {
  const folds = vi.spyOn(String.prototype, 'normalize');
  const matches = find(
    'name:contains',
    Array.from({ length: 100 }, (_, n) => `zz${n}`),
  );
  for (let n = 0; n < 50; n++) expect(matches([`Ada ${n}`, `Lovelace ${n}`])).toBe(false);
  expect(folds.mock.calls.length).toBe(100 + 50 * 2);
  folds.mockRestore();
});
