import { beforeAll, describe, expect, it } from 'vitest';
import { translateTerm } from '../../../domain/platform/spanish-vocabulary/spanish-vocabulary.ts';
import { searchExercises } from '../../../domain/exercises/search/search-exercises.ts';
import { createSpanishLanguage } from '../../../domain/exercises/search/spanish-words.ts';
import { buildWordIndex, type WordIndex } from '../../../domain/exercises/search/word-index.ts';
import { translateExercises } from './translate-exercise.ts';
import { libraryExercises } from './exercises.ts';
import { listFacts } from './facts.ts';

const library = translateExercises(libraryExercises(), 'es');
let index: WordIndex;
beforeAll(async () => {
  index = await buildWordIndex(
    library,
    new Map(listFacts('es').map((facts) => [facts.id, facts])),
    createSpanishLanguage(translateTerm),
  );
});
const search = (text: string) => searchExercises(library, text, index).matches;
const found = (text: string) => search(text).map(({ exercise }) => exercise.id);

describe('OPEN-013 the Spanish library', () => {
  it.each([
    ['deslizamiento talon', 1, 'PT-HEEL-SLIDE'],
    ['CUÁDRICEPS', 5, 'PT-QUAD-SET'],
    ['cuadricep', 8, 'PT-QUAD-SET'],
    ['doblar la rodilla', 8, 'PT-HEEL-SLIDE'],
    ['levantarse de la silla', 2, 'PT-SIT-TO-STAND'],
    ['puente', 5, 'PT-BRIDGE'],
    ['almeja', 3, 'PT-CLAMSHELL'],
    ['equilibrio', 20, 'PT-SINGLE-LEG-STANCE'],
    ['sentadiyas', 30, 'PT-WALL-SQUAT'],
    ['prótesis de rodilla', 10, 'PT-QUAD-SET'],
    ['dolor lumbar', 10, 'PT-PELVIC-TILT'],
    ['heel slide', 3, 'PT-HEEL-SLIDE'],
  ])('finds by “%s”, among the first %i, what is meant', (text, count, id) => {
    expect(found(text).slice(0, count)).toContain(id);
  });

  it('shows the match reason in Spanish', () => {
    const reasonFor = (text: string, id: string) =>
      search(text)
        .find(({ exercise }) => exercise.id === id)
        ?.reason();
    expect(reasonFor('doblar rodilla', 'PT-HEEL-SLIDE')).toBe('doblar la rodilla');
    expect(reasonFor('toalla', 'PT-SEATED-HEEL-SLIDE')).toBe('Toalla');
    expect(reasonFor('manguito rotador', 'PT-BAND-EXTERNAL-ROTATION')).toBe('manguito rotador');
  });
});
