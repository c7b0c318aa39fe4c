import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract/platform/limits.ts';
import { useNotify } from 'react-admin';

/** Copies a text and notifies with one of two message keys; a browser may refuse it. */
export function useCopyText() {
  const notify = useNotify();
  return async (text: string, copied: string, failed: string, messageArgs?: object): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success', messageArgs });
    } catch {
      notify(failed, { type: 'error' });
    }
  };
}

/** The value after it has not changed for 200 ms (CONST-01). */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
