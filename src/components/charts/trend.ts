import { addDays, daysBetween } from '../../../domain/calendar.ts';

/** A line over time; `at` is a civil day or a civil moment (`2026-03-08`, `2026-03-08T17:30:00`), oldest first. */
export interface TrendLine {
  id: string;
  label: string;
  /** `note` is said of a point beside its value. */
  points: readonly { at: string; value: number; note?: string }[];
}

export interface Trend {
  /** The chart in a sentence, for those who do not see it. */
  summary: string;
  lines: readonly TrendLine[];
  /** Dashed lines, several under one name where they belong together. */
  goals?: readonly { label: string; values: readonly number[] }[];
  /** Ends of the scale. */
  min: number;
  max: number;
  /** A value as it is read: `95°`. */
  format: (value: number) => string;
}

/** Civil times are drawn as if they were UTC: no day is longer than another. */
export const timeOf = (at: string): Date => new Date(at.length === 10 ? `${at}T00:00:00Z` : `${at}Z`);

/** Days to name below a chart: at most `most`, evenly spread from the first to the last one with a point. */
export function namedDays(lines: readonly TrendLine[], most: number): Date[] {
  const withPoint = lines.flatMap(({ points }) => points.map(({ at }) => at.slice(0, 10))).toSorted();
  const [first, last] = [withPoint[0], withPoint.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = daysBetween(first, last);
  const step = Math.max(1, Math.ceil(days / Math.max(1, most - 1)));
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => timeOf(addDays(first, at * step)));
}
