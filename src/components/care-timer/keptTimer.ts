/*
 * Where a running timer lies: in localStorage, so that a reload, a crash and every tab of the same person find it. It
 * holds no name, and signing out or somebody else's signing in empties it (`src/session`). This file is all of the timer
 * that a page loads while none runs.
 */

export const TIMER_KEY = 'care-timer';

const listeners = new Set<() => void>();

/** Calls `changed` when the timer of this or of another tab changes. */
export function watchTimer(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

export const keptTimer = (): string | null => localStorage.getItem(TIMER_KEY);

export const timerIsKept = (): boolean => keptTimer() !== null;

/** Tells those who watch in this tab; other tabs hear it from the browser. */
export const timerChanged = (): void => listeners.forEach((changed) => changed());
