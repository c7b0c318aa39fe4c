import { useCallback, useEffect, useState } from 'react';

/** Pictures that take longer are left out of the print. */
const TIMEOUT_MS = 15_000;

export type PictureState = 'loading' | 'shown' | 'failed';

/**
 * Tracks the pictures of a page to print: each `<img>` reports its state by `report`. `isSettled` is true once all have
 * loaded or failed. `retry` loads the failed ones again.
 */
export function usePictures(addresses: readonly string[]) {
  const [states, setStates] = useState<Readonly<Record<string, PictureState>>>({});
  const [attempt, setAttempt] = useState(1);
  const getState = (address: string): PictureState => states[address] ?? 'loading';
  const report = useCallback(
    (address: string, state: PictureState) => setStates((before) => ({ ...before, [address]: state })),
    [],
  );
  const loading = addresses.filter((address) => getState(address) === 'loading');
  const isLoading = loading.length > 0;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      setStates((before) =>
        Object.fromEntries(addresses.map((address) => [address, before[address] === 'shown' ? 'shown' : 'failed'])),
      );
    }, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [addresses, isLoading, attempt]);
  return {
    getState,
    report,
    /** Part of each picture's key, so that a retry creates a new element. */
    attempt,
    isSettled: !isLoading,
    failed: addresses.filter((address) => getState(address) === 'failed').length,
    retry: () => {
      setStates((before) => Object.fromEntries(Object.entries(before).filter(([, state]) => state === 'shown')));
      setAttempt((count) => count + 1);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
