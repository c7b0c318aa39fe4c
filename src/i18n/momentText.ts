import type { Language } from '../../contract/languages.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { dateFormat } from './dateFormat.ts';
import { dayText } from './dayText.ts';
import { language } from './language.ts';

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** A date and time (ISO 8601) by the clock of a zone: `11/21/2026, 09:05 AM` (OPEN-058), `21 nov 2026, 09:05 a.m.` in Spanish. */
export function momentText(value: string, zone: string, seconds = false, spoken: Language = language()): string {
  const time: Intl.DateTimeFormatOptions = { timeZone: zone, ...clock, ...(seconds && { second: '2-digit' }) };
  const at = new Date(value);
  if (spoken !== 'en') return `${dayText(dayInZone(at, zone), spoken)}, ${dateFormat(time, spoken).format(at)}`;
  return dateFormat({ ...time, year: 'numeric', month: '2-digit', day: '2-digit' }, spoken).format(at);
}

/** What the zone's clock shows at an instant (ISO 8601), as dates with times are written: `09:05 AM` (OPEN-058). */
export const clockText = (instant: string, zone: string): string =>
  dateFormat({ timeZone: zone, ...clock })
    .format(new Date(instant))
    .replaceAll(/\s/g, ' ');

/** A zone by its name in the page's language: `Mountain Time`. */
export const zoneText = (zone: string): string =>
  dateFormat({ timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
