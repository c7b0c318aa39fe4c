import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { languageNames, languages, type Language } from '../../../../contract/platform/languages.ts';
import { muiField, zodFieldErrors } from '../../../ui/formHelpers.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCaller } from '../../../ui/useCall.ts';
import { SaveNotices } from '../../../ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../ui/editing/useVersionedForm.ts';
import { updateViewer } from '../../../../authProvider/session.ts';
import { AccountChange } from '../../../../contract/identity/account.ts';
import type { CurrentUser } from '../../../../contract/identity/users.ts';
import { hasFeature } from '../../../../domain/identity/viewer.ts';
import { changeAccount, tookLanguage } from './changeAccount.ts';
import type { shellMessages } from '../../../ui/i18n/messages/shell.en.ts';
import type { MessageKey } from '../../../ui/i18n/translated.ts';

interface LanguageFieldProps {
  field: UseFormRegisterReturn;
  focused: boolean;
}

/** The language of the consoles (SEC-23, OPEN-013), focused after it was changed here and when the menu leads to it. */
export const LanguageField = ({ field, focused }: LanguageFieldProps) => {
  const translate = useTranslate();
  const select = useRef<HTMLSelectElement | null>(null);
  // Another key with each navigation, also to where the reader is already.
  const { hash, key } = useLocation();
  const isWanted = focused || hash === '#language';
  useEffect(() => {
    if (isWanted) select.current?.focus();
  }, [isWanted, key]);
  const { slotProps, inputRef, ...props } = muiField(field);
  return (
    <TextField
      select
      label={translate('account.language')}
      {...props}
      inputRef={(element: HTMLSelectElement | null) => {
        inputRef(element);
        select.current = element;
      }}
      slotProps={{ ...slotProps, select: { native: true } }}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </TextField>
  );
};

interface Values {
  firstName: string;
  lastName: string;
  language: Language;
}

const toFormValues = ({ firstName, lastName, language }: CurrentUser): Values => ({ firstName, lastName, language });

/** Names and language of the user (ACCT-04..06, OPEN-013); the email is the login and cannot be changed (ACCT-03). */
export const AccountInfo = ({ viewer }: { viewer: CurrentUser }) => {
  const translate = useTranslate();
  const [languageTaken] = useState(tookLanguage);
  const call = useCaller();
  const editing = useVersionedForm<Values, CurrentUser>({
    name: 'account',
    record: viewer,
    toValues: (stored) => toFormValues(stored!),
    validate: (values) => zodFieldErrors(AccountChange, values),
    keeps: 'at once',
    send: ({ language, ...names }, attempt, base) =>
      changeAccount(call, viewer.userId, language === base!.language ? names : { ...names, language }, attempt),
    // Another language would draw the page again without what was typed: it is spoken once this is saved.
    onRebase: (stored) => {
      if (stored.language === viewer.language) updateViewer(stored);
    },
    onSaved: (saved) => {
      form.reset(toFormValues(saved));
    },
  });
  const { form, submit, base } = editing;
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  return (
    <Stack component="form" gap={2.5} noValidate onSubmit={(event) => void submit(event)}>
      <SaveNotices
        editing={editing}
        title={translate('account.conflict')}
        label={(field) => translate(`account.${field}` satisfies MessageKey<typeof shellMessages>)}
        text={(field, value: string) => (field === 'language' ? languageNames[value as Language] : value)}
      >
        <Button size="small" variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => editing.reset(base)}>
          {translate('editing.takeTheirs')}
        </Button>
      </SaveNotices>
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
