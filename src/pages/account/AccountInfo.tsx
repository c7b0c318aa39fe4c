import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useForm } from 'react-hook-form';
import { viewerChanged } from '../../../authProvider/session.ts';
import { isProblem } from '../../../contract/problem.ts';
import { updateUser, UserNames, type CurrentUser } from '../../../contract/users.ts';
import { call } from '../../../dataProvider/client.ts';
import { muiField } from '../../components/muiField.ts';
import { toast } from '../../toasts/toasts.ts';
import { shapeResolver } from '../form/shapeResolver.ts';

interface Names {
  firstName: string;
  lastName: string;
}

/** The own names (ACCT-04..06); the email is the login and stays (ACCT-03). */
export const AccountInfo = ({ viewer }: { viewer: CurrentUser }) => {
  const translate = useTranslate();
  const { register, handleSubmit, setError, reset, formState } = useForm<Names>({
    resolver: shapeResolver<Names>(UserNames),
    defaultValues: { firstName: viewer.firstName, lastName: viewer.lastName },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (names) => {
    const changed = await call(updateUser, { params: { id: viewer.userId }, body: names, version: viewer.version });
    if (isProblem(changed)) {
      for (const field of ['firstName', 'lastName'] as const) {
        const message = changed.fields?.[field];
        if (message) setError(field, { message });
      }
      return toast('error', changed.message);
    }
    viewerChanged(changed);
    reset({ firstName: changed.firstName, lastName: changed.lastName });
    toast('success', translate('account.saved'));
  });

  return (
    <Stack component="form" gap={2.5} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={translate('account.firstName')}
        autoComplete="given-name"
        error={Boolean(errors.firstName)}
        helperText={errors.firstName?.message}
        {...muiField(register('firstName'))}
      />
      <TextField
        label={translate('account.lastName')}
        autoComplete="family-name"
        error={Boolean(errors.lastName)}
        helperText={errors.lastName?.message}
        {...muiField(register('lastName'))}
      />
      <TextField
        id="account-email"
        label={translate('account.email')}
        value={viewer.email}
        helperText={translate('account.emailHint')}
        slotProps={{ input: { readOnly: true } }}
      />
      <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {translate('account.save')}
      </Button>
    </Stack>
  );
};
