import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { spanishSource } from './library/spanish-sources.ts';
import { spanishOf } from './library/spanish.ts';

type TranslatableExercise = Pick<Exercise, 'id' | 'name' | 'position' | 'action' | 'language' | 'source'>;

/**
 * An exercise in a language, or as it was written when there is no translation: the library in English, an own
 * exercise in its own language.
 */
export function translateExercise<E extends TranslatableExercise>(exercise: E, language: Language = 'en'): E {
  const translation = language === 'es' ? spanishOf(exercise.id) : undefined;
  if (!translation) return exercise;
  const { source } = exercise;
  return {
    ...exercise,
    position: null,
    action: null,
    ...translation,
    ...(source && { source: spanishSource(source) }),
    language,
  };
}

const collators: Partial<Record<Language, Intl.Collator>> = {};

/** Exercises in a language, sorted by their names in it. English ones keep their order. */
export function translateExercises<E extends TranslatableExercise>(exercises: E[], language: Language = 'en'): E[] {
  if (language === 'en') return exercises;
  const { compare } = (collators[language] ??= new Intl.Collator(language, { numeric: true }));
  return exercises
    .map((exercise) => translateExercise(exercise, language))
    .toSorted((one, other) => compare(one.name, other.name));
}
