import { addDays, countDaysBetween } from '../../../domain/platform/calendar.ts';

/** A line over time; `at` is a civil date or date and time (`2026-03-08`, `2026-03-08T17:30:00`), oldest first. */
export interface TrendLine {
  id: string;
  label: string;
  /** `plusMinus` is half the width of its interval; `note` is shown beside the value of a point. */
  points: readonly { at: string; value: number; plusMinus?: number; note?: string }[];
}

/** A goal, a norm or a limit: open upward without `to`, downward without `from`. */
export interface TrendBand {
  label: string;
  /** A goal is shaded with dashed edges, a norm shaded alone, a limit its dashed edge alone. */
  kind?: 'goal' | 'norm' | 'limit';
  from?: number;
  to?: number;
  /** Where a published norm comes from, for the caption. */
  source?: string;
}

/** A day on which something changed, marked across the chart; several of one label share its caption. */
export interface TrendMark {
  at: string;
  label: string;
}

export interface Trend {
  /** Text alternative of the chart. */
  summary: string;
  /** Titles of the axes. */
  axes?: { x: string; y: string };
  marks?: readonly TrendMark[];
  /** Further sentences of the caption, such as an error of measurement with its source. */
  notes?: readonly string[];
  lines: readonly TrendLine[];
  bands?: readonly TrendBand[];
  min: number;
  max: number;
  /** Formats a value: `95°`. */
  format: (value: number) => string;
}

/** Civil times are plotted as UTC, so that every day has the same length. */
export const toTime = (at: string): Date => new Date(at.length === 10 ? `${at}T00:00:00Z` : `${at}Z`);

/** Where the axis begins: with the day of the first point, so that its name stands below it. */
export const getFirstDay = (lines: readonly TrendLine[]): Date =>
  toTime(lines.flatMap(({ points }) => points.map(({ at }) => at.slice(0, 10))).toSorted()[0] ?? '1970-01-01');

/** Days to label on the axis: at most `most`, evenly spread between the first and the last day with a point. */
export function pickLabelledDays(lines: readonly TrendLine[], most: number): Date[] {
  const withPoint = lines.flatMap(({ points }) => points.map(({ at }) => at.slice(0, 10))).toSorted();
  const [first, last] = [withPoint[0], withPoint.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = countDaysBetween(first, last);
  const step = Math.max(1, Math.ceil(days / Math.max(1, most - 1)));
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => toTime(addDays(first, at * step)));
}

/** Whether there is something to connect: a single value is printed, not drawn. */
export const isDrawn = (lines: readonly TrendLine[]): boolean => lines.some(({ points }) => points.length > 1);

/** Marks between the first and the last day with a point; others have no place on the axis. */
export function listShownMarks({ lines, marks = [] }: Pick<Trend, 'lines' | 'marks'>): TrendMark[] {
  const days = lines.flatMap(({ points }) => points.map(({ at }) => at.slice(0, 10))).toSorted();
  return marks.filter(({ at }) => days.length > 0 && at >= days[0]! && at <= days.at(-1)!);
}

/** A value with its interval: `1.13 ± 0.05`. */
export const formatPoint = (
  { value, plusMinus }: { value: number; plusMinus?: number },
  format: Trend['format'],
): string => (plusMinus === undefined ? format(value) : `${format(value)} ± ${format(plusMinus)}`);

/** Every moment with a value, once, oldest first. */
export const listMoments = (lines: readonly TrendLine[]): string[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted();

/** What the lines say at a moment, in their order. */
export const readMoment = (lines: readonly TrendLine[], at: string) =>
  lines.flatMap(({ id, label, points }) => {
    const point = points.find((each) => each.at === at);
    return point ? [{ id, label, ...point }] : [];
  });

/** Positions of texts `gap` apart, each as near to its own position as that allows and above `bottom`. */
export function spreadApart(positions: readonly number[], gap: number, bottom: number): number[] {
  const order = positions.map((_, index) => index).toSorted((a, b) => positions[a]! - positions[b]!);
  const spread = [...positions];
  for (const [rank, index] of order.entries())
    if (rank > 0) spread[index] = Math.max(spread[index]!, spread[order[rank - 1]!]! + gap);
  let most = bottom;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index]!, most);
    most = spread[index] - gap;
  }
  return spread;
}
