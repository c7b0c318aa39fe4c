import { useSearchParams } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { heldChoices, type HeldChoice } from '../../../contract/rtm-charges.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/limits.ts';
import { monthOf } from '../../../domain/calendar.ts';
import { billingMonths } from '../../../domain/rtm/months.ts';
import { useToday } from '../../../src/components/useToday.ts';

export const moneyParts = ['forecast', 'rules', 'charges'] as const;
export type MoneyPart = (typeof moneyParts)[number];

interface Chosen {
  part?: MoneyPart;
  yearMonth?: string;
  status?: string;
  held?: HeldChoice;
  page?: number;
}

/** What of which month is shown, as the address has it; another choice than of the page begins with the first page. */
export function useMoneyPlace() {
  const [search, setSearch] = useSearchParams();
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  const months = billingMonths(today);
  const part = moneyParts.find((known) => known === search.get('part')) ?? 'forecast';
  const yearMonth = months.find((month) => month === search.get('yearMonth')) ?? monthOf(today);
  const status = search.get('status') ?? 'READY_TO_BILL';
  const held = heldChoices.find((known) => known === search.get('held')) ?? 'LEAVE_OUT';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const choose = (chosen: Chosen) => {
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

export type MoneyPlace = ReturnType<typeof useMoneyPlace>;
