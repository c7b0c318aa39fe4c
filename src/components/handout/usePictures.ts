import { useCallback, useEffect, useState } from 'react';

/** A picture that has not come by then is printed without. */
const PATIENCE_MS = 15_000;

export type PictureState = 'loading' | 'shown' | 'failed';

/**
 * Watches the pictures of a page that is to be printed: each `<img>` tells by `told` whether it came. `settled` once all
 * did or failed, so that nothing is printed half loaded. `again` starts anew those that failed.
 */
export function usePictures(addresses: readonly string[]) {
  const [states, setStates] = useState<Readonly<Record<string, PictureState>>>({});
  const [attempt, setAttempt] = useState(1);
  const stateOf = (address: string): PictureState => states[address] ?? 'loading';
  const told = useCallback(
    (address: string, state: PictureState) => setStates((before) => ({ ...before, [address]: state })),
    [],
  );
  const waiting = addresses.filter((address) => stateOf(address) === 'loading');
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setStates((before) =>
        Object.fromEntries(addresses.map((address) => [address, before[address] === 'shown' ? 'shown' : 'failed'])),
      );
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [addresses, isWaiting, attempt]);
  return {
    stateOf,
    told,
    /** Part of each picture's key: another attempt is another element. */
    attempt,
    settled: !isWaiting,
    failed: addresses.filter((address) => stateOf(address) === 'failed').length,
    again: () => {
      setStates((before) => Object.fromEntries(Object.entries(before).filter(([, state]) => state === 'shown')));
      setAttempt((count) => count + 1);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
