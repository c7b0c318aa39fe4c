import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Exercise } from '../../contract/exercises.ts';
import {
  equipment,
  exerciseMetrics,
  exerciseTypes,
  bodyTargets,
  cameraOrientations,
  sequences,
  subjectPositions,
} from '../../contract/enumerations.ts';
import { libraryExercises } from './exercises.ts';

const exercises = libraryExercises();
const pictures = new URL('../../public', import.meta.url);

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
    expect([null, ...subjectPositions]).toContain(exercise.subjectPosition);
    expect(cameraOrientations).toContain(exercise.cameraOrientation);
    expect(sequences).toContain(exercise.sequence);
    expect(['FRONT', 'SIDE']).toContain(exercise.subjectOrientation);
  }
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

it('LIB-11 every picture named is a picture that is there', () => {
  const named = exercises
    .flatMap(({ thumbnailUrl, animationUrl }) => [thumbnailUrl, animationUrl])
    .filter((url) => url !== null);
  expect(named.length).toBeGreaterThan(200);
  for (const url of named) {
    const file = new URL(`.${url}`, `${pictures}/`);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file).subarray(8, 12).toString('latin1')).toBe('WEBP');
  }
});

it('says of every exercise where it comes from and under which licence', () => {
  for (const { id, source } of exercises) {
    expect(source?.license).toBe(id.startsWith('EK-') ? 'CC BY-SA 4.0' : 'public domain (work of the US government)');
    expect(source?.name).toMatch(/\w/);
  }
});
