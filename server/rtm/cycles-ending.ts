import { and, between, type SQL } from 'drizzle-orm';
import { addDays, lastDayOf } from '../../domain/calendar.ts';
import { rtmCycles } from '../db/schema/index.ts';

/** No cycle is longer than a month. */
const LONGEST_DAYS = 31;

/** Cycles whose last day lies in the month; the bounds of their first day let the index by days find them. */
export const endsIn = (month: string): SQL | undefined =>
  and(
    between(rtmCycles.endDate, `${month}-01`, lastDayOf(month)),
    between(rtmCycles.startDate, addDays(`${month}-01`, -LONGEST_DAYS), lastDayOf(month)),
  );
