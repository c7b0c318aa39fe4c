import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia?.(query);
  media?.addEventListener?.('change', changed);
  return () => media?.removeEventListener?.('change', changed);
};

/** Whether the reader asks the system for less motion; follows the setting. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => true,
  );
