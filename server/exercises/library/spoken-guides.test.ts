import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/platform/languages.ts';
import { libraryExercises } from './exercises.ts';
import { guideText, guideUrl, spokenGuides } from './spoken-guides.ts';
import { translateExercise } from './translate-exercise.ts';

const folder = new URL('../../../public/exercises/audio/', import.meta.url);
const library = libraryExercises();
const listFiles = (language: string) => readdirSync(new URL(`${language}/`, folder));

describe.each(languages)('the spoken guides in the language %s', (language) => {
  it('LIB-19 are there for every exercise, with its present text, and none lies there unnamed', () => {
    const withoutGuide = library
      .map((exercise) => translateExercise(exercise, language))
      .filter(({ id, demoAudioUrl }) => demoAudioUrl !== `/exercises/audio/${language}/${id}.mp3`);
    expect(withoutGuide.map(({ name }) => name)).toEqual([]);
    const named = Object.keys(spokenGuides[language]).map((id) => `${id}.mp3`);
    expect(listFiles(language).toSorted()).toEqual(named.toSorted());
  });

  it('are MP3 of some seconds', () => {
    for (const name of listFiles(language)) {
      const bytes = readFileSync(new URL(`${language}/${name}`, folder));
      const begins =
        bytes.subarray(0, 3).toString('latin1') === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0);
      expect(begins, name).toBe(true);
      // Five seconds at 16 kbit a second.
      expect(bytes.length, name).toBeGreaterThan(10_000);
    }
  });
});

it('a guide matches the text of its exercise: a changed text has no guide until it is recorded again', () => {
  const exercise = library[0]!;
  expect(guideUrl(exercise)).toBe(exercise.demoAudioUrl);
  expect(guideUrl({ ...exercise, action: 'Something else.' })).toBeNull();
  expect(guideUrl(exercise, 'es')).toBeNull();
});

it('a guide speaks name, position and action, and degrees in its language', () => {
  const curl = { id: 'X', name: 'Curl: Dumbbell', position: 'Sit.', action: 'Bend to 90°' };
  expect(guideText(curl)).toBe('Curl, Dumbbell. Sit. Bend to 90 degrees.');
  expect(guideText({ ...curl, action: 'Doble a 90°' }, 'es')).toBe('Curl, Dumbbell. Sit. Doble a 90 grados.');
});
