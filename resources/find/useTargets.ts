import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { findAnything } from '../../contract/admin-find.ts';
import { useCall } from '../../src/components/useCall.ts';
import { useDebounced } from '../../src/components/useDebounced.ts';
import { useLayoutFrame } from '../../src/layout/LayoutContext.ts';
import { foundTargets, pageTargets } from './targets.ts';

const FEWEST = 2;

/** What the typed words may mean: pages at once, records once the typing pauses for 200 ms. */
export function useTargets() {
  const translate = useTranslate();
  const { menu } = useLayoutFrame();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const settled = useDebounced(words);
  const enough = settled.length >= FEWEST;
  const { data, error, isFetching } = useCall(findAnything, { query: { q: settled } }, { enabled: enough });
  const targets = useMemo(() => {
    const pages = pageTargets(menu, words, translate);
    // Enter right after a key must not jump to what the words before it have found.
    const records =
      data && enough && settled === words
        ? foundTargets(data, (kind, uuid) => translate(`find.session.${kind}`, { uuid }))
        : [];
    return [...pages, ...records];
  }, [menu, words, settled, translate, data, enough]);
  const searching = words.length >= FEWEST && (isFetching || settled !== words);
  return { typed, setTyped, targets, error, searching, enough: words.length >= FEWEST };
}
