import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract/limits.ts';

/** The value as it was when it last stood still for 200 ms (CONST-01). */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
