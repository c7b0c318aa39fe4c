import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { languageNames, languages } from '../../../../contract/platform/languages.ts';
import { muiField } from '../../../ui/formHelpers.ts';

/** The language of the consoles (SEC-23, OPEN-013), focused after it was changed here. */
export const LanguageField = ({ field, focused }: { field: UseFormRegisterReturn; focused: boolean }) => {
  const translate = useTranslate();
  const select = useRef<HTMLSelectElement | null>(null);
  useEffect(() => {
    if (focused) select.current?.focus();
  }, [focused]);
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
