import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { splitWords } from './spelling.ts';
import type { SimilarMatch, WordIndex } from './word-index.ts';

/** What a text finds in the library. */
export interface ExerciseMatches {
  /** Exercises whose names hold every typed word, in the order of the library (LIB-07). */
  named: readonly Exercise[];
  /** Others that may be meant, best first. */
  similar: readonly SimilarMatch[];
}

const names = new WeakMap<Exercise, string>();

/** The name as it is compared, worked out once for each exercise. */
function getComparedName(exercise: Exercise): string {
  let name = names.get(exercise);
  if (name === undefined) names.set(exercise, (name = splitWords(exercise.name).join(' ')));
  return name;
}

/**
 * Searches names for the typed words, in any script; what is only similar follows once there is an index. Names that
 * hold a clinician's abbreviation within a word, as 'Overhead' holds ER, come last.
 */
export function searchExercises(
  exercises: readonly Exercise[],
  text: string,
  index: WordIndex | null,
): ExerciseMatches {
  const typed = splitWords(text);
  if (typed.length === 0) return { named: exercises, similar: [] };
  const holding = exercises.filter((exercise) => typed.every((word) => getComparedName(exercise).includes(word)));
  const short = index ? typed.filter(index.isAbbreviation) : [];
  const spokenOf = (exercise: Exercise) =>
    short.every((abbreviation) => ` ${getComparedName(exercise)}`.includes(` ${abbreviation}`));
  const similar = index?.findSimilar(text) ?? [];
  const named = similar.length > 0 ? holding.filter(spokenOf) : holding;
  const first = new Set(named);
  const others = similar.filter(({ exercise }) => !first.has(exercise));
  for (const { exercise } of others) first.add(exercise);
  const within = holding.filter((exercise) => !first.has(exercise));
  return {
    named,
    similar: [...others, ...within.map((exercise): SimilarMatch => ({ exercise, reason: () => ({ kind: 'named' }) }))],
  };
}
