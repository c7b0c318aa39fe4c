import { language } from '../../i18n/language.ts';
import { signInCodeMessages } from './messages.en.ts';
import spanish from './messages.es.ts';

/** A text of the second step, in the page's language. */
export const codeText = (key: keyof typeof signInCodeMessages): string =>
  (language() === 'es' ? spanish : signInCodeMessages)[key];
