import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useMemo, lazy, Suspense, useEffect } from 'react';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';
import { useSelectedLocations } from '../../dataProvider/location-filter.ts';
import { hasNoLocation } from '../../domain/identity/viewer.ts';
import { EmptyState, ErrorView, NoLocation } from '../../src/ui/PageStates.tsx';
import { ListPager, UnstoredList } from '../../src/ui/ListControls.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { addMessages } from '../../src/ui/i18n/loadedMessages.ts';
import { FollowSavedFilter } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { useLocationFilterNavigation } from '../../src/ui/lists/useLocationFilterNavigation.ts';
import { rememberPatientList } from '../../src/ui/lists/listAddress.ts';
import { PatientFilters } from './PatientFilters.tsx';
import { PatientTable } from './PatientTable.tsx';
import { NEWEST_FIRST, type PatientState, patientTabs, parsePatientListParams } from './patientListParams.ts';
import type { PatientsKey } from './messages.en.ts';

/** The tab of the last visit, the only setting that is remembered (PAT-03). */
const useLastTab = () => useStore<PatientState>('patients.state', 'ACTIVE');

/** Switches the tab of the patient list and keeps the filters. */
function useSelectTab(): (state: PatientState) => void {
  const [, storeTab] = useLastTab();
  const { filterValues, setFilters } = useListContext();
  return (state) => {
    storeTab(state);
    setFilters({ ...filterValues, state });
  };
}

const Container = styled('div')({ containerType: 'inline-size' });

interface PatientListProps {
  state: PatientState;
  onAdd: () => void;
}

/** The table, or an error, an empty list (PAT-18) or an empty search result (PAT-19). */
const Patients = ({ state, onAdd }: PatientListProps) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const isAtLocations = useSelectedLocations().length > 0;
  const { data, error, refetch, isPending, filterValues, page } = useListContext();
  const isNarrowed = isAtLocations || page > 1 || Object.keys(filterValues).some((name) => name !== 'state');
  if (error)
    return <ErrorView message={error.message || translate('patients.failed')} onRetry={() => void refetch()} />;
  if (isPending || data?.length !== 0) {
    return (
      <>
        <PatientTable withActions={state === 'ACTIVE'} showsAddedFirst={state === 'ACTIVE' && !isNarrowed} />
        <ListPager />
      </>
    );
  }
  if (viewer && hasNoLocation(viewer)) return <NoLocation />;
  if (isNarrowed || state !== 'ACTIVE')
    return (
      <EmptyState
        title={translate('patients.noneMatch')}
        hint={isNarrowed ? translate('patients.noneMatchHint') : undefined}
      />
    );
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
  const selectTab = useSelectTab();
  return (
    <Tabs
      value={state}
      onChange={(_, next: PatientState) => selectTab(next)}
      aria-label={translate('patients.tabs.label')}
    >
      {patientTabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={translate(`patients.tabs.${tab}` satisfies PatientsKey)}
          id={`patients-tab-${tab}`}
          aria-controls="patients-panel"
        />
      ))}
    </Tabs>
  );
};

/** The error is shown instead of the table. */
const silentErrors = { onError: () => undefined };

/** The list as a react-admin list: tab, filters, order and page are in the URL. */
const PatientListView = ({ state, onAdd }: PatientListProps) => {
  const locationIds = useSelectedLocations();
  const filter = useMemo(() => ({ state, ...(locationIds.length > 0 && { locationIds }) }), [state, locationIds]);
  return (
    <UnstoredList<PatientRecord>
      resource="patients"
      sort={NEWEST_FIRST}
      perPage={PAGE_SIZE}
      filter={filter}
      queryOptions={silentErrors}
      disableAuthentication
    >
      <Container>
        <PatientTabs state={state} />
        <div role="tabpanel" id="patients-panel" aria-labelledby={`patients-tab-${state}`}>
          <PatientFilters state={state} />
          <Patients state={state} onAdd={onAdd} />
        </div>
      </Container>
    </UnstoredList>
  );
};

const AddPatientDialog = lazy(async () => {
  const dialog = await import('./add/AddPatientDialog.tsx');
  addMessages(dialog.texts);
  return dialog;
});

export default function PatientList() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const { opening } = useLocationFilterNavigation();
  const [lastTab] = useLastTab();
  const { state = lastTab, isAdding, search } = parsePatientListParams(address.toString());
  useEffect(() => {
    const remembered = new URLSearchParams(address);
    remembered.delete('add');
    rememberPatientList(remembered.size > 0 ? `?${remembered}` : '');
  }, [address]);
  const setIsAdding = (adding: boolean) =>
    setAddress(
      (before) => {
        if (adding) before.set('add', 'true');
        else before.delete('add');
        return before;
      },
      { replace: true },
    );
  const add = () => setIsAdding(true);
  if (search !== undefined) return <Navigate to={{ search }} replace />;
  return (
    <FollowSavedFilter list="patients" opening={opening}>
      <PageHeading
        title={translate('patients.title')}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
            {translate('patients.add')}
          </Button>
        }
      />
      <PatientListView state={state} onAdd={add} />
      {isAdding && (
        <Suspense fallback={null}>
          <AddPatientDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </FollowSavedFilter>
  );
}
