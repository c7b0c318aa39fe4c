import type { AnySettings } from '../../../contract/list-settings.ts';

/** A list's page with these settings, in react-admin's own query values. */
export function listAddress(path: string, { filter, sort, order, perPage }: AnySettings): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort,
    order,
    page: '1',
    perPage: String(perPage),
  });
  return `${path}?${query}`;
}

/** How a list is brought to saved settings, where there is more to it than react-admin's own address. */
export interface Opening {
  addressOf?: (path: string, settings: AnySettings) => string;
  /** Does what stands beside the address, just before it is gone to. */
  onUse?: (settings: AnySettings) => void;
}

/** A list's page with these filters and its own order, for a link from elsewhere. */
export const filteredList = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Query value by which a list's address names a saved filter. */
export const SAVED = 'saved';

/** The link that opens a saved filter for whoever follows it and may. */
export const sharedAddress = (origin: string, path: string, id: string): string => `${origin}${path}?${SAVED}=${id}`;
