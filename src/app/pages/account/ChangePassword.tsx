import * as z from 'zod/mini';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { changePassword, ChangePassword as ChangePasswordShape } from '../../../../contract/identity/account.ts';
import { PASSWORD_MIN } from '../../../../contract/platform/limits.ts';
import { isProblem } from '../../../../contract/platform/error.ts';
import { useCaller } from '../../../ui/useCall.ts';
import { muiField } from '../../../ui/formHelpers.ts';
import { zodResolver } from '../zodResolver.ts';

interface Passwords {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

const empty: Passwords = { currentPassword: '', newPassword: '', confirmation: '' };
const Shape = z.object(ChangePasswordShape.shape);

/** The `Password` tab (ACCT-07..12). Server messages about the new password appear beside it (OPEN-034). */
export const ChangePassword = ({ email }: { email: string }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const { register, handleSubmit, setError, reset, formState } = useForm<Passwords>({
    resolver: zodResolver<Passwords>(Shape, ({ newPassword, confirmation }) =>
      newPassword === confirmation ? {} : { confirmation: translate('account.mustMatch') },
    ),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    const answer = await call(changePassword, { body: { currentPassword, newPassword } });
    if (isProblem(answer)) {
      for (const field of ['currentPassword', 'newPassword'] as const) {
        const message = answer.fields?.[field];
        if (message) setError(field, { message }, { shouldFocus: true });
      }
      return notify('account.passwordFailed', { type: 'error' });
    }
    reset(empty);
    notify('account.passwordChanged', { type: 'success' });
  });

  const field = (name: keyof Passwords, label: string, autoComplete: string, hint?: string) => (
    <TextField
      type="password"
      label={translate(label)}
      autoComplete={autoComplete}
      error={Boolean(errors[name])}
      helperText={errors[name]?.message ?? hint}
      {...muiField(register(name))}
    />
  );
  return (
    <Stack component="form" gap={2.5} noValidate onSubmit={(event) => void submit(event)}>
      {/* Password managers store the new password under this username. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {field('currentPassword', 'account.currentPassword', 'current-password')}
      {field(
        'newPassword',
        'account.newPassword',
        'new-password',
        translate('account.passwordHint', { count: PASSWORD_MIN }),
      )}
      {field('confirmation', 'account.confirmPassword', 'new-password')}
      <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {translate('account.changePassword')}
      </Button>
    </Stack>
  );
};
