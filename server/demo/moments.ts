import { findStartOfDay } from '../../domain/platform/calendar.ts';

const starts = new Map<string, number>();

/** The moment `minute` minutes after the civil day began in `zone`. */
export function momentAt(day: string, minute: number, zone: string): Date {
  const key = `${zone} ${day}`;
  const start = starts.get(key) ?? findStartOfDay(zone, day).getTime();
  starts.set(key, start);
  return new Date(start + minute * 60_000);
}
