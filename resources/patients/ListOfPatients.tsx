import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { useChosenLocations } from '../../dataProvider/location-filter.ts';
import { lacksLocation } from '../../domain/viewer.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { NoLocation } from '../../src/components/NoLocation.tsx';
import { UnkeptList } from '../../src/components/UnkeptList.tsx';
import { patientTabs, type PatientState } from './patientAddress.ts';
import { PatientFilters } from './PatientFilters.tsx';
import { PatientTable } from './PatientTable.tsx';
import { useChooseTab } from './usePatientTab.ts';

const Container = styled('div')({ containerType: 'inline-size' });

interface Shown {
  state: PatientState;
  onAdd: () => void;
}

/** The table, or what stands in its place: a failure, nobody yet (PAT-18), nobody found (PAT-19). */
const Patients = ({ state, onAdd }: Shown) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const isAtLocations = useChosenLocations().length > 0;
  const { data, error, refetch, isPending, filterValues, page } = useListContext();
  const isNarrowed = isAtLocations || page > 1 || Object.keys(filterValues).some((name) => name !== 'state');
  if (error)
    return <ErrorView message={error.message || translate('patients.failed')} onRetry={() => void refetch()} />;
  if (isPending || data?.length !== 0) {
    return (
      <>
        <PatientTable withActions={state === 'ACTIVE'} withAdded={state === 'ACTIVE' && !isNarrowed} />
        <ListPager />
      </>
    );
  }
  if (viewer && lacksLocation(viewer)) return <NoLocation />;
  if (isNarrowed || state !== 'ACTIVE') return <EmptyState title={translate('patients.noneMatch')} />;
  return (
    <EmptyState
      title={translate('patients.none')}
      hint={translate('patients.noneHint')}
      action={
        <Button variant="contained" onClick={onAdd} sx={{ mt: 1 }}>
          {translate('patients.add')}
        </Button>
      }
    />
  );
};

const PatientTabs = ({ state }: { state: PatientState }) => {
  const translate = useTranslate();
  const choose = useChooseTab();
  return (
    <Tabs
      value={state}
      onChange={(_, next: PatientState) => choose(next)}
      aria-label={translate('patients.tabs.label')}
    >
      {patientTabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={translate(`patients.tabs.${tab}`)}
          id={`patients-tab-${tab}`}
          aria-controls="patients-panel"
        />
      ))}
    </Tabs>
  );
};

const latestFirst = { field: 'lastActivity', order: 'DESC' } as const;
/** What went wrong is said in the place of the table. */
const unsaid = { onError: () => undefined };

/** The list in react-admin's manner, its tab, filters, order and page in the address; the record leads back to it. */
export const ListOfPatients = ({ state, onAdd }: Shown) => {
  const locationIds = useChosenLocations();
  const filter = useMemo(() => ({ state, ...(locationIds.length > 0 && { locationIds }) }), [state, locationIds]);
  return (
    <UnkeptList<PatientRecord>
      resource="patients"
      sort={latestFirst}
      perPage={PAGE_SIZE}
      filter={filter}
      queryOptions={unsaid}
      disableAuthentication
    >
      <Container>
        <PatientTabs state={state} />
        <div role="tabpanel" id="patients-panel" aria-labelledby={`patients-tab-${state}`}>
          <PatientFilters state={state} />
          <Patients state={state} onAdd={onAdd} />
        </div>
      </Container>
    </UnkeptList>
  );
};
