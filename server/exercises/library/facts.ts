import type { ExerciseFacts } from '../../../contract/exercises/facts.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import conditions from './conditions.json' with { type: 'json' };
import otherFacts from './exercise-facts.json' with { type: 'json' };
import library from './exercises.json' with { type: 'json' };
import type { Facts } from './physical-therapy/entry.ts';
import { groups } from './physical-therapy/groups.ts';
import spanishConditions from './spanish/conditions.json' with { type: 'json' };
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

/** Conditions by exercise, each with the place of the exercise among those that are given for it, best first. */
const conditionsById = new Map<string, { name: string; rank: number }[]>();
for (const [name, ids] of Object.entries(conditions))
  for (const [rank, id] of ids.entries()) conditionsById.set(id, [...(conditionsById.get(id) ?? []), { name, rank }]);

/** Conditions for which an exercise is commonly given, those first for which it is among the first. */
const listConditions = (id: string, language: Language) =>
  (conditionsById.get(id) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name, rank }) => ({
      name: language === 'es' ? spanishConditions[name as keyof typeof spanishConditions] : name,
      rank,
    }));

/** The facts of the vendor's exercises by which they are searched and filtered, in a language. */
export const listFacts = (language: Language = 'en'): ExerciseFacts[] =>
  [...factsById].map(([id, { movements, muscles, phases, synonyms }]) => ({
    id,
    movements,
    muscles,
    phases,
    synonyms: language === 'es' ? listSpanishSynonyms(id) : synonyms,
    conditions: listConditions(id, language),
  }));

/** When not to give an exercise, for its clinician; null if nothing is specific to it. */
export const findContraindications = (id: string, language: Language = 'en'): string | null => {
  const written = factsById.get(id)?.contraindications ?? null;
  return language === 'es' ? (findSpanishTexts(id)?.contraindications ?? written) : written;
};
