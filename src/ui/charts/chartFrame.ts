import { getFirstDay, toTime, type Trend } from './trend.ts';

export const CHART_HEIGHT = 220;
const LETTER_PIXELS = 6.4;
const BESIDE_LINE = 12;

/** Estimated width of the longest text, in pixels: it is needed before anything is drawn. */
const measure = (texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * LETTER_PIXELS);

/** Margins of a chart: room for the scale on the left and, with several lines, for their names on the right. */
export function computeMargin({ lines, min, max, format }: Trend, width: number) {
  const names = lines.length > 1 ? measure(lines.map(({ label }) => label)) + BESIDE_LINE : 0;
  return {
    top: 12,
    right: Math.max(28, Math.min(names, Math.floor(width * 0.35))),
    bottom: 28,
    left: Math.max(28, measure([min, max, (min + max) / 2].map(format)) + BESIDE_LINE),
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
