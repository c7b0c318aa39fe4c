import {
  useGetList,
  type ListControllerResult,
  type SortPayload,
  ListContextProvider,
  useTranslate,
} from 'react-admin';
import { useEffect, useState } from 'react';
import { useSearchParams, Link } from 'react-router';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { ClickableRows } from '../../../src/ui/lists/tableFrame.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { ListPager } from '../../../src/ui/ListControls.tsx';
import { DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { SearchField } from '../../../src/ui/SearchField.tsx';

const sortKeys = ['name', 'lastActivity'];

const toSort = (text: string | null): SortPayload => {
  const field = text?.replace(/^-/, '');
  if (!field || !sortKeys.includes(field)) return { field: 'name', order: 'ASC' };
  return { field, order: text!.startsWith('-') ? 'DESC' : 'ASC' };
};

/**
 * Gait patients of a location as react-admin's list context, paginated and sorted by the server (GAIT-21). New patients
 * without a name come first. Page and order are in the address; the search is not, because it is a name or a Unique
 * Gait ID.
 */
function useEventPatients(locationId: number) {
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState('');
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const sort = toSort(search.get('sort'));
  const change = (name: string, value: string | undefined, replace = true) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        if (name !== 'page') before.delete('page');
        return before;
      },
      { replace, preventScrollReset: true },
    );
  const answer = useGetList<PatientRecord>(
    'patients',
    {
      pagination: { page, perPage: PAGE_SIZE },
      sort,
      filter: { state: 'ACTIVE', product: 'GAIT', locationIds: [locationId], ...(q && { q }) },
    },
    { placeholderData: (before) => before },
  );
  const total = answer.total ?? 0;
  const isBeyond = page > 1 && !answer.isPlaceholderData && answer.data?.length === 0;
  useEffect(() => {
    if (!isBeyond) return;
    setSearch(
      (before) => {
        before.delete('page');
        return before;
      },
      { replace: true },
    );
  }, [isBeyond, setSearch]);
  const list = {
    ...answer,
    data: isBeyond ? undefined : answer.data,
    resource: 'patients',
    page,
    perPage: PAGE_SIZE,
    sort,
    filterValues: q ? { q } : {},
    selectedIds: [],
    setSort: ({ field, order }: SortPayload) => change('sort', order === 'DESC' ? `-${field}` : field),
    setPage: (next: number) => change('page', next > 1 ? String(next) : undefined, false),
    hasNextPage: page * PAGE_SIZE < total,
    hasPreviousPage: page > 1,
  } as unknown as ListControllerResult<PatientRecord>;
  return {
    list,
    q,
    search: (text: string) => {
      setQ(text);
      change('page', undefined);
    },
  };
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(2),
  '& h2': { flex: '1 1 auto' },
  '& > span': { flex: '0 1 320px' },
}));
const Patients = styled(ClickableRows)({
  '& tbody a': { color: 'var(--ink)', fontWeight: 500, textDecoration: 'none' },
});

/** Gait patients of one location (GAIT-21..23). */
export const EventPatients = ({ locationId }: { locationId: number }) => {
  const translate = useTranslate();
  const { list, q, search } = useEventPatients(locationId);
  const title = translate('gait.event.patients');
  return (
    <section aria-labelledby="event-patients">
      <Head>
        <Typography variant="h2" id="event-patients">
          {title}
        </Typography>
        <SearchField label={translate('gait.event.search')} value={q} onSearch={search} />
      </Head>
      {list.error ? (
        <ErrorView message={translate('gait.event.failed')} onRetry={() => void list.refetch()} />
      ) : (
        <ListContextProvider value={list}>
          <Patients>
            <RecordTable<PatientRecord>
              name={title}
              empty={translate(q ? 'gait.event.noneFound' : 'gait.event.none')}
              columns={[
                {
                  label: translate('gait.event.name'),
                  sort: 'name',
                  render: ({ id, patient }) => (
                    <Link to={`/patients/${id}`}>{formatFullName(patient) || translate('gait.event.noName')}</Link>
                  ),
                },
                { label: translate('gait.event.location'), render: ({ location }) => location.name },
                {
                  label: translate('gait.event.gaitUid'),
                  render: ({ productData }) => productData.gait?.uid ?? translate('gait.event.unknown'),
                },
                {
                  label: translate('gait.event.lastActivity'),
                  sort: 'lastActivity',
                  render: ({ mostRecentActivity }) =>
                    mostRecentActivity ? <DateTimeText value={mostRecentActivity} /> : translate('gait.event.unknown'),
                },
              ]}
            />
          </Patients>
          <ListPager />
        </ListContextProvider>
      )}
    </section>
  );
};
