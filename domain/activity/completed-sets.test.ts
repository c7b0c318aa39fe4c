import { expect, it } from 'vitest';
import { mergeErrors } from './completed-sets.ts';

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
