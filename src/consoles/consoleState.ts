import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'react-admin';

/**
 * What both consoles share. Calls answer problems instead of throwing and have their own retries, so the cache adds
 * none; a window that gets the focus asks nothing, for that would count as somebody being at the screen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
});

export const store = localStorageStore();
