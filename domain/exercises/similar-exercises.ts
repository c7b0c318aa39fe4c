import type { Exercise } from '../../contract/exercises/exercises.ts';

/** What two exercises can have in common, most telling first. */
export const similarityReasons = ['target', 'position', 'type', 'equipment', 'words', 'metrics', 'sequence'] as const;
export type SimilarityReason = (typeof similarityReasons)[number];

/**
 * What each likeness is worth, 1 in all. An exercise is swapped to work the same part of the body in a way that the
 * patient can manage, so the target weighs most; then how the patient stands or lies and how the muscle works; then what
 * is needed for it, what it is called, and how it is counted. The weights are the clinic's common sense, not measured.
 */
const weights: Record<SimilarityReason, number> = {
  target: 0.4,
  position: 0.15,
  type: 0.15,
  equipment: 0.1,
  words: 0.1,
  metrics: 0.05,
  sequence: 0.05,
};

export interface SimilarExercise {
  exercise: Exercise;
  /** From 0 to 1. */
  score: number;
  /** The properties that both share; a partial match (one target of two) counts for the score only. */
  alike: readonly SimilarityReason[];
}

const smallWords = new Set(['a', 'and', 'in', 'of', 'on', 'one', 'over', 'the', 'to', 'two', 'up', 'with']);

const listWords = ({ name }: Exercise): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !smallWords.has(word));

/** How much of two sets is shared, from 0 to 1; of two empty ones, `empty`. */
function computeOverlap(one: readonly string[], other: readonly string[], empty: number): number {
  const all = new Set([...one, ...other]);
  if (all.size === 0) return empty;
  const others = new Set(other);
  return new Set(one.filter((each) => others.has(each))).size / all.size;
}

/** Two missing values are not alike. */
const same = (one: string | null, other: string | null): number => (one !== null && one === other ? 1 : 0);

const listMetrics = ({ exerciseMetrics }: Exercise): string[] => exerciseMetrics.map(({ metric }) => metric);

function shares(one: Exercise, other: Exercise): Record<SimilarityReason, number> {
  return {
    target: computeOverlap(one.bodyTargets, other.bodyTargets, 0),
    position: same(one.subjectPosition, other.subjectPosition),
    type: same(one.exerciseType, other.exerciseType),
    // Two exercises that need nothing need the same.
    equipment: computeOverlap(one.equipment, other.equipment, 1),
    words: computeOverlap(listWords(one), listWords(other), 0),
    metrics: computeOverlap(listMetrics(one), listMetrics(other), 0),
    sequence: same(one.sequence, other.sequence),
  };
}

/**
 * The exercises most like one, best first, those of equal likeness by name. One that shares no target of the body is
 * none, unless the exercise has no target.
 */
export function findSimilarExercises(
  exercise: Exercise,
  library: readonly Exercise[],
  most = 8,
): readonly SimilarExercise[] {
  const found = library.flatMap((other): SimilarExercise[] => {
    if (other.id === exercise.id) return [];
    const shared = shares(exercise, other);
    if (exercise.bodyTargets.length > 0 && shared.target === 0) return [];
    const score = similarityReasons.reduce((sum, likeness) => sum + weights[likeness] * shared[likeness], 0);
    // That both need nothing is nothing to tell.
    const alike = similarityReasons.filter(
      (likeness) => shared[likeness] === 1 && (likeness !== 'equipment' || other.equipment.length > 0),
    );
    return [{ exercise: other, score, alike }];
  });
  return found.toSorted((a, b) => b.score - a.score || a.exercise.name.localeCompare(b.exercise.name)).slice(0, most);
}
