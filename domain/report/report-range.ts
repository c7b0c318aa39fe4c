import { REPORT_MAX_DAYS } from '../../contract/patient-report.ts';
import { daysBetween } from '../calendar.ts';

/** Civil days, both ends included. */
export interface ReportRange {
  from: string;
  to: string;
}

/** A report starts with that many days. */
export const DEFAULT_REPORT_DAYS = 30;

/** What is wrong with a range, by its end; nothing when a report can be made of it (OPEN-066). */
export function rangeProblems({ from, to }: ReportRange, today: string): Partial<Record<keyof ReportRange, string>> {
  const problems: Partial<Record<keyof ReportRange, string>> = {};
  if (!from) problems.from = 'Start date is required';
  else if (from > today) problems.from = 'The start date cannot be in the future';
  if (!to) problems.to = 'End date is required';
  else if (to > today) problems.to = 'The end date cannot be in the future';
  if (problems.from || problems.to) return problems;
  if (from > to) return { to: 'The end date must not be before the start date' };
  if (daysBetween(from, to) >= REPORT_MAX_DAYS) return { from: 'A report covers two years at most' };
  return {};
}
