import { format } from 'date-fns';
import { addMonths, dateOf, monthOf } from '../calendar.ts';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 2;

/** Months that RTM Billing can show, `2026-11`, the earliest first: 12 back to 2 ahead of the day (RTM-04). */
export function billingMonths(today: string): string[] {
  return Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) =>
    addMonths(monthOf(today), index - MONTHS_BACK),
  );
}

/** `2026-11` as `November 2026`. */
export const monthName = (month: string): string => format(dateOf(`${month}-01`), 'MMMM yyyy');

/** Whether a window or month has a day in the month: a window of 30 days mostly has days in two. */
export const hasDayIn = ({ startDate, endDate }: { startDate: string; endDate: string }, month: string): boolean =>
  monthOf(startDate) <= month && month <= monthOf(endDate);
