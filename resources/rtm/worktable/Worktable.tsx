import { styled } from '@mui/material/styles';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../contract/platform/error.ts';
import type { RtmMonth } from '../../../contract/rtm/billing.ts';
import { getRtmMonth } from '../../../contract/rtm/month.ts';
import { getRtmMonthTotals, listReadyRtmMonths } from '../../../contract/rtm/bulk-billing.ts';
import { useCall, useCaller } from '../../../src/ui/useCall.ts';
import type { CycleFilter } from '../CycleFilters.tsx';
import { isSelectable, PatientMonth } from '../PatientMonth.tsx';
import { BillingResultBar } from '../bulk/BillingResultBar.tsx';
import { useLastBilling } from '../bulk/lastBilling.ts';
import { Frame } from './grid.ts';
import { MonthHeads } from './MonthHeads.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useRowKeys } from './useRowKeys.ts';

const BulkBillDialog = lazy(() => import('../bulk/BulkBillDialog.tsx'));

const List = styled('div')({
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  '&:focus': { outline: 'none' },
});
const Hint = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  font: 'var(--text-body)',
  color: 'var(--ink-muted)',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const toId = (patientId: number, month: string): string => `${patientId}-${month}`;

interface Props {
  months: readonly RtmMonth[];
  filter: CycleFilter;
  /** A searched name. */
  search: string;
  patientId?: string | undefined;
  /** True while the patients are searched. */
  isNarrowed: boolean;
  /** Shown in place of the rows when there are none. */
  children: ReactNode;
}

/** The patients with a cycle in the month (RTM-07): a row each, selected and billed together. */
export const Worktable = ({ months, filter, search, patientId, isNarrowed, children }: Props) => {
  const { yearMonth, atRisk } = filter;
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const queries = useQueryClient();
  const hintId = useId();
  const list = useListContext<RtmMonth>();
  const rows = useRef<HTMLDivElement>(null);
  const { last, setLast } = useLastBilling();
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  const [billing, setBilling] = useState<number[] | null>(null);
  const { data: totals } = useCall(getRtmMonthTotals, { params: { yearMonth } });
  const isWholeMonth = !search && !atRisk && !patientId;
  const selected = list.selectedIds.map(String).filter((id) => id.endsWith(`-${yearMonth}`));
  const selectable = months.filter(isSelectable).map(({ id }) => id);
  const toPatientIds = (ids: readonly string[]) => ids.map((id) => Number.parseInt(id, 10));

  const refresh = () => {
    void list.refetch();
    for (const { id } of [getRtmMonthTotals, listReadyRtmMonths, getRtmMonth])
      void queries.invalidateQueries({ queryKey: [id] });
  };
  const selectAll = async () => {
    setIsSelectingAll(true);
    const answer = await call(listReadyRtmMonths, {
      params: { yearMonth },
      query: { ...(search && { q: search }), ...(patientId && { patientIds: patientId }), ...(atRisk && { atRisk }) },
    });
    setIsSelectingAll(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    list.onSelect(answer.items.map(({ patientRecord }) => toId(patientRecord.id, yearMonth)));
  };
  const toggle = (id: string) => {
    if (selectable.includes(id)) list.onToggleItem(id);
  };
  const keys = useRowKeys({
    onToggle: toggle,
    onBill: (id) => {
      const chosen = selected.length > 0 || !selectable.includes(id) ? selected : [id];
      if (chosen.length > 0) setBilling(toPatientIds(chosen));
    },
  });
  // A fully billed patient leaves the list together with the focused button.
  const keepFocus = () => {
    if (document.activeElement === document.body) rows.current?.focus();
  };
  return (
    <>
      {last && <BillingResultBar result={last} onResult={setLast} onChanged={refresh} />}
      {months.length === 0 && children}
      <Frame>
        {months.length > 0 && <MonthHeads selectable={selectable} />}
        <List
          ref={rows}
          role="list"
          tabIndex={-1}
          hidden={months.length === 0}
          aria-label={translate('rtm.patients')}
          aria-describedby={hintId}
          aria-busy={Boolean(list.isFetching)}
          {...keys}
        >
          {months.map((month) => (
            <PatientMonth
              key={month.id}
              month={month}
              unfolded={isNarrowed && months.length === 1}
              isSelected={selected.includes(month.id)}
              onToggle={() => toggle(month.id)}
              onGone={keepFocus}
            />
          ))}
        </List>
        {months.length > 0 && <Hint id={hintId}>{translate('rtm.keys')}</Hint>}
        {selected.length > 0 && (
          <SelectionBar
            count={selected.length}
            total={isWholeMonth ? (totals?.ready.patients ?? 0) : null}
            isSelectingAll={isSelectingAll}
            onSelectAll={() => void selectAll()}
            onClear={list.onUnselectItems}
            onBill={() => setBilling(toPatientIds(selected))}
          />
        )}
      </Frame>
      {billing && (
        <Suspense>
          <BulkBillDialog
            yearMonth={yearMonth}
            patientIds={billing}
            onClose={() => setBilling(null)}
            onDone={(result) => {
              setBilling(null);
              setLast(result);
              const tried = new Set(
                [...result.months, ...result.leftOut].map((each) => toId(each.patientId, yearMonth)),
              );
              list.onSelect(result.failure ? selected.filter((id) => !tried.has(id)) : []);
              refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
