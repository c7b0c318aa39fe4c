import type { Language } from '../../contract/languages.ts';
import { formatDay } from '../../domain/calendar.ts';
import { dateFormat } from './dateFormat.ts';
import { language } from './language.ts';

/**
 * A civil date (`2026-11-21`) as people read it: `11/21/2026` in English (OPEN-058), `21 nov 2026` in Spanish, whose readers
 * would take English digits for another day. Nothing for no day.
 */
export function dayText(day: string | null | undefined, spoken: Language = language()): string {
  if (!day || spoken === 'en') return formatDay(day);
  const month = dateFormat({ timeZone: 'UTC', month: 'short' }, spoken).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
  return `${Number(day.slice(8, 10))} ${month} ${day.slice(0, 4)}`;
}
