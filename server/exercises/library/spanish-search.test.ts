import { beforeAll, describe, expect, it } from 'vitest';
import { translateTerm } from '../../../domain/platform/spanish-vocabulary/spanish-vocabulary.ts';
import { searchExercises } from '../../../domain/exercises/search/search-exercises.ts';
import { spanishSynonyms, createSpanishVocabulary } from '../../../domain/exercises/search/spanish-vocabulary.ts';
import { toSpanishStems, toStems } from '../../../domain/exercises/search/spelling.ts';
import { buildWordIndex, type WordIndex } from '../../../domain/exercises/search/word-index.ts';
import { translateExercises } from './translate-exercise.ts';
import { libraryExercises } from './exercises.ts';

const library = translateExercises(libraryExercises(), 'es');
let index: WordIndex;
beforeAll(async () => {
  index = await buildWordIndex(library, createSpanishVocabulary(translateTerm));
});
const found = (text: string) => {
  const { named, similar } = searchExercises(library, text, index);
  return [...named, ...similar.map(({ exercise }) => exercise)].map(({ id }) => id);
};

describe('OPEN-013 the Spanish library', () => {
  it('every synonym has phrases with words', () => {
    for (const { of, called } of spanishSynonyms) {
      for (const phrase of of.split(', ')) expect.soft(toStems(phrase), phrase).not.toEqual([]);
      for (const phrase of called.split(', ')) expect.soft(toSpanishStems(phrase), phrase).not.toEqual([]);
    }
  });

  it.each([
    ['deslizamiento talon', 1, 'PT-HEEL-SLIDE'],
    ['CUÁDRICEPS', 5, 'PT-QUAD-SET'],
    ['cuadricep', 8, 'PT-QUAD-SET'],
    ['doblar la rodilla', 8, 'PT-HEEL-SLIDE'],
    ['levantarse de la silla', 2, 'PT-SIT-TO-STAND'],
    ['puente', 5, 'PT-BRIDGE'],
    ['almeja', 3, 'PT-CLAMSHELL'],
    ['equilibrio', 20, 'PT-SINGLE-LEG-STANCE'],
    ['sentadiyas', 20, 'PT-WALL-SQUAT'],
    ['heel slide', 3, 'PT-HEEL-SLIDE'],
  ])('finds by “%s”, among the first %i, what is meant', (text, count, id) => {
    expect(found(text).slice(0, count)).toContain(id);
  });

  it('shows the match reason in Spanish', () => {
    const reasonFor = (text: string, id: string) =>
      index
        .findSimilar(text)
        .find(({ exercise }) => exercise.id === id)
        ?.reason();
    expect(reasonFor('doblar rodilla', 'PT-HEEL-SLIDE')).toEqual({ kind: 'called', text: 'doblar la rodilla' });
    expect(reasonFor('toalla', 'PT-SEATED-HEEL-SLIDE')).toEqual({ kind: 'described', text: 'Toalla' });
  });
});
