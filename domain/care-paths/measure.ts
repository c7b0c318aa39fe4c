import type { Measured, Unmeasured } from '../../contract/care-path-shapes.ts';
import { addDays, daysBetween, laterOf } from '../calendar.ts';
import { computeAdherence } from '../results/adherence.ts';
import { inType, rounded, type Criterion } from './criterion.ts';
import type { MeasuredDay, PathFacts } from './path-facts.ts';
import { latestInstrument, latestPain, latestScore } from './survey-scores.ts';
import { withinDays } from './within-days.ts';

/** A value in the phase's type, or why there is none. */
export type Measurement = { measured: Measured } | { unmeasured: Unmeasured };

const ADHERENCE_DAYS = 14;
const LEAST_ADHERENCE_DAYS = 7;
const RANGE_DAYS = 7;

const orNothing = (measured: Measured | null, unmeasured: Unmeasured): Measurement =>
  measured ? { measured } : { unmeasured };

/** Active days of the prescribed ones, in percent, over the last 14 full days of the phase. */
function measureAdherence({ practice, frequency }: PathFacts, first: string, today: string): Measurement {
  if (daysBetween(first, today) < LEAST_ADHERENCE_DAYS) return { unmeasured: 'FIRST_WEEK' };
  const from = laterOf(first, addDays(today, -ADHERENCE_DAYS));
  const to = addDays(today, -1);
  const days = withinDays(practice, ({ day }) => day, from, today);
  const adherence = computeAdherence({ days, frequency }, { from, to, today });
  return adherence ? { measured: { value: adherence.daysPercent, day: to, of: null } } : { unmeasured: 'NO_PROGRAM' };
}

/** The best angle of the last 7 days with data: the largest, or the smallest where the criterion waits for less. */
function rangeOfMotion(ranges: readonly MeasuredDay[], logic: Criterion['logic']): Measured | null {
  const lower = logic === '<';
  const days = new Set<string>();
  let best: Measured | null = null;
  for (const { day, min, max, exercise } of ranges.toReversed()) {
    const angle = lower ? min : max;
    if (angle === null) continue;
    if (days.add(day).size > RANGE_DAYS) break;
    const value = rounded(angle);
    // Of the same angle on several days the first is told.
    if (best && (lower ? value > best.value : value < best.value)) continue;
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
      return measureAdherence(facts, first, today);
    case 'Range of motion':
      return orNothing(
        rangeOfMotion(
          withinDays(facts.ranges, ({ day }) => day, first, addDays(today, 1)),
          logic,
        ),
        'NO_DATA',
      );
    case 'Pain':
      return orNothing(latestPain(facts.surveys.filter(counts)), 'NO_DATA');
    case 'Balance':
    case 'Disability':
      return orNothing(latestScore(track, facts.surveys.filter(counts)), 'NO_SCORE');
    default:
      return orNothing(latestInstrument(track, facts.surveys.filter(counts)), 'NO_SCORE');
  }
}
