import { expect, it } from 'vitest';
import { libraryExercises } from './exercises.ts';
import { findFacts } from './facts.ts';
import { translateSource, spanishFiles } from './translate-exercise.ts';

const english = new Map(libraryExercises().map((exercise) => [exercise.id, exercise]));
const entries = spanishFiles.flatMap((file) => Object.entries(file));

it('OPEN-013 translates every exercise of the library, each in one file', () => {
  expect(entries.map(([id]) => id).toSorted()).toEqual([...english.keys()].toSorted());
});

it('OPEN-013 says in Spanish as much as in English: every field that is there, and nothing else', () => {
  for (const [id, texts] of entries) {
    const { position, action } = english.get(id)!;
    const { contraindications } = findFacts(id) ?? {};
    const fields = Object.entries({ name: true, position, action, contraindications })
      .filter(([, text]) => text)
      .map(([field]) => field);
    const { synonyms: _, ...written } = texts;
    expect.soft(Object.keys(written).toSorted(), id).toEqual(fields.toSorted());
  }
});

it('OPEN-013 keeps to plain text, with the numbers of the English', () => {
  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
  for (const [id, texts] of entries) {
    const { synonyms = [], ...sentences } = texts;
    for (const text of [...synonyms, ...Object.values(sentences)]) {
      expect.soft(text, id).toMatch(/^\S(.*\S)?$/);
      expect.soft(text, id).not.toMatch(/[<>]|\s{2}/);
    }
    const written = { ...english.get(id)!, contraindications: findFacts(id)?.contraindications };
    for (const [field, text] of Object.entries(sentences)) {
      expect.soft(numbersIn(text), `${id} ${field}`).toEqual(numbersIn(written[field as keyof typeof sentences] ?? ''));
    }
    expect.soft(texts.name, id).not.toMatch(/\.$/);
  }
});

it('LIB-05 calls exactly the assessments so', () => {
  for (const [id, { name }] of entries)
    expect.soft(name.includes('Evaluación'), id).toBe(english.get(id)!.name.includes('Assessment'));
});

it('OPEN-013 says licences, and what is ours, in Spanish; titles of publications stay', () => {
  const sources = [...english.values()].map(({ source }) => translateSource(source)!);
  expect(new Set(sources.map(({ license }) => license))).toEqual(
    new Set(['CC BY-SA 4.0', 'Todos los derechos reservados', 'dominio público (obra del gobierno de los EE. UU.)']),
  );
  const names = new Set(sources.map(({ name }) => name));
  expect(names).toContain('Everkinetic');
  expect(names).toContain('Ejercicios de fisioterapia escritos para esta biblioteca');
});

it('OPEN-013 gives no two exercises one name', () => {
  const names = entries.map(([, { name }]) => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

it('OPEN-013 speaks to patients of all of Latin America: no words that only some of its countries know', () => {
  const regional = /\b(mesada|puntas de pie|pileta|alberca|jalar|jale|frazada|cobija|ordenador)\b/i;
  const isRegional = ([, { name, position, action }]: (typeof entries)[number]) =>
    regional.test([name, position, action].join(' '));
  expect(entries.filter(isRegional)).toEqual([]);
});
