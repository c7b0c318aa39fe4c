import { useState } from 'react';
import { SEARCH_MIN } from '../../../contract/search/limits.ts';
import { useDebounced } from '../../../src/ui/hooks.ts';

/** A typed text; `settled` follows once typing pauses for 200 ms. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const settled = useDebounced(words);
  return {
    typed,
    setTyped,
    words,
    settled,
    /** Whether the server is asked for `settled`. */
    isSearch: settled.length >= SEARCH_MIN,
    isTyping: settled !== words && words.length >= SEARCH_MIN,
    isEnough: words.length >= SEARCH_MIN,
  };
}

/**
 * The results of the typed words. Until they are complete, those of the words before stay: Enter right after a key opens
 * nothing that was found for other words.
 */
export function useSettled<Results>(results: Results, isPending: boolean): Results {
  const [shown, setShown] = useState(results);
  if (!isPending && shown !== results) setShown(results);
  return isPending ? shown : results;
}
