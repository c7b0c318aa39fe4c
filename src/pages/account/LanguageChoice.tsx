import TextField from '@mui/material/TextField';
import { useLocales, useLocaleState, useTranslate } from 'ra-core';

/** The language of the consoles, for accounts that have the choice (SEC-23, OPEN-013). */
export const LanguageChoice = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <TextField
      select
      id="account-language"
      label={translate('account.language')}
      value={locale}
      onChange={(event) => setLocale(event.target.value)}
      slotProps={{ select: { native: true } }}
      sx={{ marginTop: 5 }}
    >
      {useLocales().map(({ locale: code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
};
