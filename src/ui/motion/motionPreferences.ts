import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const useReducedMotionSubscribe = (changed: () => void) => {
  const media = window.matchMedia?.(query);
  media?.addEventListener?.('change', changed);
  return () => media?.removeEventListener?.('change', changed);
};

/** Whether the system setting asks for reduced motion; follows changes. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    useReducedMotionSubscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => true,
  );

/** Whether figures may play: the system does not ask for reduced motion and the reader has not paused them. */
export const useIsMotionAllowed = () => {
  const [paused] = useMotionPaused();
  const reduced = useReducedMotion();
  return !paused && !reduced;
};

const STORAGE_KEY = 'motion.paused';
const listeners = new Set<() => void>();

/** The choice while storage is blocked (private mode). */
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
 * Whether the reader paused moving figures in this browser, with the setter (WCAG 2.2.2). Not in the consoles' store,
 * because the public program page shows figures too.
 */
export const useMotionPaused = (): readonly [boolean, (paused: boolean) => void] => [
  useSyncExternalStore(subscribe, isPaused, () => false),
  setPaused,
];
