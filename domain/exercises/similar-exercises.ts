import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { ExerciseFacts, Movement } from '../../contract/exercises/facts.ts';
import { isAssessment } from './filter.ts';

/** What two exercises can have in common, most telling first. */
export const similarityReasons = [
  'movement',
  'muscles',
  'target',
  'type',
  'position',
  'equipment',
  'phase',
  'metrics',
  'sequence',
] as const;
export type SimilarityReason = (typeof similarityReasons)[number];

/**
 * What each likeness is worth, 1 in all. An exercise is swapped to train or stretch the same muscles by the same movement
 * in a way that the patient can manage: how the patient stands or lies and what is needed only order those. The weights
 * are clinical common sense, checked by pairs of exercises, not measured.
 */
const weights: Record<SimilarityReason, number> = {
  movement: 0.3,
  muscles: 0.28,
  target: 0.1,
  type: 0.12,
  position: 0.07,
  equipment: 0.04,
  phase: 0.04,
  metrics: 0.03,
  sequence: 0.02,
};

export interface SimilarExercise {
  exercise: Exercise;
  /** From 0 to 1. */
  score: number;
  /** What is entirely the same. */
  alike: readonly SimilarityReason[];
}

const opposites: readonly (readonly [Movement, Movement])[] = [
  ['Flexion', 'Extension'],
  ['Abduction', 'Adduction'],
  ['Horizontal Abduction', 'Horizontal Adduction'],
  ['External Rotation', 'Internal Rotation'],
  ['Elevation', 'Depression'],
  ['Protraction', 'Retraction'],
  ['Pronation', 'Supination'],
  ['Dorsiflexion', 'Plantarflexion'],
  ['Inversion', 'Eversion'],
];
const opposite = new Map(opposites.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

/** What moves in a joint; the others name a whole activity. */
const jointMovements = new Set<Movement>([...opposite.keys(), 'Rotation', 'Side Bending', 'Circumduction']);

type Facts = Pick<ExerciseFacts, 'movements' | 'muscles' | 'phases' | 'topics'>;
const none: Facts = { movements: [], muscles: [], phases: [] };

/** How many exercises each list has. */
function countPlaces(factsById: ReadonlyMap<string, Facts>): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { topics = [] } of factsById.values())
    for (const { name, rank } of topics) sizes.set(name, Math.max(sizes.get(name) ?? 0, rank + 1));
  return sizes;
}

/** How much of two lists is shared, from 0 to 1; what is first in both counts as much as all the rest. */
function compareRanked(one: readonly string[], other: readonly string[]): number {
  const overlap = computeOverlap(one, other, 0);
  return one[0] !== undefined && one[0] === other[0] ? 0.5 + overlap / 2 : overlap / 2;
}

/** How much of two sets is shared, from 0 to 1; of two empty ones, `empty`. */
function computeOverlap(one: readonly string[], other: readonly string[], empty: number): number {
  const all = new Set([...one, ...other]);
  if (all.size === 0) return empty;
  const others = new Set(other);
  return new Set(one.filter((each) => others.has(each))).size / all.size;
}

/** So many places apart in a list, two exercises are half as near as side by side. */
const NEAR = 4;
/** Longer lists than this say less of each pair in them. */
const SHORT = 8;
/** How much of what lacks to entire likeness the lists can make up for. */
const TOPICS_SHARE = 1;

/**
 * How near two exercises stand in the lists under which both are looked for, from 0 to 1: short lists, and neighbors in
 * them, are most telling.
 */
function compareTopics(one: Facts, other: Facts, sizes: ReadonlyMap<string, number>): number {
  const ranks = new Map(other.topics?.map(({ name, rank }) => [name, rank]));
  let apart = 1;
  for (const { name, rank } of one.topics ?? []) {
    const otherRank = ranks.get(name);
    if (otherRank === undefined) continue;
    const distance = Math.abs(rank - otherRank);
    apart *= 1 - (0.5 * Math.min(1, SHORT / sizes.get(name)!)) / (1 + distance / NEAR);
  }
  return 1 - apart;
}

/** Two missing values are not alike. */
const same = (one: string | null, other: string | null): number => (one !== null && one === other ? 1 : 0);

const listMetrics = ({ exerciseMetrics }: Exercise): string[] => exerciseMetrics.map(({ metric }) => metric);

/** The antagonist is no replacement: an exercise that mainly does what the other undoes, and nothing of the same. */
const isOpposed = ({ movements: [first, ...more] }: Facts, { movements: [other, ...others] }: Facts): boolean =>
  first !== undefined &&
  other !== undefined &&
  opposite.get(first) === other &&
  !more.includes(other) &&
  !others.includes(first);

/** What is practiced as a whole, such as gait, breathing or a squat, and not moved in one joint. */
const isFunction = (movement: Movement | undefined): boolean => movement !== undefined && !jointMovements.has(movement);

/** Whether two exercises have a muscle in common, or practice the same. Without facts, nothing speaks against it. */
function servesSame(one: Facts, other: Facts): boolean {
  if (one.movements.length === 0 || other.movements.length === 0) return true;
  if (one.movements[0] === other.movements[0] && isFunction(one.movements[0])) return true;
  if (one.muscles.length === 0 || other.muscles.length === 0)
    return one.movements.some((movement) => isFunction(movement) && other.movements.includes(movement));
  return one.muscles.some((muscle) => other.muscles.includes(muscle));
}

/** A stretch is held; what else is of this type takes a joint through its range. */
export const isStretch = ({ exerciseType, exerciseMetrics }: Exercise): boolean =>
  exerciseType === 'Stretching/Mobility' && !exerciseMetrics.some(({ metric }) => metric === 'REPS');

/** Whether an exercise can stand in for another: for the same part of the body, and for the same purpose. */
function isReplacement(exercise: Exercise, facts: Facts, other: Exercise, others: Facts): boolean {
  if (other.id === exercise.id || (other.isGym && !exercise.isGym)) return false;
  if (isAssessment(other) && !isAssessment(exercise)) return false;
  if (exercise.bodyTargets.length > 0 && computeOverlap(exercise.bodyTargets, other.bodyTargets, 0) === 0) return false;
  const isOtherKind = isStretch(exercise) !== isStretch(other) && exercise.exerciseType !== other.exerciseType;
  return !isOtherKind && !isOpposed(facts, others) && servesSame(facts, others);
}

function compare(one: Exercise, facts: Facts, other: Exercise, others: Facts): Record<SimilarityReason, number> {
  const muscles = compareRanked(facts.muscles, others.muscles);
  return {
    // The same movement of other muscles is that of another joint.
    movement:
      compareRanked(facts.movements, others.movements) * (muscles > 0 || isFunction(facts.movements[0]) ? 1 : 0.3),
    muscles,
    target: computeOverlap(one.bodyTargets, other.bodyTargets, 0),
    type: same(one.exerciseType, other.exerciseType),
    position: same(one.subjectPosition, other.subjectPosition),
    // Two exercises that need nothing need the same.
    equipment: computeOverlap(one.equipment, other.equipment, 1),
    phase: computeOverlap(facts.phases, others.phases, 0),
    metrics: computeOverlap(listMetrics(one), listMetrics(other), 0),
    sequence: same(one.sequence, other.sequence),
  };
}

/**
 * The exercises most like one, best first, those of equal likeness by name. Exercises of a gym are offered for one of a
 * gym only.
 */
export function findSimilarExercises(
  exercise: Exercise,
  library: readonly Exercise[],
  factsById: ReadonlyMap<string, Facts>,
  most = 8,
): readonly SimilarExercise[] {
  const facts = factsById.get(exercise.id) ?? none;
  const sizes = countPlaces(factsById);
  const found = library.flatMap((other): SimilarExercise[] => {
    const others = factsById.get(other.id) ?? none;
    if (!isReplacement(exercise, facts, other, others)) return [];
    const shared = compare(exercise, facts, other, others);
    const sum = similarityReasons.reduce((total, likeness) => total + weights[likeness] * shared[likeness], 0);
    const byFacts = isStretch(exercise) === isStretch(other) ? sum : sum * 0.85;
    const score = byFacts + (1 - byFacts) * TOPICS_SHARE * compareTopics(facts, others, sizes);
    // That both need nothing is nothing to tell.
    const alike = similarityReasons.filter(
      (likeness) => shared[likeness] === 1 && (likeness !== 'equipment' || other.equipment.length > 0),
    );
    return [{ exercise: other, score, alike }];
  });
  return found.toSorted((a, b) => b.score - a.score || a.exercise.name.localeCompare(b.exercise.name)).slice(0, most);
}
