import { useState } from 'react';
import { useNotify, useStore } from 'react-admin';
import { isProblem } from '../../contract/platform/error.ts';
import {
  snoozeAttention,
  unsnoozeAttention,
  type WorklistItem,
  worklistKinds,
  listWorklist,
  type WorklistKind,
} from '../../contract/worklist/worklist.ts';
import { useCaller, useCall } from '../../src/ui/useCall.ts';
import { useDashboardSearch, useLastPage } from './useDashboardSearch.ts';

/** The last snoozed patient and the end of the snooze. */
export interface Snoozed {
  patient: WorklistItem['patient'];
  until: string;
}

/** Snoozes patients and undoes the last one; `onChange` refetches the list. */
export function useSnooze(onChange: () => void) {
  const call = useCaller();
  const notify = useNotify();
  const [last, setLast] = useState<Snoozed | null>(null);
  return {
    last,
    snooze: async (patient: WorklistItem['patient'], until: string) => {
      const answer = await call(snoozeAttention, { params: { id: patient.id }, body: { until } });
      if (isProblem(answer)) notify(answer.message, { type: 'error' });
      else setLast({ patient, until });
      onChange();
    },
    undo: async () => {
      if (!last) return;
      const answer = await call(unsnoozeAttention, { params: { id: last.patient.id } });
      if (isProblem(answer)) notify(answer.message, { type: 'error' });
      else setLast(null);
      onChange();
    },
  };
}

/** As many as fit below the filters of a screen 900 pixels high. */
const ROWS = 15;

/**
 * The worklist: reason and page are in the URL, `My patients` is stored in this browser, and a page beyond the end falls
 * back to the last one.
 */
export function useWorklist() {
  const { read, readPage, change } = useDashboardSearch();
  const [isMine, storeMine] = useStore('worklist.mine', false);
  const requestedPage = readPage('page');
  const setPage = (page: number) => change({ page });
  const kind = worklistKinds.find((known) => known === read('reason'));
  const query = {
    page: requestedPage,
    limit: ROWS,
    ...(kind && { kind }),
    ...(isMine && { practitionerId: 'mine' as const }),
  };
  const { data, error, isFetching, refetch } = useCall(listWorklist, { query }, { keepPrevious: true });
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / ROWS));
  useLastPage(data !== undefined && !isFetching && requestedPage > lastPage, () => setPage(lastPage));
  return {
    data,
    error,
    isFetching,
    refetch,
    kind,
    isMine,
    page: Math.min(requestedPage, data ? lastPage : requestedPage),
    lastPage,
    rows: ROWS,
    setPage,
    showKind: (reason: WorklistKind | null) => change({ reason, page: 1 }),
    showMine: (mine: boolean) => {
      setPage(1);
      storeMine(mine);
    },
  };
}

export type WorklistState = ReturnType<typeof useWorklist>;
