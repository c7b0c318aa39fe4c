import { useEffect } from 'react';
import { useList, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import { heldChoices, type HeldChoice } from '../../../contract/rtm/charges.ts';
import { toMonth } from '../../../domain/platform/calendar.ts';
import { listBillingMonths } from '../../../domain/rtm/months.ts';
import { useToday } from '../../../src/ui/hooks.ts';

export const moneyParts = ['forecast', 'rules', 'charges'] as const;
export type MoneyPart = (typeof moneyParts)[number];

interface MoneySelection {
  part?: MoneyPart;
  yearMonth?: string;
  status?: string;
  held?: HeldChoice;
  page?: number;
}

/** The selection in the address; changing anything but the page returns to the first page. */
export function useMoneySearchParams() {
  const [search, setSearch] = useSearchParams();
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  const months = listBillingMonths(today);
  const part = moneyParts.find((known) => known === search.get('part')) ?? 'forecast';
  const yearMonth = months.find((month) => month === search.get('yearMonth')) ?? toMonth(today);
  const status = search.get('status') ?? 'READY_TO_BILL';
  const held = heldChoices.find((known) => known === search.get('held')) ?? 'LEAVE_OUT';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const choose = (chosen: MoneySelection) => {
    const next = { part, yearMonth, status, held, page: 1, ...chosen };
    setSearch(
      {
        part: next.part,
        yearMonth: next.yearMonth,
        ...(next.part === 'charges' && { status: next.status }),
        ...(next.part === 'charges' && next.held === 'INCLUDE' && { held: next.held }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace: true },
    );
  };
  return { months, part, yearMonth, status, held, page, choose };
}

export type MoneySearchParams = ReturnType<typeof useMoneySearchParams>;

interface Paged<Item> {
  rows: readonly Item[] | undefined;
  total: number;
  perPage: number;
  page: number;
  setPage: (page: number) => void;
  isFetching: boolean;
}

/**
 * Paginates rows of a loaded response as a list context for tables and pagers. A page beyond the last one is replaced
 * by it.
 */
export function usePagedRows<Item extends RaRecord>({ rows, total, perPage, page, setPage, isFetching }: Paged<Item>) {
  const list = useList<Item>({ data: rows && [...rows], isPending: !rows, isFetching, perPage: Math.max(1, perPage) });
  const lastPage = Math.max(1, Math.ceil(total / Math.max(1, perPage)));
  const isBeyond = rows !== undefined && !isFetching && page > lastPage;
  useEffect(() => {
    if (isBeyond) setPage(lastPage);
  });
  return {
    ...list,
    total,
    page,
    perPage,
    setPage,
    hasPreviousPage: page > 1,
    hasNextPage: page * perPage < total,
  } as typeof list;
}
