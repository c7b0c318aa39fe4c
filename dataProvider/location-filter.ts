import { useSyncExternalStore } from 'react';

const KEY = 'locationFilter';
const watchers = new Set<() => void>();
let known: { text: string | null; ids: readonly number[] } = { text: null, ids: [] };

function stored(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
}

/** Locations to which lists are narrowed; empty means all that the reader may see. Kept until sign-out (OPEN-043). */
export function chosenLocations(): readonly number[] {
  const text = stored();
  if (text !== known.text) {
    const ids = (text ?? '').split(',').filter(Boolean).map(Number).filter(Number.isInteger);
    known = { text, ids };
  }
  return known.ids;
}

export function chooseLocations(ids: readonly number[]): void {
  if (ids.length) localStorage.setItem(KEY, ids.join(','));
  else localStorage.removeItem(KEY);
  for (const watcher of watchers) watcher();
}

export const useChosenLocations = (): readonly number[] =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    chosenLocations,
    () => [],
  );
