import { useSyncExternalStore } from 'react';
import { useViewer } from '../../../authProvider/session.ts';

/** Of more patients the first go down the list as any other. */
const MOST_SHOWN = 5;

interface Added {
  userId: string;
  id: number;
}

// In memory only: after a reload of the page nobody has been added.
let added: readonly Added[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Remembers for this visit that somebody has added a patient. */
export function rememberAdded(userId: string, id: number): void {
  added = [{ userId, id }, ...added].slice(0, MOST_SHOWN);
  listeners.forEach((listener) => listener());
}

/** Ids of the patients whom the reader has added in this visit, the newest first. */
export function useJustAdded(): number[] {
  const userId = useViewer()?.userId;
  const all = useSyncExternalStore(subscribe, () => added);
  return all.flatMap((one) => (one.userId === userId ? one.id : []));
}

/** Begins again as a page that has just been opened; for tests. */
export function forgetAdded(): void {
  added = [];
}
