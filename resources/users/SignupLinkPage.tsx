import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { findInvite } from '../../contract/admin-users.ts';
import type { SignUpInvite } from '../../contract/identity.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { muiField } from '../../src/components/muiField.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { InviteFound } from './InviteFound.tsx';

/** `/admin/users/signup-link` (AUSR-06..14, OPEN-122). */
export default function SignupLinkPage() {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [invite, setInvite] = useState<SignUpInvite>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    setInvite(undefined);
    const found = await call(findInvite, { query: { email: email.trim() } });
    if (!isProblem(found)) return setInvite(found);
    const message = found.fields?.email;
    if (message) return setError('email', { message });
    notify(found.status === 404 ? 'signupLink.notFound' : found.message, { type: 'error' });
  });

  return (
    <>
      <PageHeading title={translate('signupLink.title')} lead={translate('signupLink.lead')} />
      <Stack gap={3} maxWidth={560}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Stack component="form" gap={2} alignItems="flex-start" noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              fullWidth
              type="email"
              label={translate('signupLink.email')}
              error={Boolean(errors.email)}
              helperText={errors.email?.message}
              {...muiField(
                register('email', { validate: (email) => Boolean(email.trim()) || translate('signupLink.required') }),
              )}
            />
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {translate('signupLink.search')}
            </Button>
          </Stack>
        </Paper>
        {invite?.hasAccount && <Alert severity="warning">{translate('signupLink.hasAccount')}</Alert>}
        {invite && <InviteFound invite={invite} />}
      </Stack>
    </>
  );
}
