import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import { requiredFields } from '../../../contract/patients/fields.ts';
import { addPatient } from '../../../contract/patients/patients.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { getToday } from '../../../domain/platform/calendar.ts';
import { formatFullName, listPatientActions } from '../../../domain/patients/patient.ts';
import { validateNewPatient } from '../../../domain/patients/rules.ts';
import { readAddPatientState } from '../shared/addPatientState.ts';
import { PatientFields } from '../shared/form/PatientFields.tsx';
import { patientFieldLabel } from '../shared/form/patientFieldText.ts';
import { toNewPatient, emptyValues, type PatientValues } from '../shared/form/patientValues.ts';
import { useLocationOptions, useProviderOptions, useToday } from '../../../src/ui/hooks.ts';
import { rememberAdded } from './justAdded.ts';
import { ToastLink } from '../../../src/ui/ToastLink.tsx';

/** A form may stay open over midnight. */
const todayAt = (zone: string): string => getToday(zone, new Date());

interface Props {
  products: readonly PatientProduct[];
  onBack?: () => void;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** One patient (PAT-36..54). Pressing twice, or again after a lost answer, adds one patient: the form has one key. */
export const SingleAdd = ({ products, onBack, onDone, onDirty }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  const viewer = useViewer();
  const locations = useLocationOptions();
  const providers = useProviderOptions();
  const getTimezone = (locationId: string) =>
    viewer?.locations.find(({ id }) => String(id) === locationId)?.timezone ??
    viewer?.organization?.timezone ??
    DEFAULT_TIMEZONE;
  const known = readAddPatientState(useLocation().state);
  // What was typed for somebody else does not come back over what is known.
  const [draftName] = useState(() => (known ? `add-patient/${crypto.randomUUID()}` : 'add-patient'));
  const editing = useVersionedForm<PatientValues, { version?: number }, PatientRecord>({
    name: draftName,
    toValues: () => ({ ...emptyValues, locationId: locations.length === 1 ? locations[0]!.value : '', ...known }),
    validate: (values) => validateNewPatient(toNewPatient(values, products), todayAt(getTimezone(values.locationId))),
    send: (values, attempt) => call(addPatient, { body: toNewPatient(values, products), ...attempt }),
    invalidates: ['patients'],
    onSaved: (added) => {
      announce(added);
      onDone();
    },
  });
  const { form, submit } = editing;
  const today = useToday(getTimezone(useWatch({ control: form.control, name: 'locationId' })));
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const announce = (added: PatientRecord) => {
    const name = formatFullName(added.patient);
    const message = name ? translate('addPatient.added', { name }) : translate('addPatient.addedUnnamed');
    if (viewer) rememberAdded(viewer.userId, added.id);
    const canAssign = viewer && listPatientActions(added, viewer).includes('assign');
    notify(
      <ToastLink href={`/patients/${added.id}`} onGo={go}>
        {message}
      </ToastLink>,
      {
        type: 'success',
        action: canAssign && { label: 'addPatient.assign', run: () => go(`/programs/assign/${added.id}`) },
      },
    );
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
      <DialogContent>
        <Stack gap={2} sx={{ '&:not(:empty)': { mb: 2 } }}>
          <SaveNotices editing={editing} label={(field) => translate(patientFieldLabel(field))} />
        </Stack>
        <PatientFields
          form={form}
          products={products}
          required={requiredFields(products)}
          locations={locations}
          providers={providers}
          today={today}
        />
      </DialogContent>
      <DialogActions>
        {onBack && <Button onClick={onBack}>{translate('addPatient.back')}</Button>}
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {translate('addPatient.submit')}
        </Button>
      </DialogActions>
    </form>
  );
};
