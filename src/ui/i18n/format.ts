import { lightFormat } from 'date-fns';
import { formatSpanishDay } from '../../../contract/platform/message.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import { formatDay, toCivilDate, toDayInZone } from '../../../domain/platform/calendar.ts';
import { getZoneName } from '../../../domain/platform/zone-name.ts';
import { currentLanguage } from './language.ts';

const localeTags: Record<Language, string> = { en: 'en-US', es: 'es-US' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached date format: creating one costs a hundred times more than using it. */
export function getDateFormat(
  options: Intl.DateTimeFormatOptions,
  language: Language = currentLanguage(),
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeTags[language], options);
  formats.set(key, format);
  return format;
}

const dayPeriodPattern: Record<Language, string> = { en: 'a', es: 'aaaa' };

/** Formats the time of an instant (ISO 8601) in a time zone: `09:05 AM` (OPEN-058), `09:05 a.m.`. */
export const formatTime = (
  instant: string,
  zone: string,
  seconds = false,
  language: Language = currentLanguage(),
): string => lightFormat(toCivilDate(instant, zone), `hh:mm${seconds ? ':ss' : ''} ${dayPeriodPattern[language]}`);

/** Formats an instant (ISO 8601) in a time zone: `11/21/2026, 09:05 AM` (OPEN-058), `21 nov 2026, 09:05 a.m.`. */
export const formatDateTime = (
  value: string,
  zone: string,
  seconds = false,
  language: Language = currentLanguage(),
): string => `${formatDate(toDayInZone(value, zone), language)}, ${formatTime(value, zone, seconds, language)}`;

/** Today's name of a time zone in the page's language, from the platform: `Mountain Time`. */
export const formatZoneName = (zone: string): string => getZoneName(zone, getDateFormat);

/** `Pacific Time (Los Angeles)` for `America/Los_Angeles`, `Central Time (Knox, Indiana)` for `America/Indiana/Knox`. */
export function formatTimeZone(zone: string): string {
  const places = zone.replaceAll('_', ' ').split('/').slice(1).toReversed();
  return `${formatZoneName(zone)} (${places.join(', ')})`;
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` for 123450, in both languages as in the United States. */
export const formatMoney = (cents: number): string => format.format(cents / 100);

/**
 * Formats a civil date (`2026-11-21`): `11/21/2026` in English (OPEN-058), `21 nov 2026` in Spanish, whose readers
 * would misread the order of the digits. Returns an empty text for no date.
 */
export function formatDate(day: string | null | undefined, language: Language = currentLanguage()): string {
  return !day || language === 'en' ? formatDay(day) : formatSpanishDay(day.slice(0, 10));
}
