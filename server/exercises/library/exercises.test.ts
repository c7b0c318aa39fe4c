import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Exercise } from '../../../contract/exercises/exercises.ts';
import {
  equipment,
  exerciseMetrics,
  exerciseTypes,
  bodyTargets,
  cameraOrientations,
  sequences,
  subjectPositions,
} from '../../../contract/platform/enumerations.ts';
import { libraryExercises } from './exercises.ts';

const exercises = libraryExercises();
const pictures = new URL('../../../public', import.meta.url);

it('holds at least 150 exercises, each id and name once', () => {
  expect(exercises.length).toBeGreaterThanOrEqual(150);
  expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
  expect(new Set(exercises.map(({ name }) => name)).size).toBe(exercises.length);
});

it('ENT-017 every exercise has the shape of the contract and nothing besides', () => {
  for (const exercise of exercises) expect(Exercise.parse(exercise)).toEqual(exercise);
});

it('ENT-055 ENT-056 ENT-057 ENT-058 ENT-059 takes every value from the enumerations', () => {
  for (const exercise of exercises) {
    expect(exerciseTypes).toContain(exercise.exerciseType);
    expect(bodyTargets).toEqual(expect.arrayContaining(exercise.bodyTargets));
    expect(equipment).toEqual(expect.arrayContaining(exercise.equipment));
    expect(subjectPositions).toContain(exercise.subjectPosition);
    expect(cameraOrientations).toContain(exercise.cameraOrientation);
    expect(sequences).toContain(exercise.sequence);
  }
});

it('ENT-018 faces the camera with the front, the side or, as another value, the back', () => {
  expect(new Set(exercises.map(({ subjectOrientation }) => subjectOrientation))).toEqual(
    new Set(['FRONT', 'SIDE', 'BACK']),
  );
});

it('ENT-055 ENT-056 ENT-057 ENT-058 ENT-059 has exercises for every choice of a filter', () => {
  const used = (values: (exercise: (typeof exercises)[number]) => unknown[]) => new Set(exercises.flatMap(values));
  expect(used(({ bodyTargets: targets }) => targets)).toEqual(new Set(bodyTargets));
  expect(used(({ exerciseType }) => [exerciseType])).toEqual(new Set(exerciseTypes));
  expect(used(({ equipment: needed }) => needed)).toEqual(new Set(equipment));
  expect(used(({ subjectPosition }) => [subjectPosition])).toEqual(new Set(subjectPositions));
  expect(used(({ cameraOrientation }) => [cameraOrientation])).toEqual(new Set(cameraOrientations));
  expect(used(({ sequence }) => [sequence])).toEqual(new Set(sequences));
});

it('ENT-017 tells of every exercise how to get ready and what to do, what it serves and what is counted', () => {
  for (const { position, action, bodyTargets: targets, exerciseMetrics: supported } of exercises) {
    expect(position).toMatch(/\w+ \w+/);
    expect(action).toMatch(/\w+ \w+/);
    expect(targets).not.toEqual([]);
    expect(supported).not.toEqual([]);
  }
});

it('comes by name, so that what physical therapists give most is not behind the rest', () => {
  const names = exercises.map(({ name }) => name);
  expect(names.toSorted(new Intl.Collator('en', { numeric: true }).compare)).toEqual(names);
  expect(exercises.slice(0, 36).filter(({ id }) => id.startsWith('PT-')).length).toBeGreaterThan(10);
});

it('LIB-05 holds assessments for its toggle', () => {
  expect(exercises.filter(({ name }) => name.startsWith('Assessment: ')).length).toBeGreaterThan(10);
});

it('ENT-021 every exercise supports a metric: time when it is held, repetitions otherwise', () => {
  for (const { exerciseMetrics: supported } of exercises) {
    const metrics = supported.map(({ metric }) => metric);
    expect(exerciseMetrics).toEqual(expect.arrayContaining(metrics));
    expect(metrics.includes('REPS') || metrics.includes('TIME')).toBe(true);
  }
});

it('ENT-020 a range of motion has labelled limits in order, and only where ROM is measured', () => {
  for (const { exerciseMetrics: supported, settings } of exercises) {
    expect(settings.ROM !== null).toBe(supported.some(({ metric }) => metric === 'ROM'));
    if (!settings.ROM) continue;
    expect(settings.ROM.min.label).not.toBe(settings.ROM.max.label);
    expect(settings.ROM.min.limit).toBeLessThan(settings.ROM.max.limit);
  }
});

const publicFile = (url: string) => new URL(`.${url}`, `${pictures}/`);
const isMovement = (url: string) => url.startsWith('/exercises/movements/');

it('LIB-11 every picture named is a picture that is there', () => {
  const named = exercises
    .flatMap(({ thumbnailUrl, animationUrl }) => [thumbnailUrl, animationUrl])
    .filter((url) => url !== null)
    .filter((url) => !isMovement(url));
  expect(named.length).toBeGreaterThan(100);
  for (const url of named) {
    expect(existsSync(publicFile(url))).toBe(true);
    expect(readFileSync(publicFile(url)).subarray(8, 12).toString('latin1')).toBe('WEBP');
  }
});

it('LIB-11 LIB-18 every exercise names a movement that is in its file, one for each exercise of physical therapy', () => {
  const files = new Map<string, Set<string>>();
  const namesIn = (file: string) => {
    const known = files.get(file) ?? new Set(Object.keys(JSON.parse(readFileSync(publicFile(file), 'utf8'))));
    files.set(file, known);
    return known;
  };
  for (const { animationUrl } of exercises) {
    expect(animationUrl).toMatch(/^\/exercises\/movements\/.+#/);
    const [file, name] = animationUrl!.split('#') as [string, string];
    expect(namesIn(file)).toContain(name);
  }
  const therapy = exercises.filter(({ id }) => id.startsWith('PT-')).map(({ animationUrl }) => animationUrl);
  expect(new Set(therapy).size).toBe(therapy.length);
});

it('every exercise has its origin and license', () => {
  const licences = {
    EK: 'CC BY-SA 4.0',
    US: 'public domain (work of the US government)',
    PT: 'All rights reserved',
  };
  for (const { id, source } of exercises) {
    expect(source?.license).toBe(licences[id.slice(0, 2) as keyof typeof licences]);
    expect(source?.name).toMatch(/\w/);
  }
});
