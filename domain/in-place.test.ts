import { expect, it } from 'vitest';
import { inPlace } from './in-place.ts';

it('BLD-14 puts an item in its place and leaves the order of the others', () => {
  const rows = ['a', 'b', 'c', 'd'];
  expect(inPlace(rows, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(inPlace(rows, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(inPlace(rows, 1, 1)).toEqual(rows);
});
