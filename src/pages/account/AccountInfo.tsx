import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '../../../contract/problem.ts';
import type { Language } from '../../../contract/languages.ts';
import { AccountChange, type CurrentUser } from '../../../contract/users.ts';
import { hasFeature } from '../../../domain/viewer.ts';
import { muiField } from '../../components/muiField.ts';
import { showFieldProblems } from '../../components/showFieldProblems.ts';
import { toast } from '../../toasts/toasts.ts';
import { shapeResolver } from '../form/shapeResolver.ts';
import { changeAccount, tookLanguage } from './changeAccount.ts';
import { LanguageField } from './LanguageField.tsx';

interface Values {
  firstName: string;
  lastName: string;
  language: Language;
}

const valuesOf = ({ firstName, lastName, language }: CurrentUser): Values => ({ firstName, lastName, language });

/** The own names and language (ACCT-04..06, OPEN-013); the email is the login and stays (ACCT-03). */
export const AccountInfo = ({ viewer }: { viewer: CurrentUser }) => {
  const translate = useTranslate();
  const [languageTaken] = useState(tookLanguage);
  const form = useForm<Values>({ resolver: shapeResolver<Values>(AccountChange), defaultValues: valuesOf(viewer) });
  const { register, handleSubmit, reset, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ language, ...names }) => {
    const changed = await changeAccount(viewer, language === viewer.language ? names : { ...names, language });
    if (!isProblem(changed)) return reset(valuesOf(changed));
    showFieldProblems(form, changed);
    toast('error', changed.message);
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
      {hasFeature(viewer, 'LANGUAGE') && <LanguageField field={register('language')} focused={languageTaken} />}
      <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {translate('account.save')}
      </Button>
    </Stack>
  );
};
