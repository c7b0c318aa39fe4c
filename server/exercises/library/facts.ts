import type { ExerciseFacts } from '../../../contract/exercises/facts.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import conditions from './conditions.json' with { type: 'json' };
import otherFacts from './exercise-facts.json' with { type: 'json' };
import library from './exercises.json' with { type: 'json' };
import type { Facts } from './physical-therapy/entry.ts';
import { groups } from './physical-therapy/groups.ts';
import spanishConditions from './spanish/conditions.json' with { type: 'json' };
import spanishTopics from './spanish/topics.json' with { type: 'json' };
import topics from './topics.json' with { type: 'json' };
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

/** Ranked lists of exercises by name. */
type Lists = Readonly<Record<string, readonly string[]>>;

/** The names of lists by exercise, each with the place of the exercise in its list; first those in which it is among the first. */
function createRanks(lists: Lists, spanish: Readonly<Record<string, string>>) {
  const ranksById = new Map<string, { name: string; rank: number }[]>();
  for (const [name, ids] of Object.entries(lists))
    for (const [rank, id] of ids.entries()) ranksById.set(id, [...(ranksById.get(id) ?? []), { name, rank }]);
  return (id: string, language: Language) =>
    (ranksById.get(id) ?? [])
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ name, rank }) => ({ name: language === 'es' ? spanish[name]! : name, rank }));
}

/** Conditions for which an exercise is commonly given. */
const listConditions = createRanks(conditions, spanishConditions);

/** What else exercises are looked for by: `hip strengthening`, `shoulder flexion`, `band exercises for the ankle`. */
const listTopics = createRanks(topics, spanishTopics);

/** The facts of the vendor's exercises by which they are searched and filtered, in a language. */
export const listFacts = (language: Language = 'en'): ExerciseFacts[] =>
  [...factsById].map(([id, { movements, muscles, phases, synonyms }]) => ({
    id,
    movements,
    muscles,
    phases,
    synonyms: language === 'es' ? listSpanishSynonyms(id) : synonyms,
    conditions: listConditions(id, language),
    topics: listTopics(id, language),
  }));

/** When not to give an exercise, for its clinician; null if nothing is specific to it. */
export const findContraindications = (id: string, language: Language = 'en'): string | null => {
  const written = factsById.get(id)?.contraindications ?? null;
  return language === 'es' ? (findSpanishTexts(id)?.contraindications ?? written) : written;
};
