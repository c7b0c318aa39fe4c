import Button from '@mui/material/Button';
import { ListContextProvider, useListController, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE, PAGE_SIZE } from '../../contract/limits.ts';
import { DEFAULT_RTM_STATUSES, type RtmMonth } from '../../contract/rtm-billing.ts';
import { monthOf } from '../../domain/calendar.ts';
import { monthName } from '../../domain/rtm/months.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useToday } from '../../src/components/useToday.ts';
import { CycleFilters, type CycleFilter } from './CycleFilters.tsx';
import { PatientMonth } from './PatientMonth.tsx';
import { rtmBillingMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: rtmBillingMessages };

/** `/rtm-billing/cycles-by-month/` (RTM-01..19). Month, statuses and page stand in the address; a visit begins with the current month. */
export default function CyclesByMonthPage() {
  const translate = useTranslate();
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  const initial: CycleFilter = { yearMonth: monthOf(today), status: DEFAULT_RTM_STATUSES.join(',') };
  const list = useListController<RtmMonth>({
    resource: 'rtm-months',
    filterDefaultValues: initial,
    sort: { field: 'name', order: 'ASC' },
    perPage: PAGE_SIZE,
    storeKey: false,
    debounce: 0,
    // The failure is told on the page.
    queryOptions: { onError: () => undefined },
  });
  const chosen = { ...initial, ...(list.filterValues as Partial<CycleFilter>) };
  const { data, error } = list;
  return (
    <ListContextProvider value={list}>
      <PageHeading title={translate('rtm.title', { month: monthName(chosen.yearMonth) })} />
      <CycleFilters today={today} chosen={chosen} onChoose={(filter) => list.setFilters({ ...filter })} />
      {error && <ErrorView message={error.message || translate('rtm.failed')} onRetry={() => void list.refetch()} />}
      {!data && !error && <PageLoading />}
      {data?.length === 0 && !error && (
        <EmptyState
          title={translate('rtm.none')}
          hint={translate('rtm.noneHint')}
          action={
            <Button component={Link} to="/patients/" variant="contained">
              {translate('rtm.addPatient')}
            </Button>
          }
        />
      )}
      <div
        role="list"
        aria-label={translate('rtm.patients')}
        aria-busy={list.isFetching}
        style={{ display: 'grid', gap: 8 }}
      >
        {data?.map((month) => (
          <PatientMonth key={month.id} month={month} />
        ))}
      </div>
      <ListPager />
    </ListContextProvider>
  );
}
