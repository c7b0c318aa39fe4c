import { useState } from 'react';
import type { Problem } from '../../contract/problem.ts';

/**
 * What a form saves against. When somebody else has saved since it was opened (412), `current` is what is stored now, until the
 * reader goes on from there with what was typed, or takes it into the form by `take`.
 */
export function useClash<Stored extends { version: number }>(
  opened: Stored | undefined,
  take: (stored: Stored) => void,
) {
  const [base, setBase] = useState(opened);
  const [current, setCurrent] = useState<Stored>();
  return {
    version: base?.version,
    current,
    /** True when the problem is such a clash. */
    isClash: ({ status, current: stored }: Problem): boolean => {
      if (status !== 412 || !stored) return false;
      setCurrent(stored as Stored);
      return true;
    },
    goOn: (isTaken: boolean) => {
      if (current && isTaken) take(current);
      setBase(current);
      setCurrent(undefined);
    },
  };
}
