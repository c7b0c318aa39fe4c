import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedDraft.ts';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import { requiredFields } from '../../../contract/patients/fields.ts';
import { addPatient } from '../../../contract/patients/patients.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { getToday } from '../../../domain/platform/calendar.ts';
import { formatFullName, listPatientActions } from '../../../domain/patients/patient.ts';
import { validateNewPatient } from '../../../domain/patients/rules.ts';
import { readAddPatientState } from '../shared/addPatientState.ts';
import { PatientFields } from '../shared/form/PatientFields.tsx';
import { toNewPatient, emptyValues, type PatientValues } from '../shared/form/patientValues.ts';
import { domainResolver, showFieldErrors } from '../../../src/ui/formHelpers.ts';
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
  const queries = useQueryClient();
  const viewer = useViewer();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const locations = useLocationOptions();
  const providers = useProviderOptions();
  const getTimezone = (locationId: string) =>
    viewer?.locations.find(({ id }) => String(id) === locationId)?.timezone ??
    viewer?.organization?.timezone ??
    DEFAULT_TIMEZONE;
  const known = readAddPatientState(useLocation().state);
  // What was typed for somebody else does not come back over what is known.
  const form = usePersistedForm<PatientValues>(known ? `add-patient/${idempotencyKey}` : 'add-patient', {
    resolver: domainResolver((values) =>
      validateNewPatient(toNewPatient(values, products), todayAt(getTimezone(values.locationId))),
    ),
    defaultValues: { ...emptyValues, locationId: locations.length === 1 ? locations[0]!.value : '', ...known },
  });
  const today = useToday(getTimezone(useWatch({ control: form.control, name: 'locationId' })));
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await call(addPatient, { body: toNewPatient(values, products), idempotencyKey });
    if (isProblem(answer)) {
      showFieldErrors(form, answer);
      return setFailure(answer.message || translate('addPatient.failed'));
    }
    const name = formatFullName(answer.patient);
    const message = name ? translate('addPatient.added', { name }) : translate('addPatient.addedUnnamed');
    if (viewer) rememberAdded(viewer.userId, answer.id);
    const canAssign = viewer && listPatientActions(answer, viewer).includes('assign');
    notify(
      <ToastLink href={`/patients/${answer.id}`} onGo={go}>
        {message}
      </ToastLink>,
      {
        type: 'success',
        action: canAssign && { label: 'addPatient.assign', run: () => go(`/programs/assign/${answer.id}`) },
      },
    );
    void queries.invalidateQueries({ queryKey: ['patients'] });
    onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
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
