import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** What the dashboard shows, in the URL: Back from a patient leads to the same tab and page. */
export function useDashboardSearch() {
  const [search, setSearch] = useSearchParams();
  return {
    read: (name: string) => search.get(name),
    readPage: (name: string) => Number(/^[1-9]\d{0,5}$/.exec(search.get(name) ?? '')?.[0] ?? 1),
    /** Null and a first page are left out. */
    change: (changes: Readonly<Record<string, string | number | null>>) =>
      setSearch(
        (known) => {
          const next = new URLSearchParams(known);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === 1) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true },
      ),
  };
}

/** Leads to the last page where the list has become shorter than the page in the URL. */
export function useLastPage(isBeyondEnd: boolean, showLast: () => void): void {
  const leave = useEffectEvent(showLast);
  useEffect(() => {
    if (isBeyondEnd) leave();
  }, [isBeyondEnd]);
}
