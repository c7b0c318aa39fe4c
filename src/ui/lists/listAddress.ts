import type { AnySettings } from '../../../contract/platform/list-settings.ts';

/** Address of a list with these settings, in react-admin's query parameters. */
export function toListAddress(path: string, { filter, sort, order, perPage }: AnySettings): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort,
    order,
    page: '1',
    perPage: String(perPage),
  });
  return `${path}?${query}`;
}

/** How a list applies saved settings, if react-admin's address is not enough. */
export interface SavedFilterNavigation {
  toAddress?: (path: string, settings: AnySettings) => string;
  /** Called just before navigating. */
  onUse?: (settings: AnySettings) => void;
}

/** Address of a list with these filters and its default order. */
export const toFilteredListAddress = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Query parameter that names a saved filter. */
export const SAVED = 'saved';

/** Link that opens a saved filter for anyone with access. */
export const toSharedAddress = (origin: string, path: string, id: string): string => `${origin}${path}?${SAVED}=${id}`;

const LIST = '/patients/';

// Only in memory, because the search may contain a name. A new user starts with a reloaded page.
let shown = '';

/** Remembers page, order and search of the patient list for the link back from a record. */
export function rememberPatientList(search: string): void {
  shown = search;
}

export const patientListAddress = (): string => `${LIST}${shown}`;
