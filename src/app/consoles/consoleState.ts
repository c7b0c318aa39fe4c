import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'react-admin';

/**
 * Query client and store of a console. Calls return problems instead of throwing and retry themselves, so the cache
 * does not. Focusing a window sends no requests, because those would count as user activity.
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

/**
 * One state per console, because both have resources with the same name: a clinic's `locations` are not the vendor's.
 */
export const portalState = createState();
export const adminState = createState('admin');
