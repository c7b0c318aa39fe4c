import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import { addGaitPatient, NewGaitPatient } from '../../../contract/gait-event.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import type { Option } from '../../../src/components/Choice.tsx';
import { FormField } from '../../../src/components/FormField.tsx';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';

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

/** Adds a patient by Unique Gait ID alone (GAIT-20, OPEN-101), one after the other. */
export const AddByUid = ({ locations, locationId, onChooseLocation }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const form = useKeptForm<Draft>('add-by-uid', {
    resolver: problemsResolver((draft) =>
      shapeProblems(NewGaitPatient, { ...draft, locationId: Number(draft.locationId) }),
    ),
    defaultValues: { locationId, gaitUid: '' },
  });
  const { register, resetField, setFocus, setValue, formState } = form;
  // The address may choose as well: by the back button, or once it is known where the event was the last time.
  useEffect(() => setValue('locationId', locationId), [setValue, locationId]);
  const { errors, isSubmitting } = formState;

  const submit = form.handleSubmit(async ({ locationId: chosen, gaitUid }) => {
    setFailure(undefined);
    const added = await call(addGaitPatient, { body: { locationId: Number(chosen), gaitUid }, idempotencyKey });
    if (isProblem(added)) {
      showFieldProblems(form, added);
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
