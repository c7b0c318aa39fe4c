import { lightFormat } from 'date-fns';
import type { Language } from '../../contract/languages.ts';
import { civilDate, dayInZone } from '../../domain/calendar.ts';
import { dateFormat } from './dateFormat.ts';
import { dayText } from './dayText.ts';
import { language } from './language.ts';

const halfDay: Record<Language, string> = { en: 'a', es: 'aaaa' };

/** What the zone's clock shows at an instant (ISO 8601), as dates with times are written: `09:05 AM` (OPEN-058), `09:05 a.m.`. */
export const clockText = (instant: string, zone: string, seconds = false, spoken: Language = language()): string =>
  lightFormat(civilDate(instant, zone), `hh:mm${seconds ? ':ss' : ''} ${halfDay[spoken]}`);

/** A date and time (ISO 8601) by the clock of a zone: `11/21/2026, 09:05 AM` (OPEN-058), `21 nov 2026, 09:05 a.m.` in Spanish. */
export const momentText = (value: string, zone: string, seconds = false, spoken: Language = language()): string =>
  `${dayText(dayInZone(value, zone), spoken)}, ${clockText(value, zone, seconds, spoken)}`;

/** A zone by its name in the page's language, which only the platform knows: `Mountain Time`. */
export const zoneText = (zone: string): string =>
  dateFormat({ timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
