import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { splitWords } from './spelling.ts';
import type { SimilarMatch, WordIndex } from './word-index.ts';

/** The exercises that match a text. */
export interface ExerciseMatches {
  /** Exercises whose names contain every typed word, in the order of the library (LIB-07). */
  named: readonly Exercise[];
  /** Others that may be meant, best first. */
  similar: readonly SimilarMatch[];
}

const names = new WeakMap<Exercise, string>();

/** The normalized name, cached per exercise. */
function getComparedName(exercise: Exercise): string {
  let name = names.get(exercise);
  if (name === undefined) names.set(exercise, (name = splitWords(exercise.name).join(' ')));
  return name;
}

/**
 * Searches names for the typed words, in any script; similar exercises follow once there is an index. Names that contain
 * a clinician's abbreviation within a word, as 'Overhead' contains ER, come last.
 */
export function searchExercises(
  exercises: readonly Exercise[],
  text: string,
  index: WordIndex | null,
): ExerciseMatches {
  const typed = splitWords(text);
  if (typed.length === 0) return { named: exercises, similar: [] };
  const matching = exercises.filter((exercise) => typed.every((word) => getComparedName(exercise).includes(word)));
  const short = index ? typed.filter(index.isAbbreviation) : [];
  const hasAbbreviationsAsWords = (exercise: Exercise) =>
    short.every((abbreviation) => ` ${getComparedName(exercise)}`.includes(` ${abbreviation}`));
  const similar = index?.findSimilar(text) ?? [];
  const named = similar.length > 0 ? matching.filter(hasAbbreviationsAsWords) : matching;
  const first = new Set(named);
  const others = similar.filter(({ exercise }) => !first.has(exercise));
  for (const { exercise } of others) first.add(exercise);
  const within = matching.filter((exercise) => !first.has(exercise));
  return {
    named,
    similar: [...others, ...within.map((exercise): SimilarMatch => ({ exercise, reason: () => ({ kind: 'named' }) }))],
  };
}
