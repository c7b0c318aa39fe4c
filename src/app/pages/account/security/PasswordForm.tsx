import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Problem } from '../../../../../contract/platform/error.ts';
import { OwnPassword } from '../../../../../contract/identity/second-factor.ts';
import { DialogButtons } from '../../../../ui/FormDialog.tsx';
import { muiField } from '../../../../ui/formHelpers.ts';
import { zodResolver } from '../../zodResolver.ts';

interface Props {
  hint?: string;
  /** False for single sign-on accounts. */
  hasPassword: boolean;
  onSubmit: (body: { password?: string }) => Promise<Problem | undefined>;
  onCancel: () => void;
}

/** Asks for the user's password before a security setting changes. */
export const PasswordForm = ({ hint, hasPassword, onSubmit, onCancel }: Props) => {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: hasPassword ? zodResolver<{ password: string }>(OwnPassword) : undefined,
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    const problem = await onSubmit(hasPassword ? { password } : {});
    if (!problem) return;
    const message = problem.fields?.password;
    if (message) setError('password', { message }, { shouldFocus: true });
    else setFailure(problem.message);
  });
  return (
    <Stack component="form" gap={2} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {hint && <Typography>{hint}</Typography>}
      <Typography>{translate(hasPassword ? 'security.passwordFirst' : 'security.confirmOff')}</Typography>
      {hasPassword && (
        <TextField
          type="password"
          label={translate('security.password')}
          autoComplete="current-password"
          error={Boolean(errors.password)}
          helperText={errors.password?.message}
          {...muiField(register('password'))}
        />
      )}
      <DialogButtons
        cancel={translate('security.cancel')}
        submit={translate('security.next')}
        busy={isSubmitting}
        onCancel={onCancel}
      />
    </Stack>
  );
};
