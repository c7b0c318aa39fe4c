import { getFirstDay, toTime, type Trend } from './trend.ts';

export const CHART_HEIGHT = 220;
const LETTER_PIXELS = 6.4;
const BESIDE_LINE = 12;

/** Estimated width of the longest text, in pixels: it is needed before anything is drawn. */
const measure = (texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * LETTER_PIXELS);

const AXIS_TITLE = 20;
/** Half of `Nov 21` and of `Nov 21, 2026`, which stand below the ends of the axis. */
const HALF_DAY = 28;
const HALF_DATE = 46;

/** Whether the days below the chart need no year. */
export function isOfOneYear(lines: Trend['lines']): boolean {
  const years = new Set(lines.flatMap(({ points }) => points.map(({ at }) => at.slice(0, 4))));
  return years.size < 2;
}

/**
 * Margins of a chart: room for the scale and its title on the left, for half a day's name at both ends, so that none is cut,
 * and, with several lines, for their names on the right.
 */
export function computeMargin({ lines, min, max, format, axes }: Trend, width: number) {
  const end = isOfOneYear(lines) ? HALF_DAY : HALF_DATE;
  const title = axes ? AXIS_TITLE : 0;
  const names = lines.length > 1 ? measure(lines.map(({ label }) => label)) + BESIDE_LINE : 0;
  return {
    top: 12,
    right: Math.max(end, Math.min(names, Math.floor(width * 0.35))),
    bottom: 28 + title,
    left: Math.max(end, measure([min, max, (min + max) / 2].map(format)) + BESIDE_LINE + title),
  };
}

/** The name of a line, shortened to the room beside its end. */
export function fitLabel(label: string, right: number): string {
  const letters = Math.floor((right - BESIDE_LINE) / LETTER_PIXELS);
  return label.length > letters ? `${label.slice(0, letters - 1)}…` : label;
}

/** Where a chart draws a moment and a value, in pixels. */
export function createPositions(trend: Trend, width: number) {
  const margin = computeMargin(trend, width);
  const times = trend.lines.flatMap(({ points }) => points.map(({ at }) => toTime(at).getTime()));
  const [first, last] = [getFirstDay(trend.lines).getTime(), Math.max(...times)];
  const across = width - margin.left - margin.right;
  const down = CHART_HEIGHT - margin.top - margin.bottom;
  return {
    toX: (at: string) => margin.left + ((toTime(at).getTime() - first) / Math.max(1, last - first)) * across,
    toY: (value: number) => margin.top + ((trend.max - value) / (trend.max - trend.min)) * down,
  };
}
