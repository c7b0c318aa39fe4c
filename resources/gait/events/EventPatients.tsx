import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useGetList, useList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../contract/limits.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { fullName } from '../../../domain/patient.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { Moment } from '../../../src/components/Moment.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';

// The name's link covers its row: a press anywhere opens the patient (GAIT-23).
const OpenRows = styled('div')({
  '& tbody tr': { position: 'relative' },
  '& tbody a': { color: 'var(--ink)', fontWeight: 500, textDecoration: 'none' },
  '& tbody a::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Gait patients of one location (GAIT-21..23, OPEN-004). */
export const EventPatients = ({ locationId }: { locationId: number }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<PatientRecord>('patients', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
    filter: { state: 'ACTIVE', product: 'GAIT', locationIds: [locationId] },
  });
  const list = useList<PatientRecord>({ data, isPending: !data, perPage: PAGE_SIZE });
  const title = translate('gait.event.patients');
  return (
    <section aria-labelledby="event-patients">
      <Typography variant="h2" id="event-patients" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {error ? (
        <ErrorView message={translate('gait.event.failed')} onRetry={() => void refetch()} />
      ) : (
        <ListContextProvider value={list}>
          <OpenRows>
            <RecordTable<PatientRecord>
              name={title}
              empty={translate('gait.event.none')}
              columns={[
                {
                  label: translate('gait.event.name'),
                  render: ({ id, patient }) => (
                    <Link to={`/patients/${id}`}>{fullName(patient) || translate('gait.event.noName')}</Link>
                  ),
                },
                { label: translate('gait.event.location'), render: ({ location }) => location.name },
                {
                  label: translate('gait.event.gaitUid'),
                  render: ({ productData }) => productData.gait?.uid ?? translate('gait.event.unknown'),
                },
                {
                  label: translate('gait.event.lastActivity'),
                  render: ({ mostRecentActivity }) =>
                    mostRecentActivity ? <Moment value={mostRecentActivity} /> : translate('gait.event.unknown'),
                },
              ]}
            />
          </OpenRows>
          <ListPager />
        </ListContextProvider>
      )}
    </section>
  );
};
