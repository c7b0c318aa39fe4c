import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Problem } from '../../../../contract/problem.ts';
import { PasskeyName } from '../../../../contract/second-factor.ts';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import { muiField } from '../../../components/muiField.ts';
import { shapeResolver } from '../../form/shapeResolver.ts';

interface Props {
  /** Has the browser make the passkey; answers what went wrong, `nothing` where none was made. */
  onName: (name: string) => Promise<Problem | 'nothing' | undefined>;
  onCancel: () => void;
}

/** Gives a new passkey its name, and has it made. */
export const PasskeyForm = ({ onName, onCancel }: Props) => {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: shapeResolver<{ name: string }>(PasskeyName),
    defaultValues: { name: '' },
  });
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = handleSubmit(async ({ name }) => {
    setFailure(undefined);
    const problem = await onName(name);
    if (problem) setFailure(problem === 'nothing' ? translate('security.noPasskey') : problem.message);
  });
  const message = formState.errors.name?.message;
  return (
    <Stack component="form" gap={2} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField
        label={translate('security.passkeyName')}
        error={Boolean(message)}
        helperText={message ?? translate('security.passkeyNameHint')}
        {...muiField(register('name'))}
      />
      <DialogButtons
        cancel={translate('security.cancel')}
        submit={translate('security.next')}
        busy={formState.isSubmitting}
        onCancel={onCancel}
      />
    </Stack>
  );
};
