import { useEffect, useState } from 'react';

const AFTER_MS = 1000;

/** True once something has gone on for a second; what is done at once is not worth a word. */
export function useLate(goesOn: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [goesOn]);
  return late && goesOn;
}
