import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FollowSavedFilter } from '../../src/components/list-tools/FollowSavedFilter.tsx';
import { useLocatedOpening } from '../../src/components/list-tools/useLocatedOpening.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { addPageTexts } from '../../src/i18n/pageTexts.ts';
import { rememberPatientList } from '../../src/navigation/patientList.ts';
import { ListOfPatients } from './ListOfPatients.tsx';
import { readPatientAddress } from './patientAddress.ts';
import { useKeptTab } from './usePatientTab.ts';

const AddPatientDialog = lazy(async () => {
  const dialog = await import('./add/AddPatientDialog.tsx');
  addPageTexts(dialog.texts);
  return dialog;
});

/** `/patients/` (PAT-01..19, PAT-27). */
export default function PatientList() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const { opening } = useLocatedOpening();
  const [keptTab] = useKeptTab();
  const { state = keptTab, isAdding, search } = readPatientAddress(address.toString());
  useEffect(() => {
    const kept = new URLSearchParams(address);
    kept.delete('add');
    rememberPatientList(kept.size > 0 ? `?${kept}` : '');
  }, [address]);
  const setAdding = (adding: boolean) =>
    setAddress(
      (before) => {
        if (adding) before.set('add', 'true');
        else before.delete('add');
        return before;
      },
      { replace: true },
    );
  const add = () => setAdding(true);
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
      <ListOfPatients state={state} onAdd={add} />
      {isAdding && (
        <Suspense fallback={null}>
          <AddPatientDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </FollowSavedFilter>
  );
}
