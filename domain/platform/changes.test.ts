import { expect, it } from 'vitest';
import { diffFields } from './changes.ts';

it('names the fields that became different, with what they were and are', () => {
  const before = { name: 'Pier', keyword: null, products: ['GAIT'], disabled: false };
  expect(diffFields(before, { name: 'Pier', keyword: 'tide', products: ['GAIT', 'SCAN'], disabled: false })).toEqual({
    keyword: [null, 'tide'],
    products: [['GAIT'], ['GAIT', 'SCAN']],
  });
  expect(diffFields(before, before)).toEqual({});
});

it('compares no more fields than it is given afterwards', () => {
  expect(diffFields({ keyword: 'a', name: 'x' }, { keyword: 'b' } as { keyword: string; name: string })).toEqual({
    keyword: ['a', 'b'],
  });
});
