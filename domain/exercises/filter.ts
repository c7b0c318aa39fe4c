import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseMetrics,
  exerciseTypes,
  subjectPositions,
} from '../../contract/platform/enumerations.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { ExerciseFacts } from '../../contract/exercises/facts.ts';

type ListedGroupId = 'metrics' | 'bodyTarget' | 'type' | 'equipment' | 'position' | 'camera';
type FactGroupId = 'movement' | 'muscle' | 'phase';
export type FilterGroupId = ListedGroupId | FactGroupId;

/** Clinical facts by exercise id; an own exercise has those that were entered. */
export type FactsById = ReadonlyMap<string, ExerciseFacts>;
export const noFacts: FactsById = new Map();

export interface FilterGroup<Id extends FilterGroupId = FilterGroupId> {
  id: Id;
  /** All values in their order; null for those of the clinical facts, which are many and loaded later. */
  values: readonly string[] | null;
  getValues: (exercise: Exercise, facts: FactsById) => readonly (string | null)[];
}

/** The checkbox groups of the library in the order in which they are shown (LIB-06). */
export const listedGroups: readonly FilterGroup<ListedGroupId>[] = [
  {
    id: 'metrics',
    values: exerciseMetrics,
    getValues: (exercise) => exercise.exerciseMetrics.map(({ metric }) => metric),
  },
  { id: 'bodyTarget', values: bodyTargets, getValues: (exercise) => exercise.bodyTargets },
  { id: 'type', values: exerciseTypes, getValues: (exercise) => [exercise.exerciseType] },
  { id: 'equipment', values: equipment, getValues: (exercise) => exercise.equipment },
  { id: 'position', values: subjectPositions, getValues: (exercise) => [exercise.subjectPosition] },
  { id: 'camera', values: cameraOrientations, getValues: (exercise) => [exercise.cameraOrientation] },
];

/** Further groups, by clinical facts, which are loaded when they are needed. */
export const factGroups: readonly FilterGroup<FactGroupId>[] = [
  { id: 'movement', values: null, getValues: ({ id }, facts) => facts.get(id)?.movements ?? [] },
  { id: 'muscle', values: null, getValues: ({ id }, facts) => facts.get(id)?.muscles ?? [] },
  { id: 'phase', values: ['Early', 'Middle', 'Late'], getValues: ({ id }, facts) => facts.get(id)?.phases ?? [] },
];

export const filterGroups: readonly FilterGroup[] = [...listedGroups, ...factGroups];

/** Whether a filter can be applied only with the clinical facts. */
export const needsFacts = ({ chosen }: ExerciseFilter): boolean => factGroups.some(({ id }) => chosen[id]?.length);

/** The filter of the library. */
export interface ExerciseFilter {
  /** Words to search for. */
  q: string;
  favorites: boolean;
  assessments: boolean;
  /** Only the organization's own exercises. */
  own: boolean;
  /** The exercises of a gym as well. */
  gym: boolean;
  chosen: Readonly<Partial<Record<FilterGroupId, readonly string[]>>>;
}

export const noFilter: ExerciseFilter = {
  q: '',
  favorites: false,
  assessments: false,
  own: false,
  gym: false,
  chosen: {},
};

/** OPEN-091; the word for an assessment depends on the language of the exercise's texts. */
export const isAssessment = ({ name, language }: Pick<Exercise, 'name' | 'language'>): boolean =>
  name.includes(language === 'es' ? 'Evaluación' : 'Assessment');

/**
 * Whether an exercise is left by the toggles and groups: OR within a group, AND between groups and toggles (OPEN-092).
 * Those of a gym are left out unless they are included, or are the reader's favorites. What the typed words find is
 * `searchExercises`.
 */
export function createExerciseMatcher(
  { favorites, assessments, own, gym, chosen }: ExerciseFilter,
  favoriteIds: ReadonlySet<string>,
  facts: FactsById = noFacts,
): (exercise: Exercise) => boolean {
  const groups = filterGroups.filter(({ id }) => chosen[id]?.length);
  return (exercise) => {
    if (favorites ? !favoriteIds.has(exercise.id) : exercise.isGym && !gym) return false;
    if (assessments && !isAssessment(exercise)) return false;
    if (own && !exercise.isOwn) return false;
    return groups.every(({ id, getValues: of }) =>
      of(exercise, facts).some((value) => value !== null && chosen[id]!.includes(value)),
    );
  };
}

/** How many exercises have each value of each group. */
export type ValueCounts = Readonly<Record<FilterGroupId, ReadonlyMap<string, number>>>;

/** Counts, for every value of a group, the exercises that have it among those that everything else leaves. */
export function countValues(
  exercises: readonly Exercise[],
  filter: ExerciseFilter,
  favoriteIds: ReadonlySet<string>,
  facts: FactsById = noFacts,
): ValueCounts {
  const counted = filterGroups.map(({ id, getValues: of }) => {
    const left = createExerciseMatcher({ ...filter, chosen: { ...filter.chosen, [id]: [] } }, favoriteIds, facts);
    const counts = new Map<string, number>();
    for (const exercise of exercises) {
      if (!left(exercise)) continue;
      for (const value of of(exercise, facts)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [id, counts];
  });
  return Object.fromEntries(counted) as Record<FilterGroupId, Map<string, number>>;
}

/** The filter with one value of a group chosen, or no longer chosen. */
export function selectValue(
  filter: ExerciseFilter,
  group: FilterGroupId,
  value: string,
  chosen: boolean,
): ExerciseFilter {
  const others = (filter.chosen[group] ?? []).filter((other) => other !== value);
  return { ...filter, chosen: { ...filter.chosen, [group]: chosen ? [...others, value] : others } };
}

/** Filters that are on or off. */
export const filterToggles = ['favorites', 'assessments', 'own', 'gym'] as const;
export type FilterToggle = (typeof filterToggles)[number];

/** One active filter, as its chip shows it, and the filter without it (LIB-08). */
export interface ActiveFilter {
  kind: 'q' | FilterToggle | FilterGroupId;
  value: string;
  without: ExerciseFilter;
}

export function listActiveFilters(filter: ExerciseFilter): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const text = filter.q.trim();
  if (text) active.push({ kind: 'q', value: text, without: { ...filter, q: '' } });
  for (const kind of filterToggles) {
    if (filter[kind]) active.push({ kind, value: kind, without: { ...filter, [kind]: false } });
  }
  for (const { id } of filterGroups) {
    for (const value of filter.chosen[id] ?? []) {
      active.push({ kind: id, value, without: selectValue(filter, id, value, false) });
    }
  }
  return active;
}

/** As found, which is by name where nothing is searched for, or favorites first. */
export const exerciseOrders = ['name', 'favorites'] as const;
export type ExerciseOrder = (typeof exerciseOrders)[number];

/** Orders matches; favorites and the others keep their order among themselves. */
export function orderMatches<Match extends { exercise: Exercise }>(
  matches: readonly Match[],
  order: ExerciseOrder,
  favoriteIds: ReadonlySet<string>,
): readonly Match[] {
  if (order === 'name') return matches;
  const isFavorite = ({ exercise: { id } }: Match) => favoriteIds.has(id);
  return [...matches.filter(isFavorite), ...matches.filter((match) => !isFavorite(match))];
}
