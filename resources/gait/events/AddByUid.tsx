import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { addGaitPatient, NewGaitPatient } from '../../../contract/gait/gait-patients.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import type { Option } from '../../../src/ui/Choice.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';
import { zodFieldErrors } from '../../../src/ui/formHelpers.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& .MuiTextField-root': { flex: '1 1 220px' },
  '& .MuiAlert-root': { flexBasis: '100%' },
}));

interface Values {
  locationId: string;
  gaitUid: string;
}

interface Props {
  locations: readonly Option[];
  locationId: string;
  onChooseLocation: (id: string) => void;
}

/** Adds patients by Unique Gait ID only (GAIT-20, OPEN-101), one after the other. */
export const AddByUid = ({ locations, locationId, onChooseLocation }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const editing = useVersionedForm<Values, PatientRecord, Pick<PatientRecord, 'id'>>({
    name: 'add-by-uid',
    toValues: () => ({ locationId, gaitUid: '' }),
    validate: (values) => zodFieldErrors(NewGaitPatient, { ...values, locationId: Number(values.locationId) }),
    send: async (values, attempt) => {
      const body = { locationId: Number(values.locationId), gaitUid: values.gaitUid };
      const added = await call(addGaitPatient, { body, ...attempt });
      // The form goes on with another new patient, not with this one.
      return isProblem(added) ? added : { id: added.id };
    },
    // An error of a field is shown there only.
    toFormProblem: (problem) => (problem.fields ? { ...problem, message: '' } : problem),
    invalidates: ['patients'],
    onSaved: (_added, { gaitUid }) => {
      notify('gait.event.added', { type: 'success', messageArgs: { uid: gaitUid.trim() } });
      resetField('gaitUid');
      setFocus('gaitUid');
    },
  });
  const { form, submit } = editing;
  const { register, resetField, setFocus, setValue, formState } = form;
  // The address may change the location: by the back button, or once the previous event's location is known.
  useEffect(() => setValue('locationId', locationId), [setValue, locationId]);
  const { errors, isSubmitting } = formState;

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <SaveNotices
        editing={editing}
        label={(field) => translate(field === 'gaitUid' ? 'gait.event.uid' : 'gait.event.location')}
      />
      <FormField
        label={translate('gait.event.location')}
        field={register('locationId', {
          onChange: ({ target }: { target: { value: string } }) => onChooseLocation(target.value),
        })}
        error={errors.locationId?.message}
        options={locations}
        none={translate('gait.event.choose')}
      />
      <FormField
        label={translate('gait.event.uid')}
        field={register('gaitUid')}
        error={errors.gaitUid?.message}
        hint={translate('gait.event.uidHint')}
      />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {translate('gait.event.add')}
      </Button>
    </Form>
  );
};
