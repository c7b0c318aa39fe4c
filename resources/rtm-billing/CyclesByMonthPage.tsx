import Button from '@mui/material/Button';
import { ListContextProvider, useListController, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE, PAGE_SIZE } from '../../contract/limits.ts';
import { DEFAULT_RTM_STATUSES, type RtmMonth } from '../../contract/rtm-billing.ts';
import { monthOf } from '../../domain/calendar.ts';
import { monthText } from '../../src/i18n/calendarText.ts';
import { mayManageTeam } from '../../domain/viewer.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useToday } from '../../src/components/useToday.ts';
import { CycleFilters, type CycleFilter } from './CycleFilters.tsx';
import { isCycleFilter } from './isCycleFilter.ts';
import { MonthList } from './MonthList.tsx';
import { rtmBillingMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: rtmBillingMessages };

/**
 * `/rtm-billing/cycles-by-month/` (RTM-01..19). Month, statuses, page and the id of a single patient stand in the
 * address, a typed name does not; a visit begins with the current month.
 */
export default function CyclesByMonthPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const today = useToday(viewer?.organization?.timezone ?? DEFAULT_TIMEZONE);
  const [q, setSearch] = useState('');
  const initial: CycleFilter = { yearMonth: monthOf(today), status: DEFAULT_RTM_STATUSES.join(',') };
  const list = useListController<RtmMonth>({
    resource: 'rtm-months',
    filter: q ? { q } : undefined,
    filterDefaultValues: initial,
    sort: { field: 'name', order: 'ASC' },
    perPage: PAGE_SIZE,
    storeKey: false,
    debounce: 0,
    // The failure is told on the page.
    queryOptions: { onError: () => undefined },
  });
  const chosen = { ...initial, ...list.filterValues } as CycleFilter & { patientId?: string };
  const { data, error } = list;
  // Somebody else's words in the address: the page begins as if there were none.
  if (!isCycleFilter(chosen)) return <Navigate to="/rtm-billing/cycles-by-month/" replace />;
  const { yearMonth, status, patientId } = chosen;
  return (
    <ListContextProvider value={list}>
      <PageHeading
        title={translate('rtm.title', { month: monthText(yearMonth) })}
        actions={
          <>
            <Button component={Link} to="/rtm-billing/money/" variant="outlined">
              {translate('rtm.money')}
            </Button>
            {viewer && mayManageTeam(viewer) && (
              <Button component={Link} to="/rtm-billing/settings/" variant="outlined">
                {translate('rtm.settings')}
              </Button>
            )}
          </>
        }
      />
      <CycleFilters
        today={today}
        chosen={{ yearMonth, status }}
        onChoose={(filter) => list.setFilters({ ...filter, ...(patientId && { patientId }) })}
        search={q}
        onSearch={(text) => {
          list.setPage(1);
          setSearch(text);
        }}
      />
      {patientId && (
        <p>
          {translate('rtm.onePatient')}{' '}
          <Button size="small" onClick={() => list.setFilters({ yearMonth, status })}>
            {translate('rtm.allPatients')}
          </Button>
        </p>
      )}
      {error && <ErrorView message={error.message || translate('rtm.failed')} onRetry={() => void list.refetch()} />}
      {!data && !error && <PageLoading />}
      {data && !error && (
        <MonthList months={data} month={yearMonth} narrowed={Boolean(q || patientId)} busy={Boolean(list.isFetching)} />
      )}
      <ListPager />
    </ListContextProvider>
  );
}
