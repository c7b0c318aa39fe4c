import type { Language } from '../../contract/platform/languages.ts';
import { addDays, countDaysBetween } from '../platform/calendar.ts';
import type { LineChart } from './report-model.ts';
import type { ReportRange } from './report-range.ts';
import { getReportWords } from './report-words.ts';

const MAX_LABELS = 6;
const DAYS_OF_A_YEAR = 366;

/**
 * Days of a range that an axis names: its first, its last and evenly between, at most six. `11/21`, or `11/2026` where days of
 * more than a year stand on one axis.
 */
export function buildDayLabels({ from, to }: ReportRange, language: Language): LineChart['dayLabels'] {
  const { dayOfYear, month } = getReportWords(language);
  const length = countDaysBetween(from, to);
  const intervals = Math.min(MAX_LABELS - 1, length);
  const days = Array.from({ length: intervals + 1 }, (_, index) =>
    addDays(from, Math.round((length * index) / Math.max(intervals, 1))),
  );
  return days.map((day) => ({ day, label: length > DAYS_OF_A_YEAR ? month(day) : dayOfYear(day) }));
}
