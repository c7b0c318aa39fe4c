import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { splitWords } from './spelling.ts';
import type { Match, WordIndex } from './word-index.ts';

/** What a text finds. */
export interface Found {
  /** Best first. */
  matches: readonly Match[];
  /** Exercises like the best match, where there are few. */
  similar: readonly Exercise[];
  /** Nothing matches exactly: the matches forgive typing errors and left out words. */
  isLoose: boolean;
}

/** Up to as many matches, exercises like the best one are offered as well. */
const FEW = 8;

const names = new WeakMap<Exercise, string>();

/** The normalized name, cached per exercise. */
function getComparedName(exercise: Exercise): string {
  let name = names.get(exercise);
  if (name === undefined) names.set(exercise, (name = splitWords(exercise.name).join(' ')));
  return name;
}

const toMatch = (exercise: Exercise): Match => ({ exercise, reason: () => null });

/** The exercises whose names contain every typed word, in any script, in the order of the library (LIB-07). */
export function searchNames(exercises: readonly Exercise[], text: string): readonly Exercise[] {
  const typed = splitWords(text);
  return exercises.filter((exercise) => typed.every((word) => getComparedName(exercise).includes(word)));
}

/** Searches by an index, once there is one. All exercises whose names contain every typed word are among the matches. */
export function searchExercises(exercises: readonly Exercise[], text: string, index: WordIndex | null): Found {
  const named = searchNames(exercises, text);
  const isTyped = splitWords(text).length > 0;
  if (!index || !isTyped) return { matches: named.map(toMatch), similar: [], isLoose: false };
  const ranked = index.search(text);
  const known = new Set(ranked.map(({ exercise }) => exercise));
  const exact = [...ranked, ...named.filter((exercise) => !known.has(exercise)).map(toMatch)];
  const isLoose = exact.length === 0;
  const matches = isLoose ? index.searchLoosely(text) : exact;
  const [best] = matches;
  if (!best || matches.length > FEW) return { matches, similar: [], isLoose };
  const found = new Set(matches.map(({ exercise }) => exercise));
  const near = index.searchNearly(text).map(({ exercise }) => exercise);
  const similar = [...new Set([...near, ...index.findSimilar(best.exercise)])]
    .filter((exercise) => !found.has(exercise))
    .slice(0, FEW);
  return { matches, similar, isLoose };
}
