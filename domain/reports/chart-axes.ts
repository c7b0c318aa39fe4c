import type { Language } from '../../contract/platform/languages.ts';
import { addDays, countDaysBetween } from '../platform/calendar.ts';
import type { LineChart, Scale } from './report-model.ts';
import type { ReportRange } from './report-range.ts';
import { getReportWords } from './report-words.ts';

/** Fewer values than these are not drawn: tables and changes say as much. */
export const MIN_POINTS = 3;

const INTERVALS = 4;

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`; never less than `unit`. */
function chooseStep(least: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, unit)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= least) ?? power;
  return Math.max(step, unit);
}

/**
 * An axis with round numbers that holds all of `values`, and a little more where they are all the same. `unit` is the
 * smallest step between two numbers: 1 for counts.
 */
export function computeScale(values: readonly number[], unit = 1): Scale {
  const low = Math.min(...values, Infinity);
  const high = Math.max(...values, -Infinity);
  if (low > high) return computeScale([0, unit], unit);
  const step = chooseStep((high - low) / INTERVALS, unit);
  const min = Math.floor(low / step) * step;
  const max = Math.max(Math.ceil(high / step) * step, min + step);
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
  return { min, max, ticks: ticks.map((tick) => Number(tick.toFixed(6))) };
}

const MAX_LABELS = 3;
const DAYS_OF_A_YEAR = 366;

/**
 * Days of a range that an axis names: its first, its last and the one between. `Nov 21`, or `Nov 2026` where days of more
 * than a year stand on one axis.
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
