import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryExercises } from './exercises.ts';
import { guideText, guideUrl, spokenGuides } from './spoken-guides.ts';

const folder = new URL('../../../public/exercises/audio/', import.meta.url);
const exercises = libraryExercises();
const spoken = exercises.filter(({ demoAudioUrl }) => demoAudioUrl !== null);

it('LIB-19 every spoken guide named is an MP3 that is there, and none lies there unnamed', () => {
  expect(spoken.length).toBeGreaterThan(150);
  expect(Object.keys(spokenGuides).toSorted()).toEqual(
    readdirSync(folder)
      .map((name) => name.replace('.mp3', ''))
      .toSorted(),
  );
  for (const { id, demoAudioUrl } of spoken) {
    expect(demoAudioUrl).toBe(`/exercises/audio/${id}.mp3`);
    const bytes = readFileSync(new URL(`${id}.mp3`, folder));
    const begins =
      bytes.subarray(0, 3).toString('latin1') === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0);
    expect(begins, id).toBe(true);
    expect(bytes.length, id).toBeGreaterThan(5_000);
  }
});

it('a guide matches the text of its exercise: a changed text has no guide until it is recorded again', () => {
  const [guided] = spoken;
  expect(guideUrl(guided!)).toBe(guided!.demoAudioUrl);
  expect(guideUrl({ ...guided!, action: 'Something else.' })).toBeNull();
  expect(guideText({ id: 'X', name: 'Curl: Dumbbell', position: 'Sit.', action: 'Bend to 90°' })).toBe(
    'Curl, Dumbbell. Sit. Bend to 90 degrees.',
  );
});

it('the recordings together stay below 9 MB', () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + readFileSync(new URL(name, folder)).length, 0);
  expect(bytes).toBeLessThan(9_000_000);
});
