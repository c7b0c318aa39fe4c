import { tzName } from '@date-fns/tz/tzName';
import { lightFormat } from 'date-fns';
import type { Language } from '../../contract/platform/languages.ts';
import { toCivilDate, toDayInZone } from '../platform/calendar.ts';
import { getReportWords } from './report-words.ts';

const clocks: Record<Language, string> = { en: 'h:mm a', es: 'h:mm aaaa' };

/** `3:05 PM`, `3:05 p.m.`. */
export const formatClock = (zone: string, instant: Date | string, language: Language = 'en'): string =>
  lightFormat(toCivilDate(instant, zone), clocks[language]);

/** `11/21/2026, 3:05 PM MST`; `21 nov 2026, 3:05 p.m. MST` in Spanish. */
export const formatMoment = (zone: string, instant: Date | string, language: Language = 'en'): string =>
  `${getReportWords(language).day(toDayInZone(instant, zone))}, ${formatClock(zone, instant, language)} ${tzName(zone, new Date(instant), 'short')}`;
