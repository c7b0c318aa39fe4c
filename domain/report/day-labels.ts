import { addDays, daysBetween, formatDay } from '../calendar.ts';
import type { LineChart } from './report-model.ts';
import type { ReportRange } from './report-range.ts';

const MOST_LABELS = 6;
const DAYS_OF_A_YEAR = 366;

/** `11/21`, or `11/2026` where days of more than a year stand on one axis. */
const labelOf = (day: string, isLong: boolean): string =>
  isLong ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : formatDay(day).slice(0, 5);

/** Days of a range that an axis names: its first, its last and evenly between, at most six. */
export function dayLabels({ from, to }: ReportRange): LineChart['dayLabels'] {
  const length = daysBetween(from, to);
  const intervals = Math.min(MOST_LABELS - 1, length);
  const days = Array.from({ length: intervals + 1 }, (_, index) =>
    addDays(from, Math.round((length * index) / Math.max(intervals, 1))),
  );
  return days.map((day) => ({ day, label: labelOf(day, length > DAYS_OF_A_YEAR) }));
}
