import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { updatePatient } from '../../../contract/patients.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { fullName } from '../../../domain/patient.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { PatientFields } from '../../../src/components/patient-form/PatientFields.tsx';
import { valuesOf, type PatientValues } from '../../../src/components/patient-form/patientDraft.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { useKeepRecord } from '../../../src/components/record-parts/useKeepRecord.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { useLocationOptions, useProviderOptions } from '../../../src/components/useClinicChoices.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { ChangedByOthers } from './ChangedByOthers.tsx';
import { changeOf, editProblems, healthProblem } from './patientChange.ts';
import { requiredToKeep } from './requiredToKeep.ts';
import { changedSince, theirChanges, typedOver, type TheirChange } from './theirChanges.ts';
import { withCurrent } from './withCurrent.ts';

/** Edit patient (PAT-57..65). A record that somebody else has saved meanwhile is never written over. */
export default function EditPatientDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const keepRecord = useKeepRecord();
  const offeredLocations = useLocationOptions();
  const offeredProviders = useProviderOptions();
  // What the form started from: a refresh behind it must not turn somebody else's change into ours.
  const [record, setRecord] = useState(opened);
  const { location, practitioner } = record;
  const locations = withCurrent(offeredLocations, { value: String(location.id), label: location.name });
  const providers = withCurrent(
    offeredProviders,
    practitioner && { value: String(practitioner.id), label: fullName(practitioner) },
  );
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const [changes, setChanges] = useState<readonly TheirChange[]>();
  const today = useToday(record.location.timezone);
  const form = useKeptForm<PatientValues>(`patient/${opened.id}`, {
    resolver: problemsResolver((values) => editProblems(record, values, today)),
    defaultValues: valuesOf(record),
    // Written before the session ended: what somebody else has saved since is shown as it is after a refused save.
    onRestored: (fields) => {
      const since = changedSince(fields, valuesOf(opened));
      if (since.length > 0) setChanges(since);
    },
  });
  const { isDirty, isSubmitting } = form.formState;

  /** The form goes on with what is stored now; what was typed stays, and is saved when it is pressed again. */
  const continueOn = (current: PatientRecord, typed: PatientValues) => {
    setChanges(theirChanges(record, current, typed));
    keepRecord(current);
    setRecord(current);
    form.reset(valuesOf(current));
    for (const [field, value] of Object.entries(typedOver(record, current, typed)))
      form.setValue(field as keyof PatientValues, value as string, { shouldDirty: true });
    setIdempotencyKey(crypto.randomUUID());
  };
  const takeTheirs = (field: keyof PatientValues, value: string) => {
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    form.setFocus(field);
    setChanges(changes?.map(({ mine, ...change }) => (change.field === field ? change : { mine, ...change })));
  };

  const save = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const body = changeOf(record, values);
      const answer = await call(updatePatient, {
        params: { id: record.id },
        body,
        version: record.version,
        idempotencyKey,
      });
      if (isProblem(answer)) {
        if (answer.status === 412) return continueOn(answer.current as PatientRecord, values);
        showFieldProblems(form, answer);
        return setFailure(answer.message);
      }
      keepRecord(answer);
      const name = fullName(answer.patient);
      notify(name ? 'record.saved' : 'record.savedUnnamed', { type: 'success', messageArgs: { name } });
      onClose();
    },
    () => setFailure(healthProblem(record, form.getValues()) ?? undefined),
  );

  return (
    <FormDialog title={translate('record.edit')} size="md" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent>
          {changes && (
            <ChangedByOthers changes={changes} locations={locations} providers={providers} onTake={takeTheirs} />
          )}
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {translate(failure)}
            </Alert>
          )}
          <PatientFields
            form={form}
            required={requiredToKeep(record.products)}
            locations={locations}
            providers={providers}
            today={today}
            withGaitUid={record.products.includes('GAIT')}
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
