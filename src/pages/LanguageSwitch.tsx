import { languageNames, languages } from '../../contract/languages.ts';
import { configuration } from '../configuration.ts';
import { language, speak } from '../i18n/language.ts';
import { text } from '../i18n/text.ts';
import { toast } from '../toasts/toasts.ts';

/** The public pages in the other language, by its own name (OPEN-013); what was typed stays. */
export const LanguageSwitch = () => {
  const other = languages.find((one) => one !== language());
  if (!other || !configuration().languageChoice) return null;
  const choose = async () => {
    if (!(await speak(other))) toast('error', text('session.unreachable'));
  };
  return (
    <button type="button" lang={other} onClick={() => void choose()}>
      {languageNames[other]}
    </button>
  );
};
