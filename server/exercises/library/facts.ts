import type { ExerciseFacts } from '../../../contract/exercises/facts.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import otherFacts from './exercise-facts.json' with { type: 'json' };
import library from './exercises.json' with { type: 'json' };
import type { Facts } from './physical-therapy/entry.ts';
import { groups } from './physical-therapy/groups.ts';
import { findSpanishTexts } from './translate-exercise.ts';

const entries = Object.values(groups).flat();

/** Clinical facts by exercise: of the entries of physical therapy, and of `exercises.json`. */
const factsById = new Map<string, Facts>([
  ...(Object.entries(otherFacts) as [string, Facts][]),
  ...entries.map(({ id, facts }) => [id, facts] as const),
]);

export const findFacts = (id: string): Facts | undefined => factsById.get(id);

const names = new Map([...library, ...entries].map(({ id, name }) => [id, name]));

/** Spanish-speaking clinicians also search for the English name. */
const listSpanishSynonyms = (id: string): string[] => [...(findSpanishTexts(id)?.synonyms ?? []), names.get(id)!];

/** The facts of the vendor's exercises by which they are searched and filtered, in a language. */
export const listFacts = (language: Language = 'en'): ExerciseFacts[] =>
  [...factsById].map(([id, { movements, muscles, phases, synonyms }]) => ({
    id,
    movements,
    muscles,
    phases,
    synonyms: language === 'es' ? listSpanishSynonyms(id) : synonyms,
  }));

/** When not to give an exercise, for its clinician; null if nothing is specific to it. */
export const findContraindications = (id: string, language: Language = 'en'): string | null => {
  const written = factsById.get(id)?.contraindications ?? null;
  return language === 'es' ? (findSpanishTexts(id)?.contraindications ?? written) : written;
};
