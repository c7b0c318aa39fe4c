import { addDays, laterOf } from '../calendar.ts';
import { weekStart } from '../results/practice-weeks.ts';
import type { ReportRange } from './report-range.ts';

/** The calendar weeks, Sunday to Saturday, that a range touches; the outer ones as far as the range reaches. */
export function weeksOf({ from, to }: ReportRange): ReportRange[] {
  const weeks: ReportRange[] = [];
  for (let start = weekStart(from); start <= to; start = addDays(start, 7)) {
    const end = addDays(start, 6);
    weeks.push({ from: laterOf(start, from), to: end < to ? end : to });
  }
  return weeks;
}
