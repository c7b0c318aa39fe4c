import { format } from 'date-fns';
import { addMonths, toDate, toMonth } from '../platform/calendar.ts';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 2;

/** Months that RTM Billing can show, `2026-11`, the earliest first: 12 back to 2 ahead of the day (RTM-04). */
export function listBillingMonths(today: string): string[] {
  return Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) =>
    addMonths(toMonth(today), index - MONTHS_BACK),
  );
}

/** `2026-11` as `November 2026`. */
export const formatMonth = (month: string): string => format(toDate(`${month}-01`), 'MMMM yyyy');

/** Whether a window or month has a day in the month: a window of 30 days usually has days in two. */
export const overlapsMonth = ({ startDate, endDate }: { startDate: string; endDate: string }, month: string): boolean =>
  toMonth(startDate) <= month && month <= toMonth(endDate);

/**
 * Key of the evidence packet of a patient's month, which is generated on every download. A month has a packet once it has a
 * cycle (OPEN-078).
 */
export const toPacketKey = (patientId: number, yearMonth: string): string => `rtm-packet-${patientId}-${yearMonth}`;
