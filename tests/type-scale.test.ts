import { expect, it } from 'vitest';
import { typeScale } from '../src/ui/theme/tokens.ts';

const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx,css}', '../resources/**/*.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('the type scale has six sizes, each once', () => {
  expect(Object.values(typeScale).map(({ size }) => size)).toEqual([12, 14, 16, 20, 24, 32]);
});

it('every style writes in a size of the type scale', () => {
  const unknown = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/var\(--text-([a-z-]+)\)/g)].flatMap(([, step]) =>
      Object.hasOwn(typeScale, step!) ? [] : [`${file}: ${step}`],
    ),
  );
  expect(unknown).toEqual([]);
});
