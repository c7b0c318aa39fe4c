import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseMetrics,
  exerciseTypes,
  subjectPositions,
} from '../../contract/platform/enumerations.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';

export type FilterGroupId = 'metrics' | 'bodyTarget' | 'type' | 'equipment' | 'position' | 'camera';

interface FilterGroup {
  id: FilterGroupId;
  values: readonly string[];
  getValues: (exercise: Exercise) => readonly (string | null)[];
}

/** The checkbox groups of the library in the order in which they are shown (LIB-06). */
export const filterGroups: readonly FilterGroup[] = [
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

/** The filter of the library. */
export interface ExerciseFilter {
  /** Words to search for. */
  q: string;
  favorites: boolean;
  assessments: boolean;
  /** Only the organization's own exercises. */
  own: boolean;
  chosen: Readonly<Partial<Record<FilterGroupId, readonly string[]>>>;
}

export const noFilter: ExerciseFilter = { q: '', favorites: false, assessments: false, own: false, chosen: {} };

/** OPEN-091; the word for an assessment depends on the language of the exercise's texts. */
export const isAssessment = ({ name, language }: Pick<Exercise, 'name' | 'language'>): boolean =>
  name.includes(language === 'es' ? 'Evaluación' : 'Assessment');

/**
 * Whether an exercise is left by the toggles and groups: OR within a group, AND between groups and toggles (OPEN-092).
 * What the typed words find is `searchExercises`.
 */
export function createExerciseMatcher(
  { favorites, assessments, own, chosen }: ExerciseFilter,
  favoriteIds: ReadonlySet<string>,
): (exercise: Exercise) => boolean {
  const groups = filterGroups.filter(({ id }) => chosen[id]?.length);
  return (exercise) => {
    if (favorites && !favoriteIds.has(exercise.id)) return false;
    if (assessments && !isAssessment(exercise)) return false;
    if (own && !exercise.isOwn) return false;
    return groups.every(({ id, getValues: of }) =>
      of(exercise).some((value) => value !== null && chosen[id]!.includes(value)),
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
): ValueCounts {
  const counted = filterGroups.map(({ id, getValues: of }) => {
    const left = createExerciseMatcher({ ...filter, chosen: { ...filter.chosen, [id]: [] } }, favoriteIds);
    const counts = new Map<string, number>();
    for (const exercise of exercises) {
      if (!left(exercise)) continue;
      for (const value of of(exercise)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
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

/** One active filter, as its chip shows it, and the filter without it (LIB-08). */
export interface ActiveFilter {
  kind: 'q' | 'favorites' | 'assessments' | 'own' | FilterGroupId;
  value: string;
  without: ExerciseFilter;
}

export function listActiveFilters(filter: ExerciseFilter): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const text = filter.q.trim();
  if (text) active.push({ kind: 'q', value: text, without: { ...filter, q: '' } });
  for (const kind of ['favorites', 'assessments', 'own'] as const) {
    if (filter[kind]) active.push({ kind, value: kind, without: { ...filter, [kind]: false } });
  }
  for (const { id } of filterGroups) {
    for (const value of filter.chosen[id] ?? []) {
      active.push({ kind: id, value, without: selectValue(filter, id, value, false) });
    }
  }
  return active;
}

/** By name, the order of the API, or favorites first. */
export const exerciseOrders = ['name', 'favorites'] as const;
export type ExerciseOrder = (typeof exerciseOrders)[number];

/** Orders exercises that are sorted by name; favorites and the others stay sorted by name. */
export function orderExercises(
  exercises: readonly Exercise[],
  order: ExerciseOrder,
  favoriteIds: ReadonlySet<string>,
): readonly Exercise[] {
  if (order === 'name') return exercises;
  const isFavorite = ({ id }: Exercise) => favoriteIds.has(id);
  return [...exercises.filter(isFavorite), ...exercises.filter((exercise) => !isFavorite(exercise))];
}
