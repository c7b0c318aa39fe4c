import { tzName } from '@date-fns/tz/tzName';
import { lightFormat } from 'date-fns';
import type { Language } from '../../contract/languages.ts';
import { civilDate, dayInZone } from '../calendar.ts';
import { reportWords } from './report-words.ts';

const clocks: Record<Language, string> = { en: 'h:mm a', es: 'h:mm aaaa' };

/** `3:05 PM`, `3:05 p.m.`. */
export const clockIn = (zone: string, instant: Date | string, language: Language = 'en'): string =>
  lightFormat(civilDate(instant, zone), clocks[language]);

/** `11/21/2026, 3:05 PM MST`; `21 nov 2026, 3:05 p.m. MST` in Spanish. */
export const momentIn = (zone: string, instant: Date | string, language: Language = 'en'): string =>
  `${reportWords(language).day(dayInZone(instant, zone))}, ${clockIn(zone, instant, language)} ${tzName(zone, new Date(instant), 'short')}`;
