import { useStore } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { attentionKinds, listWorklist, type AttentionKind } from '../../../contract/worklist.ts';
import { useCall } from '../../../src/components/useCall.ts';

const ROWS = 10;

/**
 * The worklist as it is asked for: the reason stands in the address, `My patients` is remembered in this browser, and a
 * page that is no more after somebody was snoozed gives way to the last one.
 */
export function useWorklist() {
  const [search, setSearch] = useSearchParams();
  const [isMine, keepMine] = useStore('worklist.mine', false);
  const [asked, setPage] = useState(1);
  const kind = attentionKinds.find((known) => known === search.get('reason'));
  const query = { page: asked, limit: ROWS, ...(kind && { kind }), ...(isMine && { practitionerId: 'mine' as const }) };
  const { data, error, isFetching, refetch } = useCall(listWorklist, { query }, { keepPrevious: true });
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / ROWS));
  if (data && !isFetching && asked > lastPage) setPage(lastPage);
  return {
    data,
    error,
    isFetching,
    refetch,
    kind,
    isMine,
    page: Math.min(asked, data ? lastPage : asked),
    lastPage,
    rows: ROWS,
    setPage,
    showKind: (chosen: AttentionKind | null) => {
      setPage(1);
      setSearch(chosen ? { reason: chosen } : {}, { replace: true });
    },
    showMine: (mine: boolean) => {
      setPage(1);
      keepMine(mine);
    },
  };
}

export type WorklistShown = ReturnType<typeof useWorklist>;
