import type { Exercise } from '../../contract/exercises.ts';
import type { Language } from '../../contract/languages.ts';
import { spanishSource } from '../library/spanish-sources.ts';
import { spanishOf } from '../library/spanish.ts';

type Said = Pick<Exercise, 'id' | 'name' | 'position' | 'action' | 'language' | 'source'>;

/**
 * An exercise in a language, which it then names; as it was written where it has no translation: the library in English,
 * an organization's own in its own words.
 */
export function inLanguage<E extends Said>(exercise: E, language: Language = 'en'): E {
  const said = language === 'es' ? spanishOf(exercise.id) : undefined;
  if (!said) return exercise;
  const { source } = exercise;
  return {
    ...exercise,
    position: null,
    action: null,
    ...said,
    ...(source && { source: spanishSource(source) }),
    language,
  };
}

const collators: Partial<Record<Language, Intl.Collator>> = {};

/** Exercises in a language, by the names that they have in it. English ones stay in the order that they come in. */
export function allInLanguage<E extends Said>(exercises: E[], language: Language = 'en'): E[] {
  if (language === 'en') return exercises;
  const { compare } = (collators[language] ??= new Intl.Collator(language, { numeric: true }));
  return exercises
    .map((exercise) => inLanguage(exercise, language))
    .toSorted((one, other) => compare(one.name, other.name));
}
