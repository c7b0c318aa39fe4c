import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'react-admin';

/**
 * What a console keeps: loaded records and the reader's preferences. Calls answer problems instead of throwing and have
 * their own retries, so the cache adds none; a window that gets the focus asks nothing, for that would count as
 * somebody being at the screen.
 */
const createState = (appKey?: string) => ({
  queryClient: new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  }),
  store: localStorageStore(undefined, appKey),
});

/** Each console has its own, for both have resources of the same name: a clinic's `locations` are not the vendor's. */
export const portalState = createState();
export const adminState = createState('admin');
