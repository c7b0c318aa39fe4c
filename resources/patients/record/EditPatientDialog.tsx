import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { requiredToKeep } from '../../../contract/patients/fields.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { updatePatient } from '../../../contract/patients/patients.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller, useKeepRecord } from '../../../src/ui/useCall.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import type { Option } from '../../../src/ui/Choice.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { useLocationOptions, useProviderOptions, useToday } from '../../../src/ui/hooks.ts';
import { PatientFields } from '../shared/form/PatientFields.tsx';
import {
  toPatientValues,
  type PatientValues,
  toPatientChange,
  validateChangedValues,
  validateInvolvedValues,
} from '../shared/form/patientValues.ts';
import { patientFieldLabel, patientFieldText } from '../shared/form/patientFieldText.ts';
import { translateMessage } from '../../../src/ui/i18n/language.ts';

/** Choices with what is stored now among them, though it is not offered any more or the others are still on their way. */
const withCurrent = (offered: readonly Option[], current: Option | null): readonly Option[] =>
  current === null || offered.some(({ value }) => value === current.value) ? offered : [current, ...offered];

/** Edit patient (PAT-57..65). A record that somebody else has saved meanwhile is never written over. */
export default function EditPatientDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const keepRecord = useKeepRecord();
  const offeredLocations = useLocationOptions();
  const offeredProviders = useProviderOptions();
  const [unfinished, setUnfinished] = useState<Message>();
  const today = useToday(opened.location.timezone);
  const editing = useVersionedForm<PatientValues, PatientRecord>({
    name: `patient/${opened.id}`,
    record: opened,
    toValues: (stored) => toPatientValues(stored!),
    validate: (values, base) => validateChangedValues(base!, values, today),
    keeps: 'at once',
    send: (values, attempt, base) => {
      setUnfinished(undefined);
      return call(updatePatient, { params: { id: opened.id }, body: toPatientChange(base!, values), ...attempt });
    },
    onInvalid: (values) => setUnfinished(validateInvolvedValues(record, values) ?? undefined),
    onRebase: keepRecord,
    onSaved: (saved) => {
      keepRecord(saved);
      const name = formatFullName(saved.patient);
      notify(name ? 'record.saved' : 'record.savedUnnamed', { type: 'success', messageArgs: { name } });
      onClose();
    },
  });
  const { form, submit } = editing;
  const { isDirty, isSubmitting } = form.formState;
  // What the form goes out from: a refresh behind it must not turn somebody else's change into ours.
  const record = editing.base ?? opened;
  const { location, practitioner } = record;
  const locations = withCurrent(offeredLocations, { value: String(location.id), label: location.name });
  const providers = withCurrent(
    offeredProviders,
    practitioner && { value: String(practitioner.id), label: formatFullName(practitioner) },
  );
  const references = { locationId: locations, primaryPractitionerId: providers };
  return (
    <FormDialog title={translate('record.edit')} size="md" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent>
          <Stack gap={2} sx={{ '&:not(:empty)': { mb: 2 } }}>
            <SaveNotices
              editing={editing}
              title={translate('recordEdit.conflict')}
              hint={translate('recordEdit.hint')}
              label={(field) => translate(patientFieldLabel(field))}
              text={(field, value) =>
                value === '' ? undefined : patientFieldText(field, value, references, translate)
              }
            />
            {unfinished && <Alert severity="error">{translateMessage(unfinished)}</Alert>}
          </Stack>
          <PatientFields
            form={form}
            products={record.products}
            required={requiredToKeep(record.products)}
            locations={locations}
            providers={providers}
            today={today}
            emailLocked={record.patient.hasAccount || record.may?.changeEmail === false}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('record.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {translate('record.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
