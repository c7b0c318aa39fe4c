import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'motion.paused';
const listeners = new Set<() => void>();

/** The choice while storage is closed (private mode): it lasts as long as the page. */
let unkept = false;

const isPaused = () => {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return unkept;
  }
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const setPaused = (paused: boolean) => {
  unkept = paused;
  try {
    localStorage.setItem(STORAGE_KEY, String(paused));
  } catch {
    // It is kept above.
  }
  listeners.forEach((changed) => changed());
};

/**
 * Whether moving pictures stand still by the reader's own choice in this browser, and the setter (WCAG 2.2.2). Without the
 * consoles' store: the page of a handout's code shows movements too, and loads no console.
 */
export const useMotionPaused = (): readonly [boolean, (paused: boolean) => void] => [
  useSyncExternalStore(subscribe, isPaused, () => false),
  setPaused,
];
