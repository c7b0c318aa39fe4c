import type { AnySettings } from '../../contract/platform/list-settings.ts';
import { LIBRARY_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { filterGroups, filterToggles, noFilter, type ExerciseFilter } from '../../domain/exercises/filter.ts';

/** The view of the Motion Library as the URL stores it. */
export interface LibraryView {
  filter: ExerciseFilter;
  page: number;
  /** The exercise in the open drawer. */
  exerciseId: string | null;
}

/** A movement or muscle, such as `Gluteus Medius`. */
const FACT_VALUE = /^[A-Z][A-Za-z ]{2,39}$/;

/** Parses the URL; unknown values are ignored. */
export function parseLibraryParams(search: URLSearchParams): LibraryView {
  const groups = filterGroups.map(({ id, values }) => [
    id,
    search.getAll(id).filter((value) => (values ? values.includes(value) : FACT_VALUE.test(value))),
  ]);
  const page = Number(search.get('page') ?? 1);
  return {
    filter: {
      ...noFilter,
      q: search.get('q') ?? '',
      ...Object.fromEntries(filterToggles.map((toggle) => [toggle, search.get(toggle) === 'true'])),
      chosen: Object.fromEntries(groups.filter(([, values]) => values!.length > 0)) as ExerciseFilter['chosen'],
    },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    exerciseId: search.get('exercise'),
  };
}

/** Serializes a view; defaults are left out. */
export function serializeLibraryParams({ filter, page, exerciseId }: LibraryView): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.q) search.set('q', filter.q);
  for (const toggle of filterToggles) if (filter[toggle]) search.set(toggle, 'true');
  for (const { id } of filterGroups) for (const value of filter.chosen[id] ?? []) search.append(id, value);
  if (page > 1) search.set('page', String(page));
  if (exerciseId) search.set('exercise', exerciseId);
  return search;
}

/** Settings of a saved filter; defaults and the user's own order are left out. */
export function toFilterSettings({ q, chosen, ...toggles }: ExerciseFilter): AnySettings {
  const groups = Object.entries(chosen).filter(([, values]) => values.length > 0);
  const filter = {
    ...(q && { q }),
    ...Object.fromEntries(Object.entries(toggles).filter(([, isOn]) => isOn)),
    ...Object.fromEntries(groups),
  };
  return { filter, sort: 'name', order: 'ASC', perPage: LIBRARY_PAGE_SIZE };
}

/** URL of the library with a saved filter. */
export function buildFilterAddress(path: string, { filter }: AnySettings): string {
  const pairs = Object.entries(filter).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  );
  return `${path}?${serializeLibraryParams(parseLibraryParams(new URLSearchParams(pairs)))}`;
}
