import { useSyncExternalStore } from 'react';

const KEY = 'locationFilter';
const watchers = new Set<() => void>();
let cached: { text: string | null; ids: readonly number[] } = { text: null, ids: [] };

function readStored(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
}

/** Locations to which lists are narrowed; empty means all that the reader may see. Kept until sign-out (OPEN-043). */
export function getSelectedLocations(): readonly number[] {
  const text = readStored();
  if (text !== cached.text) {
    const ids = (text ?? '').split(',').filter(Boolean).map(Number).filter(Number.isInteger);
    cached = { text, ids };
  }
  return cached.ids;
}

export function selectLocations(ids: readonly number[]): void {
  if (ids.length) localStorage.setItem(KEY, ids.join(','));
  else localStorage.removeItem(KEY);
  for (const watcher of watchers) watcher();
}

export const useSelectedLocations = (): readonly number[] =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    getSelectedLocations,
    () => [],
  );
