import { expect, it } from 'vitest';
import { libraryExercises } from './exercises.ts';
import { englishVocabulary, synonyms } from '../../../domain/exercises/search/english-vocabulary.ts';
import { searchExercises } from '../../../domain/exercises/search/search-exercises.ts';
import { toStems } from '../../../domain/exercises/search/spelling.ts';
import { buildWordIndex } from '../../../domain/exercises/search/word-index.ts';

const library = libraryExercises();

it('every synonym has phrases with words, and none repeats its exercise alone', () => {
  for (const { of, called } of synonyms) {
    for (const phrase of [...of.split(','), ...called.split(',')]) {
      expect(toStems(phrase), `${phrase} in ${of}`).not.toEqual([]);
    }
  }
});

it('the words of patients and clinicians find the exercises of the library that they mean', async () => {
  const index = await buildWordIndex(library);
  const first = (text: string, count: number) => {
    const { named, similar } = searchExercises(library, text, index);
    return [...named, ...similar.map(({ exercise }) => exercise)].slice(0, count).map(({ name }) => name);
  };
  expect(first('glute bridge', 5)).toContain('Bridging');
  expect(first('sit up', 20)).toContain('Crunches');
  expect(first('swiss ball', 20)).toContain('Back Extension on Stability Ball');
  expect(first('tiptoe', 10)).toContain('Standing Calf Raise with Dumbbell');
  expect(first('5xSTS', 3)).toContain('Assessment: 30-Second Chair Stand');
  expect(first('stand up from a chair', 5)).toContain('Assessment: 30-Second Chair Stand');
  expect(first('knee bend', 5)).toContain('Heel Slide');
  expect(first('SLR', 3)).toContain('Straight Leg Raise');
  expect(first('codman', 3)).toContain('Shoulder Pendulum');
  expect(first('TUG', 3)).toContain('Assessment: Timed Up and Go');
  expect(first('mckenzie', 3)).toContain('Prone Press-Up');
  expect(first('rotater cuff', 10)).toContain('Cuban Dumbbell Press');
});

it('a synonym of one body target does not match another one', () => {
  const texts = (name: string) =>
    englishVocabulary.listAliases(library.find((exercise) => exercise.name === name)!).map(({ text }) => text);
  expect(texts('Hip Rotation')).not.toContain('rotator cuff');
  expect(texts('Cuban Dumbbell Press')).toContain('rotator cuff');
});
