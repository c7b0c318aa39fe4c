import type { Measured, Unmeasured } from '../../contract/care-path-shapes.ts';
import { addDays, daysBetween, laterOf } from '../calendar.ts';
import { inType, rounded, type Criterion } from './criterion.ts';
import type { MeasuredDay, PathFacts } from './path-facts.ts';
import { latestPain, latestScore } from './survey-scores.ts';

/** A value in the phase's type, or why there is none. */
export type Measurement = { measured: Measured } | { unmeasured: Unmeasured };

const ADHERENCE_DAYS = 14;
const LEAST_ADHERENCE_DAYS = 7;
const RANGE_DAYS = 7;

const orNothing = (measured: Measured | null, unmeasured: Unmeasured): Measurement =>
  measured ? { measured } : { unmeasured };

/** Days that were asked for from `first` to `last`, a seventh of the week's for each. */
function daysAsked(asked: PathFacts['asked'], first: string, last: string): number {
  let total = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const standing = asked.findLast(({ since, until }) => since <= day && (until === null || day < until));
    total += (standing?.weeklyFrequency ?? 0) / 7;
  }
  return total;
}

/** Practised days of the asked ones, in percent, over the last 14 full days of the phase; more than asked is 100%. */
function adherence({ sessionDays, asked }: PathFacts, first: string, today: string): Measurement {
  const last = addDays(today, -1);
  if (daysBetween(first, today) < LEAST_ADHERENCE_DAYS) return { unmeasured: 'FIRST_WEEK' };
  const from = laterOf(first, addDays(today, -ADHERENCE_DAYS));
  const wanted = daysAsked(asked, from, last);
  if (wanted === 0) return { unmeasured: 'NO_PROGRAM' };
  const practised = sessionDays.filter((day) => from <= day && day <= last).length;
  const value = rounded(Math.min(100, (practised / wanted) * 100));
  return { measured: { value, day: last, of: null } };
}

/** The best angle of the last 7 days with data: the largest, or the smallest where the criterion waits for less. */
function rangeOfMotion(ranges: readonly MeasuredDay[], logic: Criterion['logic']): Measured | null {
  const lower = logic === '<';
  const known = ranges.filter(({ min, max }) => (lower ? min : max) !== null);
  const days = [...new Set(known.map(({ day }) => day))].toSorted().slice(-RANGE_DAYS);
  let best: Measured | null = null;
  for (const { day, min, max, exercise } of known) {
    const value = rounded((lower ? min : max)!);
    if (day < days[0]! || (best && (lower ? value >= best.value : value <= best.value))) continue;
    best = { value, day, of: exercise };
  }
  return best;
}

/**
 * What a phase measures on a day. Data counts from the day after the phase began: whatever led into the phase, and what
 * was measured earlier, says nothing about it.
 */
export function measure(
  { track, logic, type }: Criterion,
  facts: PathFacts,
  since: string,
  today: string,
): Measurement {
  const first = addDays(since, 1);
  const counts = ({ day }: { day: string }) => first <= day && day <= today;
  switch (track) {
    case 'Time in phase':
      return { measured: { value: inType(daysBetween(since, today), type), day: today, of: null } };
    case 'Adherence':
      return adherence(facts, first, today);
    case 'Range of motion':
      return orNothing(rangeOfMotion(facts.ranges.filter(counts), logic), 'NO_DATA');
    case 'Pain':
      return orNothing(latestPain(facts.surveys.filter(counts)), 'NO_DATA');
    default:
      return orNothing(latestScore(track, facts.surveys.filter(counts)), 'NO_SCORE');
  }
}
