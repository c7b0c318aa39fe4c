import { Suspense, useSyncExternalStore } from 'react';
import { lazyPage } from '../../../../src/ui/lazyPage.ts';

/*
 * A running timer is stored in localStorage, so that a reload, a crash and every tab of the same user find it. It
 * contains no name, and signing out or in as another user deletes it (`src/app/session`). Pages load only this part
 * of the timer while none runs.
 */

export const TIMER_KEY = 'care-timer';

const listeners = new Set<() => void>();

/** Calls `changed` when the timer changes in this or another tab. */
export function subscribeToTimer(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const readStoredTimer = (): string | null => localStorage.getItem(TIMER_KEY);

const hasStoredTimer = (): boolean => readStoredTimer() !== null;

/** Notifies listeners of this tab; the browser notifies the other tabs. */
export const notifyTimerChange = (): void => listeners.forEach((listener) => listener());

const CareTimerPill = lazyPage(() => import('./CareTimerPill.tsx'));

/** The care timer beside every page. Its code is loaded when a timer starts. */
export const CareTimerHost = () => {
  const isRunning = useSyncExternalStore(subscribeToTimer, hasStoredTimer, () => false);
  return isRunning ? (
    <Suspense fallback={null}>
      <CareTimerPill />
    </Suspense>
  ) : null;
};
