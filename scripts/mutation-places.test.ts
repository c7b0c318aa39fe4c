import { expect, it } from 'vitest';
import { placesIn } from './mutation-places.mjs';

const changesOf = (source: string) => placesIn('some.tsx', source).map(({ changed }) => changed);

it('a boundary, a sign and a clause of the code are places for a change', () => {
  expect(changesOf('const next = at >= last ? 0 : at + 1;')).toEqual([
    'const next = at > last ? 0 : at + 1;',
    'const next = at >= last ? 0 : at - 1;',
  ]);
  expect(changesOf("const rows = list\n  .where('a')\n  .all();")).toEqual(['']);
});

it('a text is no place for a change, whether a selector, a template or the words of a page', () => {
  expect(changesOf("const style = { '& > li': { margin: 0 }, '& > p && > b': 1 };")).toEqual([]);
  expect(changesOf('const style = `a > b && ${width} + 1`;')).toEqual([]);
  expect(changesOf('const style = `\n  a > b true\n`;')).toEqual([]);
  expect(changesOf('const page = <p title="true && false">It is true - 1 or false.</p>;')).toEqual([]);
});

it('what a template puts in, and the code after a text, are places for a change', () => {
  expect(changesOf('const style = `a > b ${count + 1} > c`;')).toEqual(['const style = `a > b ${count - 1} > c`;']);
  expect(changesOf("const found = 'a > b é 😀 && c' && width > 1;")).toEqual([
    "const found = 'a > b é 😀 && c' && width >= 1;",
    "const found = 'a > b é 😀 && c' || width > 1;",
  ]);
});
