import { format } from 'date-fns';
import { dateOf, formatDay } from '../../domain/calendar.ts';
import { dateFormat } from './dateFormat.ts';
import { dayText } from './dayText.ts';
import { language } from './language.ts';

/** In English by a pattern of date-fns; in Spanish by the platform, which needs no words to be loaded. */
const written = (day: string, pattern: string, options: Intl.DateTimeFormatOptions) =>
  language() === 'en' ? format(dateOf(day), pattern) : dateFormat({ timeZone: 'UTC', ...options }).format(dateOf(day));

/** `Sat` for the civil date `2026-11-21`, `sáb` in Spanish. */
export const weekdayText = (day: string): string => written(day, 'EEE', { weekday: 'short' });

/** `Sat, 11/21/2026`, `sáb, 21 nov 2026`. */
export const longDayText = (day: string): string => `${weekdayText(day)}, ${dayText(day)}`;

/** A day in a text: `Nov 21, 2026` (OPEN-058), `21 nov 2026`. */
export const spokenDayText = (day: string): string =>
  language() === 'en' ? format(dateOf(day), 'MMM d, yyyy') : dayText(day);

/** `11/21`, `21 nov`: where the year is known. */
export const shortDayText = (day: string): string =>
  language() === 'en' ? formatDay(day).slice(0, 5) : dayText(day).slice(0, -5);

/** `Nov`, `nov`; January with its year. */
export function shortMonthText(day: string): string {
  const month = written(day, 'MMM', { month: 'short' });
  return day.slice(5, 7) === '01' ? `${month} ${day.slice(0, 4)}` : month;
}

/** `2026-11` as `November 2026`, `noviembre de 2026`. */
export const monthText = (month: string): string =>
  written(`${month}-01`, 'MMMM yyyy', { month: 'long', year: 'numeric' });
