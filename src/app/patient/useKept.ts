import { useCallback, useEffect, useState } from 'react';
import { changeKept, getKey, readKept, type Keep, type Kept } from './keptOnDevice.ts';

/** What is kept for a link, and how to change it. */
export function useKept(code: string): [kept: Kept, keep: Keep] {
  const [kept, setKept] = useState(() => readKept(code));
  const keep = useCallback<Keep>(
    (change) => {
      const changed = changeKept(code, change);
      setKept(changed);
      return changed;
    },
    [code],
  );
  useEffect(() => {
    // Another window of this device went on with the session, or ended it (PTL-65).
    const follow = ({ key }: StorageEvent) => key === getKey(code) && setKept(readKept(code));
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [code]);
  return [kept, keep];
}
