import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { ClickableRows } from '../../../src/ui/ClickableRows.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { ListPager } from '../../../src/ui/ListPager.tsx';
import { DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { SearchField } from '../../../src/ui/SearchField.tsx';
import { useEventPatients } from './useEventPatients.ts';

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
