import { type Practice, computeAdherence } from '../activity/adherence.ts';
import type { FilledSurvey } from '../worklist/worklist-inputs.ts';
import type { Measured, Unmeasured } from '../../contract/care-paths/shapes.ts';
import { addDays, countDaysBetween, getLaterDay } from '../platform/calendar.ts';
import { convertDays, roundToTenth, type Criterion } from './criterion.ts';
import { findLatestInstrumentScore, findLatestPain, findLatestScore } from './survey-scores.ts';

/** The smallest and the largest angle that an exercise measured on a day, in degrees. */
export interface MeasuredDay {
  day: string;
  min: number | null;
  max: number | null;
  exercise: string;
}

/**
 * What the tracks of a path are measured from; civil days in the patient's zone, nothing that is dated ahead. Whatever is
 * of a day comes with the oldest first.
 */
export interface PathFacts {
  /** Each day once, the oldest first. */
  practice: Practice['days'];
  frequency: Practice['frequency'];
  ranges: readonly MeasuredDay[];
  surveys: readonly FilledSurvey[];
}

/** A value in the phase's type, or why there is none. */
export type Measurement = { measured: Measured } | { unmeasured: Unmeasured };

const ADHERENCE_DAYS = 14;
const LEAST_ADHERENCE_DAYS = 7;
const RANGE_DAYS = 7;

const toMeasurement = (measured: Measured | null, unmeasured: Unmeasured): Measurement =>
  measured ? { measured } : { unmeasured };

/** Active days of the prescribed ones, in percent, over the last 14 full days of the phase. */
function measureAdherence({ practice, frequency }: PathFacts, first: string, today: string): Measurement {
  if (countDaysBetween(first, today) < LEAST_ADHERENCE_DAYS) return { unmeasured: 'FIRST_WEEK' };
  const from = getLaterDay(first, addDays(today, -ADHERENCE_DAYS));
  const to = addDays(today, -1);
  const days = sliceDays(practice, ({ day }) => day, from, today);
  const adherence = computeAdherence({ days, frequency }, { from, to, today });
  return adherence ? { measured: { value: adherence.daysPercent, day: to, of: null } } : { unmeasured: 'NO_PROGRAM' };
}

/** The best angle of the last 7 days with data: the largest, or the smallest if the criterion is `<`. */
function measureRangeOfMotion(ranges: readonly MeasuredDay[], logic: Criterion['logic']): Measured | null {
  const lower = logic === '<';
  const days = new Set<string>();
  let best: Measured | null = null;
  for (const { day, min, max, exercise } of ranges.toReversed()) {
    const angle = lower ? min : max;
    if (angle === null) continue;
    if (days.add(day).size > RANGE_DAYS) break;
    const value = roundToTenth(angle);
    // Several days with the same angle: the first one counts.
    if (best && (lower ? value > best.value : value < best.value)) continue;
    best = { value, day, of: exercise };
  }
  return best;
}

/**
 * Measures the criterion of a phase on a day. Data counts from the day after the phase started: earlier data led into the
 * phase.
 */
export function measurePhase(
  { track, logic, type }: Criterion,
  facts: PathFacts,
  since: string,
  today: string,
): Measurement {
  const first = addDays(since, 1);
  const counts = ({ day }: { day: string }) => first <= day && day <= today;
  switch (track) {
    case 'Time in phase':
      return { measured: { value: convertDays(countDaysBetween(since, today), type), day: today, of: null } };
    case 'Adherence':
      return measureAdherence(facts, first, today);
    case 'Range of motion':
      return toMeasurement(
        measureRangeOfMotion(
          sliceDays(facts.ranges, ({ day }) => day, first, addDays(today, 1)),
          logic,
        ),
        'NO_DATA',
      );
    case 'Pain':
      return toMeasurement(findLatestPain(facts.surveys.filter(counts)), 'NO_DATA');
    case 'Balance':
    case 'Disability':
      return toMeasurement(findLatestScore(track, facts.surveys.filter(counts)), 'NO_SCORE');
    default:
      return toMeasurement(findLatestInstrumentScore(track, facts.surveys.filter(counts)), 'NO_SCORE');
  }
}

/** The number of rows before a day. */
function countBefore<Row>(rows: readonly Row[], dayOf: (row: Row) => string, day: string): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(rows[middle]!) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The rows from `first` on and before `after`, of rows sorted by day. Uses a binary search: a dry run calls it for each
 * day of a year.
 */
export const sliceDays = <Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
  first: string,
  after: string,
): readonly Row[] => rows.slice(countBefore(rows, dayOf, first), countBefore(rows, dayOf, after));
