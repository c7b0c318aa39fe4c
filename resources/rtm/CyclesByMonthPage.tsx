import Button from '@mui/material/Button';
import { ListContextProvider, useListController, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE, PAGE_SIZE } from '../../contract/platform/limits.ts';
import { DEFAULT_RTM_STATUSES, type RtmMonth, YearMonth } from '../../contract/rtm/billing.ts';
import { toMonth } from '../../domain/platform/calendar.ts';
import { formatMonth } from '../../src/ui/i18n/calendarFormat.ts';
import { canManageTeam, hasNoLocation } from '../../domain/identity/viewer.ts';
import { ErrorView, PageLoading, EmptyState, NoLocation } from '../../src/ui/PageStates.tsx';
import { ListPager } from '../../src/ui/ListControls.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { useToday } from '../../src/ui/hooks.ts';
import { CycleFilters, type CycleFilter } from './CycleFilters.tsx';
import { rtmBillingMessages } from './messages.en.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { useCall } from '../../src/ui/useCall.ts';
import { MonthTotals } from './worktable/MonthTotals.tsx';
import { Worktable } from './worktable/Worktable.tsx';
import { rtmStatuses } from '../../contract/platform/enumerations.ts';

/** Explains an empty month: no cycle with the selected statuses, or a reader who has no patients yet (RTM-09). */
const NoCycles = ({ month }: { month: string }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { data, isPending } = useCall(listPatients, { query: { state: 'ALL', limit: 1 } });
  if (viewer && hasNoLocation(viewer)) return <NoLocation />;
  if (isPending) return null;
  if (data && data.totalItems > 0)
    return (
      <EmptyState
        title={translate('rtm.noneInMonth', { month: formatMonth(month) })}
        hint={translate('rtm.noneInMonthHint')}
      />
    );
  return (
    <EmptyState
      title={translate('rtm.none')}
      hint={translate('rtm.noneHint')}
      action={
        <Button component={Link} to="/patients/" variant="contained">
          {translate('rtm.addPatient')}
        </Button>
      }
    />
  );
};

const known: readonly string[] = rtmStatuses;

/** Whether the address has a valid month and statuses. */
const isCycleFilter = ({ yearMonth, status, atRisk, charged }: Record<keyof CycleFilter, unknown>): boolean =>
  [atRisk, charged].every((only) => only === undefined || only === 'true') &&
  YearMonth.safeParse(yearMonth).success &&
  typeof status === 'string' &&
  status.split(',').every((each) => known.includes(each));

/** Loaded with this page. @public */
export const texts = { en: rtmBillingMessages };

/**
 * `/rtm-billing/cycles-by-month/` (RTM-01..19). Month, statuses, page and the id of a single patient are in the
 * address, a searched name is not; the default is the current month.
 */
export default function CyclesByMonthPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const today = useToday(viewer?.organization?.timezone ?? DEFAULT_TIMEZONE);
  const [q, setSearch] = useState('');
  const initial: CycleFilter = { yearMonth: toMonth(today), status: DEFAULT_RTM_STATUSES.join(',') };
  const list = useListController<RtmMonth>({
    resource: 'rtm-months',
    filter: q ? { q } : undefined,
    filterDefaultValues: initial,
    sort: { field: 'name', order: 'ASC' },
    perPage: PAGE_SIZE,
    storeKey: false,
    debounce: 0,
    // The error is shown on the page.
    queryOptions: { onError: () => undefined },
  });
  const chosen = { ...initial, ...list.filterValues } as CycleFilter & { patientId?: string };
  const { data, error } = list;
  // An invalid address is treated as empty.
  if (!isCycleFilter({ atRisk: undefined, charged: undefined, ...chosen }))
    return <Navigate to="/rtm-billing/cycles-by-month/" replace />;
  const { yearMonth, status, atRisk, charged, patientId } = chosen;
  const filter: CycleFilter = { yearMonth, status, ...(atRisk && { atRisk }), ...(charged && { charged }) };
  return (
    <ListContextProvider value={list}>
      <PageHeading
        title={translate('rtm.title', { month: formatMonth(yearMonth) })}
        actions={
          <>
            <Button component={Link} to="/rtm-billing/money/" variant="outlined">
              {translate('rtm.money')}
            </Button>
            {viewer && canManageTeam(viewer) && (
              <Button component={Link} to="/rtm-billing/settings/" variant="outlined">
                {translate('rtm.settings')}
              </Button>
            )}
          </>
        }
      />
      <MonthTotals chosen={filter} onChoose={list.setFilters} />
      <CycleFilters
        today={today}
        chosen={filter}
        onChoose={(next) => list.setFilters({ ...next, ...(patientId && { patientId }) })}
        search={q}
        onSearch={(text) => {
          list.setPage(1);
          setSearch(text);
        }}
      />
      {patientId && (
        <p>
          {translate('rtm.onePatient')}{' '}
          <Button size="small" onClick={() => list.setFilters(filter)}>
            {translate('rtm.allPatients')}
          </Button>
        </p>
      )}
      {error && <ErrorView message={error.message || translate('rtm.failed')} onRetry={() => void list.refetch()} />}
      {!data && !error && <PageLoading />}
      {data && !error && (
        <Worktable months={data} filter={filter} search={q} isNarrowed={Boolean(q || patientId)} patientId={patientId}>
          {q || patientId ? <p>{translate('rtm.noneFound')}</p> : <NoCycles month={yearMonth} />}
        </Worktable>
      )}
      {!error && <ListPager />}
    </ListContextProvider>
  );
}
