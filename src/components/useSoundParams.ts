import { parseQueryFromLocation, useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { searchOf, soundParams } from './soundParams.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what a list does not understand away from it: `search` is the address to go on to instead of a faulty one, and
 * the list waits until faulty settings of an earlier visit are replaced.
 */
export function useSoundParams(storeKey: string, rules: Parameters<typeof soundParams>[1]) {
  const address = parseQueryFromLocation(useLocation());
  const [kept, keep] = useStore<unknown>(storeKey);
  const sound = soundParams(address, rules);
  const soundKept = soundParams(kept, rules);
  const waits = kept !== undefined && !same(kept, soundKept);
  useEffect(() => {
    if (waits) keep(soundKept);
  });
  return { search: same(address, sound) ? undefined : searchOf(sound), waits };
}
