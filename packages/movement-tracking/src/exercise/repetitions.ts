/** From where to where a repetition goes, in degrees. */
export interface Course {
  start: number;
  end: number;
}

/** A repetition that was counted, in degrees: the extreme before it on the side of the start, and the one it reached. */
export interface Repetition {
  from: number;
  to: number;
  /** Whether it went far enough, and began far enough back, to need no correction. */
  isProper: boolean;
}

/** What to do better: go further, or come further back. */
export type Correction = 'further' | 'back';

/** What a value completed: a repetition, and what to say of it. */
export interface Step {
  repetition: Repetition | null;
  correction: Correction | null;
}

/** Shares of the way from start to end (ours): a repetition is one from there, and one up to there. */
const REACHED = 0.6;
const RETURNED = 0.3;
/** Less than these is counted, but corrected. */
const FAR_ENOUGH = 0.85;
const BACK_ENOUGH = 0.2;
/** From here a movement was meant as a repetition. */
const MEANT = 0.4;
/** A hold begins at `REACHED` and ends below this. */
const HELD = 0.45;
/** Seconds without a value after which a repetition under way is not counted. */
const LOST_S = 1.5;
/** Seconds that a value stands for at most. */
const STEP_S = 1;

const nothing: Step = { repetition: null, correction: null };

/** A running median of up to five values of the last third of a second: a bad frame, or two, change nothing. */
export function createSmoother() {
  let near: { t: number; value: number }[] = [];
  return (t: number, value: number): number => {
    near = [...near.filter((other) => t - other.t <= 0.34 && other.t <= t), { t, value }].slice(-5);
    const sorted = near.map((other) => other.value).toSorted((one, other) => one - other);
    return sorted[(sorted.length - 1) >> 1]!;
  };
}

/**
 * Counts repetitions of one joint. A repetition leaves the start, gets at least `REACHED` of the way, and comes back; what turns
 * around before is none. Values are degrees, already smoothed; their times need not be even.
 */
export function createRepetitionCounter({ start, end }: Course) {
  const getShare = (value: number) => (value - start) / (end - start);
  let phase: 'unknown' | 'start' | 'away' = 'unknown';
  let [lastAt, low, high] = [Number.NEGATIVE_INFINITY, 0, 0];
  let [from, to] = [0, 0];
  const add = (t: number, value: number): Step => {
    const share = getShare(value);
    if (t - lastAt > LOST_S) phase = 'unknown';
    lastAt = t;
    if (phase === 'unknown' || phase === 'start') {
      if (share > RETURNED) {
        if (phase === 'start') [phase, high, to] = ['away', share, value];
        return nothing;
      }
      if (phase === 'unknown' || share < low) [low, from] = [share, value];
      phase = 'start';
      return nothing;
    }
    if (share > high) [high, to] = [share, value];
    if (share > RETURNED) return nothing;
    const isFar = high >= FAR_ENOUGH;
    const isBack = low <= BACK_ENOUGH;
    const counted = high >= REACHED ? { from, to, isProper: isFar && isBack } : null;
    const correction = !isFar && high >= MEANT ? 'further' : counted && !isBack ? 'back' : null;
    [phase, low, from] = ['start', share, value];
    return { repetition: counted, correction };
  };
  /** Ends the counting: a repetition that got far enough counts without its way back, such as the last one of a set. */
  const close = (): Repetition | null => {
    if (phase !== 'away' || high < REACHED) return null;
    phase = 'unknown';
    return { from, to, isProper: high >= FAR_ENOUGH && low <= BACK_ENOUGH };
  };
  return { add, close, getShare };
}

/** Adds up the seconds in which a joint is held near the end of its course. */
export function createHoldTimer({ start, end }: Course) {
  let [lastAt, seconds] = [Number.NEGATIVE_INFINITY, 0];
  let isHeld = false;
  return (t: number, value: number): { seconds: number; isHeld: boolean } => {
    const share = (value - start) / (end - start);
    const wasHeld = isHeld;
    isHeld = share >= (wasHeld ? HELD : REACHED);
    if (wasHeld && isHeld && t - lastAt <= STEP_S) seconds += t - lastAt;
    lastAt = t;
    return { seconds, isHeld };
  };
}
