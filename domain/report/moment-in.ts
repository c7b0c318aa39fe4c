import type { Language } from '../../contract/languages.ts';
import { dayInZone } from '../calendar.ts';
import { reportWords } from './report-words.ts';

const tags: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const clock = (zone: string, instant: Date | string, language: Language, more: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(tags[language], { timeZone: zone, hour: 'numeric', minute: '2-digit', ...more })
    .format(new Date(instant))
    .replaceAll(/\s/g, ' ');

/** `11/21/2026, 3:05 PM MST`; `21 nov 2026, 3:05 p.m. MST` in Spanish. */
export const momentIn = (zone: string, instant: Date | string, language: Language = 'en'): string =>
  `${reportWords(language).day(dayInZone(instant, zone))}, ${clock(zone, instant, language, { timeZoneName: 'short' })}`;

/** `3:05 PM`. */
export const clockIn = (zone: string, instant: string): string => clock(zone, instant, 'en');
