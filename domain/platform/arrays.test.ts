import { expect, it } from 'vitest';
import { moveItem } from './arrays.ts';

it('BLD-14 puts an item in its place and leaves the order of the others', () => {
  const rows = ['a', 'b', 'c', 'd'];
  expect(moveItem(rows, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(rows, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(rows, 1, 1)).toEqual(rows);
});
