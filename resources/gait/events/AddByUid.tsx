import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedForm.ts';
import { addGaitPatient, NewGaitPatient } from '../../../contract/gait/gait-patients.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import type { Option } from '../../../src/ui/Choice.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';
import { domainResolver, zodFieldErrors, showFieldErrors } from '../../../src/ui/formHelpers.ts';

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

interface Draft {
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
  const queries = useQueryClient();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const form = usePersistedForm<Draft>('add-by-uid', {
    resolver: domainResolver((draft) =>
      zodFieldErrors(NewGaitPatient, { ...draft, locationId: Number(draft.locationId) }),
    ),
    defaultValues: { locationId, gaitUid: '' },
  });
  const { register, resetField, setFocus, setValue, formState } = form;
  // The address may change the location: by the back button, or once the previous event's location is known.
  useEffect(() => setValue('locationId', locationId), [setValue, locationId]);
  const { errors, isSubmitting } = formState;

  const submit = form.handleSubmit(async ({ locationId: chosen, gaitUid }) => {
    setFailure(undefined);
    const added = await call(addGaitPatient, { body: { locationId: Number(chosen), gaitUid }, idempotencyKey });
    if (isProblem(added)) {
      showFieldErrors(form, added);
      return setFailure(added.fields ? undefined : added.message);
    }
    notify('gait.event.added', { type: 'success', messageArgs: { uid: gaitUid.trim() } });
    setIdempotencyKey(crypto.randomUUID());
    resetField('gaitUid');
    setFocus('gaitUid');
    void queries.invalidateQueries({ queryKey: ['patients'] });
  });

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert severity="error">{failure}</Alert>}
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
