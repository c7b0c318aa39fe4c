import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseMetrics,
  exerciseTypes,
  subjectPositions,
} from '../contract/enumerations.ts';
import type { Exercise } from '../contract/exercises.ts';

export type FilterGroupId = 'metrics' | 'bodyTarget' | 'type' | 'equipment' | 'position' | 'camera';

interface FilterGroup {
  id: FilterGroupId;
  values: readonly string[];
  of: (exercise: Exercise) => readonly (string | null)[];
}

/** The checkbox groups of the library in the order in which they are shown (LIB-06). */
export const filterGroups: readonly FilterGroup[] = [
  { id: 'metrics', values: exerciseMetrics, of: (exercise) => exercise.exerciseMetrics.map(({ metric }) => metric) },
  { id: 'bodyTarget', values: bodyTargets, of: (exercise) => exercise.bodyTargets },
  { id: 'type', values: exerciseTypes, of: (exercise) => [exercise.exerciseType] },
  { id: 'equipment', values: equipment, of: (exercise) => exercise.equipment },
  { id: 'position', values: subjectPositions, of: (exercise) => [exercise.subjectPosition] },
  { id: 'camera', values: cameraOrientations, of: (exercise) => [exercise.cameraOrientation] },
];

/** What somebody looks for in the library. */
export interface ExerciseFilter {
  /** Words that the name contains, whatever their case. */
  q: string;
  favorites: boolean;
  assessments: boolean;
  chosen: Readonly<Partial<Record<FilterGroupId, readonly string[]>>>;
}

export const noFilter: ExerciseFilter = { q: '', favorites: false, assessments: false, chosen: {} };

/** OPEN-091. */
export const isAssessment = ({ name }: Pick<Exercise, 'name'>): boolean => name.includes('Assessment');

/** OR within a group, AND between groups, search and toggles (OPEN-092). The order stays as given. */
export function filterExercises(
  exercises: readonly Exercise[],
  { q, favorites, assessments, chosen }: ExerciseFilter,
  favoriteIds: ReadonlySet<string>,
): Exercise[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = filterGroups.filter(({ id }) => chosen[id]?.length);
  return exercises.filter((exercise) => {
    if (favorites && !favoriteIds.has(exercise.id)) return false;
    if (assessments && !isAssessment(exercise)) return false;
    const name = exercise.name.toLowerCase();
    if (!words.every((word) => name.includes(word))) return false;
    return groups.every(({ id, of }) => of(exercise).some((value) => value !== null && chosen[id]!.includes(value)));
  });
}

/** The filter with one value of a group chosen, or no longer chosen. */
export function withValue(
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
  kind: 'q' | 'favorites' | 'assessments' | FilterGroupId;
  value: string;
  without: ExerciseFilter;
}

export function activeFilters(filter: ExerciseFilter): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const text = filter.q.trim();
  if (text) active.push({ kind: 'q', value: text, without: { ...filter, q: '' } });
  for (const kind of ['favorites', 'assessments'] as const) {
    if (filter[kind]) active.push({ kind, value: kind, without: { ...filter, [kind]: false } });
  }
  for (const { id } of filterGroups) {
    for (const value of filter.chosen[id] ?? []) {
      active.push({ kind: id, value, without: withValue(filter, id, value, false) });
    }
  }
  return active;
}
