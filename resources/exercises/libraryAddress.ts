import type { AnySettings } from '../../contract/list-settings.ts';
import { LIBRARY_PAGE_SIZE } from '../../contract/limits.ts';
import { filterGroups, noFilter, type ExerciseFilter } from '../../domain/exercise-filter.ts';

/** What the address of the Motion Library says: a view of it can be kept as a link, and the back button works. */
export interface LibraryAddress {
  filter: ExerciseFilter;
  page: number;
  /** The exercise whose drawer is open. */
  exerciseId: string | null;
}

/** Reads an address; values that the library does not know are passed over. */
export function readAddress(search: URLSearchParams): LibraryAddress {
  const groups = filterGroups.map(({ id, values }) => [
    id,
    search.getAll(id).filter((value) => values.includes(value)),
  ]);
  const page = Number(search.get('page') ?? 1);
  return {
    filter: {
      ...noFilter,
      q: search.get('q') ?? '',
      favorites: search.get('favorites') === 'true',
      assessments: search.get('assessments') === 'true',
      own: search.get('own') === 'true',
      chosen: Object.fromEntries(groups.filter(([, values]) => values!.length > 0)) as ExerciseFilter['chosen'],
    },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    exerciseId: search.get('exercise'),
  };
}

/** The address of a view; what is as at the start is left out. */
export function writeAddress({ filter, page, exerciseId }: LibraryAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.q) search.set('q', filter.q);
  if (filter.favorites) search.set('favorites', 'true');
  if (filter.assessments) search.set('assessments', 'true');
  if (filter.own) search.set('own', 'true');
  for (const { id } of filterGroups) for (const value of filter.chosen[id] ?? []) search.append(id, value);
  if (page > 1) search.set('page', String(page));
  if (exerciseId) search.set('exercise', exerciseId);
  return search;
}

/** A filter as it is saved: what is as at the start is left out. The order is the reader's own and stays out as well. */
export function settingsOf({ q, favorites, assessments, own, chosen }: ExerciseFilter): AnySettings {
  const groups = Object.entries(chosen).filter(([, values]) => values.length > 0);
  const filter = {
    ...(q && { q }),
    ...(favorites && { favorites }),
    ...(assessments && { assessments }),
    ...(own && { own }),
    ...Object.fromEntries(groups),
  };
  return { filter, sort: 'name', order: 'ASC', perPage: LIBRARY_PAGE_SIZE };
}

/** The library at a saved filter. */
export function addressOf(path: string, { filter }: AnySettings): string {
  const pairs = Object.entries(filter).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  );
  return `${path}?${writeAddress(readAddress(new URLSearchParams(pairs)))}`;
}
