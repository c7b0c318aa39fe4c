import { describe, expect, it } from 'vitest';
import type { Vocabulary } from './vocabulary.ts';
import { spanishTerms, translateTerm } from './spanish-vocabulary.ts';

const modules = import.meta.glob<Record<string, Vocabulary>>(
  ['./*.ts', '!./spanish-vocabulary.ts', '!./vocabulary.ts', '!./*.test.ts'],
  { eager: true },
);
const tables = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, table]) => ({ name: `${file} ${name}`, table })),
);

describe.each(tables)('$name', ({ table }) => {
  it('is part of the whole vocabulary', () => {
    expect(spanishTerms).toMatchObject(table);
  });

  it.each(Object.entries(table))('the word %s has its Spanish', (english, spanish) => {
    expect(spanish).not.toBe('');
    expect(spanish).toBe(spanish.trim());
    expect(english + spanish).not.toContain('%{');
    expect(/[.:]$/.exec(spanish)?.[0]).toBe(/[.:]$/.exec(english)?.[0]);
  });
});

it('no word has two translations', () => {
  const translations = new Map<string, Set<string>>();
  for (const { table } of tables)
    for (const [english, spanish] of Object.entries(table))
      translations.set(english, (translations.get(english) ?? new Set()).add(spanish));
  expect([...translations].filter(([, all]) => all.size > 1)).toEqual([]);
});

it('a word is looked up exactly, and an unknown one stays as it is', () => {
  expect(['Knee', 'knee Flexion!', 'constructor'].map(translateTerm)).toEqual([
    'Rodilla',
    'knee Flexion!',
    'constructor',
  ]);
});
