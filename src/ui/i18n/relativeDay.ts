import { countDaysBetween } from '../../../domain/platform/calendar.ts';
import { currentLanguage } from './language.ts';

const units = [
  { unit: 'day', days: 1, below: 14 },
  { unit: 'week', days: 7, below: 60 },
  { unit: 'month', days: 30.44, below: 730 },
  { unit: 'year', days: 365.25, below: Infinity },
] as const;

/** How long ago a civil date was: `today`, `yesterday`, `2 days ago`, `3 weeks ago`; empty for a later one. */
export function formatRelativeDay(day: string, today: string): string {
  const passed = countDaysBetween(day, today);
  if (passed < 0) return '';
  const { unit, days } = units.find(({ below }) => passed < below)!;
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: unit === 'day' ? 'auto' : 'always' });
  return format.format(-Math.floor(passed / days), unit);
}
