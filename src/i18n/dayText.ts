import { lightFormat } from 'date-fns';
import type { Language } from '../../contract/languages.ts';
import { dateOf, formatDay } from '../../domain/calendar.ts';
import { dateFormat } from './dateFormat.ts';
import { language } from './language.ts';

/**
 * A civil date (`2026-11-21`) as people read it: `11/21/2026` in English (OPEN-058), `21 nov 2026` in Spanish, whose readers
 * would take English digits for another day. Nothing for no day.
 */
export function dayText(day: string | null | undefined, spoken: Language = language()): string {
  if (!day || spoken === 'en') return formatDay(day);
  const date = dateOf(day.slice(0, 10));
  // The platform's short months are those that readers know (`sept`); date-fns has others.
  return `${lightFormat(date, 'd')} ${dateFormat({ timeZone: 'UTC', month: 'short' }, spoken).format(date)} ${lightFormat(date, 'yyyy')}`;
}
