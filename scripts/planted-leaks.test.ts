import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plants } from './planted-leaks.mjs';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it.each(plants.filter(({ file }) => file))('the leak "$name" can still be planted in its file', ({ file, text }) => {
  expect(read(file!).split(text!)).toHaveLength(2);
});

it('statements of planted leaks have their place in the test database', () => {
  expect(
    read('tests/api/test-database.ts').split('return { app: database, bare: database, environment: {},'),
  ).toHaveLength(2);
});
