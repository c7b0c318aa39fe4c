import type { Language } from '../../contract/languages.ts';
import { language } from './language.ts';

const tags: Record<Language, string> = { en: 'en-US', es: 'es-US' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** How dates are written in the page's language, or in another one. Making a format costs a hundred times more than using it. */
export function dateFormat(options: Intl.DateTimeFormatOptions, spoken: Language = language()): Intl.DateTimeFormat {
  const key = spoken + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[spoken], options);
  formats.set(key, format);
  return format;
}
