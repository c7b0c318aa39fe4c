import { lastDays } from '../../../domain/calendar.ts';
import { isOneDay, lengthOf, type ReportAsked } from '../../../domain/gait/report-range.ts';

/** What the inputs of the form hold: which kind of days, the days, and a location or none. */
export interface ReportDraft {
  days: string;
  date: string;
  from: string;
  to: string;
  locationId: string;
}

export const ONE_DAY = 'day';
export const RANGE = 'range';

const WEEK = 7;

/** Today (GAIT-02), or what an address asked for and was refused. */
export function draftOf(asked: ReportAsked | null, today: string): ReportDraft {
  const week = lastDays(WEEK, today);
  if (!asked) return { days: ONE_DAY, date: today, ...week, locationId: '' };
  const locationId = asked.locationId === null ? '' : String(asked.locationId);
  if (isOneDay(asked)) return { days: ONE_DAY, date: asked.from, ...week, locationId };
  const length = lengthOf(asked.from, asked.to, today);
  return { days: length ? String(length) : RANGE, date: today, from: asked.from, to: asked.to, locationId };
}

/** The report that the inputs ask for. */
export function askedBy({ days, date, from, to, locationId }: ReportDraft, today: string): ReportAsked {
  const place = { locationId: locationId === '' ? null : Number(locationId) };
  if (days === ONE_DAY) return { from: date, to: date, ...place };
  return { ...(days === RANGE ? { from, to } : lastDays(Number(days), today)), ...place };
}
