import { beforeAll, describe, expect, it } from 'vitest';
import { speakerOf } from '../../domain/language/phrases.ts';
import { spanishPhrases } from '../../domain/language/es/index.ts';
import { searchExercises } from '../../domain/exercise-search/search-exercises.ts';
import { spanishSayings, spanishVocabulary } from '../../domain/exercise-search/spanish-vocabulary.ts';
import { spanishStemsOf, stemsOf } from '../../domain/exercise-search/spelling.ts';
import { openWordIndex, type WordIndex } from '../../domain/exercise-search/word-index.ts';
import { allInLanguage } from '../exercises/in-language.ts';
import { libraryExercises } from './exercises.ts';

const library = allInLanguage(libraryExercises(), 'es');
let index: WordIndex;
beforeAll(async () => {
  index = await openWordIndex(library, spanishVocabulary(speakerOf(spanishPhrases)));
});
const found = (text: string) => {
  const { named, similar } = searchExercises(library, text, index);
  return [...named, ...similar.map(({ exercise }) => exercise)].map(({ id }) => id);
};

describe('OPEN-013 the Spanish library', () => {
  it('every saying is in phrases that hold words', () => {
    for (const { of, called } of spanishSayings) {
      for (const phrase of of.split(', ')) expect.soft(stemsOf(phrase), phrase).not.toEqual([]);
      for (const phrase of called.split(', ')) expect.soft(spanishStemsOf(phrase), phrase).not.toEqual([]);
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

  it('says in Spanish why something was found', () => {
    const reasonFor = (text: string, id: string) =>
      index
        .similarTo(text)
        .find(({ exercise }) => exercise.id === id)
        ?.reason();
    expect(reasonFor('doblar rodilla', 'PT-HEEL-SLIDE')).toEqual({ kind: 'called', text: 'doblar la rodilla' });
    expect(reasonFor('toalla', 'PT-SEATED-HEEL-SLIDE')).toEqual({ kind: 'described', text: 'Toalla' });
  });
});
