import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { lacksLocation } from '../../domain/viewer.ts';
import { NoLocation } from '../../src/components/NoLocation.tsx';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { Icon } from '../../src/icons/Icon.tsx';
import { plusIcon } from '../../src/icons/consoleIcons.ts';
import { addPageTexts } from '../../src/i18n/pageTexts.ts';
import { PatientFilters } from './PatientFilters.tsx';
import { PatientTable } from './PatientTable.tsx';
import { usePatientList, type PatientState } from './usePatientList.ts';

const AddPatientDialog = lazy(async () => {
  const dialog = await import('./add/AddPatientDialog.tsx');
  addPageTexts(dialog.texts);
  return dialog;
});
const Container = styled('div')({ containerType: 'inline-size' });
const states: readonly PatientState[] = ['ACTIVE', 'DISCHARGED'];

interface Shown {
  state: PatientState;
  isNarrowed: boolean;
  onAdd: () => void;
}

/** The table, or what stands in its place: a failure, nobody yet (PAT-18), nobody found (PAT-19). */
const Patients = ({ state, isNarrowed, onAdd }: Shown) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { data, error, refetch, isPending } = useListContext();
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

/** `/patients/` (PAT-01..19). */
export default function PatientList() {
  const translate = useTranslate();
  const { list, state, setState, isNarrowed, adding, setAdding } = usePatientList();
  const add = () => setAdding(true);
  return (
    <ListContextProvider value={list}>
      <PageHeading
        title={translate('patients.title')}
        actions={
          <Button variant="contained" startIcon={<Icon path={plusIcon} size={18} />} onClick={add}>
            {translate('patients.add')}
          </Button>
        }
      />
      <Container>
        <Tabs
          value={state}
          onChange={(_, next: PatientState) => setState(next)}
          aria-label={translate('patients.tabs.label')}
        >
          {states.map((tab) => (
            <Tab
              key={tab}
              value={tab}
              label={translate(`patients.tabs.${tab}`)}
              id={`patients-tab-${tab}`}
              aria-controls="patients-panel"
            />
          ))}
        </Tabs>
        <div role="tabpanel" id="patients-panel" aria-labelledby={`patients-tab-${state}`}>
          <PatientFilters />
          <Patients state={state} isNarrowed={isNarrowed} onAdd={add} />
        </div>
      </Container>
      {adding && (
        <Suspense fallback={null}>
          <AddPatientDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ListContextProvider>
  );
}
