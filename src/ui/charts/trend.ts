import { addDays, countDaysBetween } from '../../../domain/platform/calendar.ts';

/** A line over time; `at` is a civil date or date and time (`2026-03-08`, `2026-03-08T17:30:00`), oldest first. */
export interface TrendLine {
  id: string;
  label: string;
  /** `note` is shown beside the value of a point. */
  points: readonly { at: string; value: number; note?: string }[];
}

export interface Trend {
  /** Text alternative of the chart. */
  summary: string;
  lines: readonly TrendLine[];
  /** Dashed lines; a label can have several values. */
  goals?: readonly { label: string; values: readonly number[] }[];
  min: number;
  max: number;
  /** Formats a value: `95°`. */
  format: (value: number) => string;
}

/** Civil times are plotted as UTC, so that every day has the same length. */
export const toTime = (at: string): Date => new Date(at.length === 10 ? `${at}T00:00:00Z` : `${at}Z`);

/** Days to label on the axis: at most `most`, evenly spread between the first and the last day with a point. */
export function pickLabelledDays(lines: readonly TrendLine[], most: number): Date[] {
  const withPoint = lines.flatMap(({ points }) => points.map(({ at }) => at.slice(0, 10))).toSorted();
  const [first, last] = [withPoint[0], withPoint.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = countDaysBetween(first, last);
  const step = Math.max(1, Math.ceil(days / Math.max(1, most - 1)));
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => toTime(addDays(first, at * step)));
}
