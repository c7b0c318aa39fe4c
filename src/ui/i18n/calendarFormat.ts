import { format } from 'date-fns';
import { toDate, formatDay } from '../../../domain/platform/calendar.ts';
import { getDateFormat, formatDate } from './format.ts';
import { currentLanguage } from './language.ts';

/** Uses a date-fns pattern in English and `Intl` in Spanish, which needs no locale data. */
const formatPattern = (day: string, pattern: string, options: Intl.DateTimeFormatOptions) =>
  currentLanguage() === 'en'
    ? format(toDate(day), pattern)
    : getDateFormat({ timeZone: 'UTC', ...options }).format(toDate(day));

/** `Sat` for the civil date `2026-11-21`, `sáb` in Spanish. */
export const formatWeekday = (day: string): string => formatPattern(day, 'EEE', { weekday: 'short' });

/** `Sat, 11/21/2026`, `sáb, 21 nov 2026`. */
export const formatLongDate = (day: string): string => `${formatWeekday(day)}, ${formatDate(day)}`;

/** `Nov 21, 2026` (OPEN-058), `21 nov 2026`. */
export const formatMediumDate = (day: string): string =>
  currentLanguage() === 'en' ? format(toDate(day), 'MMM d, yyyy') : formatDate(day);

/** `Nov 21`, `21 nov`: for the axis of a chart. */
export const formatAxisDay = (day: string): string => formatPattern(day, 'MMM d', { day: 'numeric', month: 'short' });

/** `11/21`, `21 nov`: without the year. */
export const formatShortDate = (day: string): string =>
  currentLanguage() === 'en' ? formatDay(day).slice(0, 5) : formatDate(day).slice(0, -5);

/** `Nov`, `nov`; January with its year. */
export function formatShortMonth(day: string): string {
  const month = formatPattern(day, 'MMM', { month: 'short' });
  return day.slice(5, 7) === '01' ? `${month} ${day.slice(0, 4)}` : month;
}

/** `2026-11` as `November 2026`, `noviembre de 2026`. */
export const formatMonth = (month: string): string =>
  formatPattern(`${month}-01`, 'MMMM yyyy', { month: 'long', year: 'numeric' });
