import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'motion.paused';
const listeners = new Set<() => void>();

const isPaused = () => localStorage.getItem(STORAGE_KEY) === 'true';

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const setPaused = (paused: boolean) => {
  localStorage.setItem(STORAGE_KEY, String(paused));
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
