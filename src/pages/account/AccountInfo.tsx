import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { useKeptForm } from '../../components/useKeptForm.ts';
import { viewerChanged } from '../../../authProvider/session.ts';
import { isProblem } from '../../../contract/problem.ts';
import type { Language } from '../../../contract/languages.ts';
import { AccountChange, type CurrentUser } from '../../../contract/users.ts';
import { hasFeature } from '../../../domain/viewer.ts';
import { muiField } from '../../components/muiField.ts';
import { showFieldProblems } from '../../components/showFieldProblems.ts';
import { shapeResolver } from '../form/shapeResolver.ts';
import { changeAccount, tookLanguage } from './changeAccount.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { LanguageField } from './LanguageField.tsx';

interface Values {
  firstName: string;
  lastName: string;
  language: Language;
}

const valuesOf = ({ firstName, lastName, language }: CurrentUser): Values => ({ firstName, lastName, language });
const fields = ['firstName', 'lastName', 'language'] as const;

/** The own names and language (ACCT-04..06, OPEN-013); the email is the login and stays (ACCT-03). */
export const AccountInfo = ({ viewer }: { viewer: CurrentUser }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [languageTaken] = useState(tookLanguage);
  // What the form goes out from and saves against: who is signed in may be learnt anew behind it.
  const [account, setAccount] = useState(viewer);
  const call = useCaller();
  const [isClash, setClash] = useState(false);
  const form = useKeptForm<Values>('account', {
    resolver: shapeResolver<Values>(AccountChange),
    defaultValues: valuesOf(viewer),
  });
  const { register, handleSubmit, reset, setValue, formState } = form;
  const { errors, isSubmitting } = formState;

  const startFrom = (stored: CurrentUser, { clash = false } = {}) => {
    setAccount(stored);
    setClash(clash);
    reset(valuesOf(stored));
  };

  /** The form goes on with what is stored now; what was typed stays, and the next press saves it. */
  const goOnFrom = (stored: CurrentUser, typed: Values) => {
    const before = valuesOf(account);
    startFrom(stored, { clash: true });
    for (const field of fields) if (typed[field] !== before[field]) setValue(field, typed[field]);
    // Another language would draw the page anew without what was typed: it is spoken once this is saved.
    if (stored.language === viewer.language) viewerChanged(stored);
  };

  const submit = handleSubmit(async (typed) => {
    const { language, ...names } = typed;
    const changed = await changeAccount(call, account, language === account.language ? names : typed);
    if (!isProblem(changed)) return startFrom(changed);
    if (changed.status === 412 && changed.current) return goOnFrom(changed.current as CurrentUser, typed);
    showFieldProblems(form, changed);
    notify(changed.message, { type: 'error' });
  });

  return (
    <Stack component="form" gap={2.5} noValidate onSubmit={(event) => void submit(event)}>
      {isClash && <ChangedElsewhere stored={account} onTake={() => startFrom(account)} />}
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
