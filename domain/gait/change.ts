import type { GaitSession } from '../../contract/gait.ts';
import { detectableFor, type DetectableChange } from './detectable-change.ts';
import type { Measure } from './measures.ts';

export type Walked = Pick<GaitSession, 'id' | 'day' | 'sessionSchema' | 'session'>;

/**
 * What is known of a difference. By published errors: REAL where it reaches the error of every population, SOME of some,
 * NOT_REAL of none; UNSURE where it reaches one, but not what the two values themselves leave open. Without one, by the intervals that both values carry: APART or OVERLAPPING, which speaks of the strides
 * of the two walks and not of how much a walk differs from day to day. Else NOT_KNOWN.
 */
export type RealChange = 'REAL' | 'SOME' | 'NOT_REAL' | 'UNSURE' | 'APART' | 'OVERLAPPING' | 'NOT_KNOWN';

/** What was not the same at both visits, each as it was before and as it is now. */
export interface Otherwise {
  of: 'assistance' | 'source' | 'start' | 'schema';
  before: string | null;
  now: string | null;
}

export interface ChangeSince {
  /** Civil day of the visit that is compared with. */
  day: string;
  /** Now less then, in the unit of the measure. */
  difference: number;
  real: RealChange;
  /** Published errors that it was judged by. */
  by: readonly DetectableChange[];
  otherwise: readonly Otherwise[];
}

/** `first` is null where the first visit is also the last one. */
export interface MeasureChange {
  item: string;
  measure: Measure & { value: number };
  last: ChangeSince;
  first: ChangeSince | null;
}

type Found = { walked: Walked; measure: Measure };
type Valued = Measure & { value: number };

const isValued = (measure: Measure): measure is Valued => measure.value !== null;
const sourceOf = ({ source }: Measure): string => source ?? 'DEVICE';

function otherwise(then: Found, now: Found): Otherwise[] {
  const assistance = ({ walked }: Found) => walked.session.meta.assistanceOption;
  // Who is timed from a stand is slower by the first step; everything else is measured while walking.
  const start = ({ walked }: Found) => walked.session.meta.timing?.start ?? 'MOVING';
  const sides: Otherwise[] = [
    { of: 'assistance', before: assistance(then), now: assistance(now) },
    { of: 'source', before: sourceOf(then.measure), now: sourceOf(now.measure) },
    { of: 'start', before: start(then), now: start(now) },
    { of: 'schema', before: then.walked.sessionSchema, now: now.walked.sessionSchema },
  ];
  return sides.filter((side) => side.before !== side.now);
}

const DECIMALS = 2;
// Published errors have two decimals, and so has what is compared with them.
const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

function judged(difference: number, by: readonly DetectableChange[], then: Measure, now: Measure): RealChange {
  const size = rounded(Math.abs(difference));
  const isBeyondBoth = Math.abs(difference) > (then.plusMinus ?? 0) + (now.plusMinus ?? 0);
  if (by.length > 0) {
    const reached = by.filter(({ value }) => size >= value).length;
    if (reached === 0) return 'NOT_REAL';
    if (!isBeyondBoth) return 'UNSURE';
    return reached === by.length ? 'REAL' : 'SOME';
  }
  if (then.plusMinus === undefined || now.plusMinus === undefined) return 'NOT_KNOWN';
  return isBeyondBoth ? 'APART' : 'OVERLAPPING';
}

/** Which way a measure went, as far as two decimals show it. */
export function directionOf({ difference }: ChangeSince): 'more' | 'less' | 'same' {
  const shown = rounded(difference);
  if (shown === 0) return 'same';
  return shown > 0 ? 'more' : 'less';
}

/** The change of the speed of a session (AGAIT-06) among those of its measures. */
export const speedChange = (changes: readonly MeasureChange[]): MeasureChange | undefined =>
  changes.find(({ item, measure }) => item === 'speed' && measure.name === 'avgSpeed');

/** Of the walks of a day the one that was walked most alike, the latest of those. */
function mostAlike(day: readonly Found[], now: Found): Found {
  const at = ({ walked }: Found) => Date.parse(walked.session.meta.capturedDate);
  return day.toSorted(
    (one, other) => otherwise(one, now).length - otherwise(other, now).length || at(other) - at(one),
  )[0]!;
}

function since(item: string, day: string, earlier: readonly Found[], now: Found): ChangeSince {
  const then = mostAlike(
    earlier.filter(({ walked }) => walked.day === day),
    now,
  );
  const difference = now.measure.value! - then.measure.value!;
  const by = detectableFor(item, then.measure);
  return {
    day,
    difference,
    by,
    real: judged(difference, by, then.measure, now.measure),
    otherwise: otherwise(then, now),
  };
}

/**
 * How each measured value of a session differs from the last earlier day with that measure, and from the first. Sessions of
 * one day are one visit; values in another unit are not compared.
 */
export function changesOf(session: Walked, sessions: readonly Walked[]): MeasureChange[] {
  const before = sessions.filter(({ day }) => day < session.day);
  const earlierOf = (item: string, { name, unit }: Measure): Found[] =>
    before.flatMap((walked) =>
      walked.session.data
        .filter((one) => one.name === item)
        .flatMap(({ measures }) => measures)
        .filter((one) => one.name === name && (one.unit ?? null) === (unit ?? null) && isValued(one))
        .map((measure) => ({ walked, measure })),
    );
  return session.session.data.flatMap(({ name: item, measures }) =>
    measures.filter(isValued).flatMap((measure): MeasureChange[] => {
      const earlier = earlierOf(item, measure);
      const days = earlier.map(({ walked }) => walked.day).toSorted();
      const [first, last] = [days[0], days.at(-1)];
      if (first === undefined || last === undefined) return [];
      const now: Found = { walked: session, measure };
      return [
        {
          item,
          measure,
          last: since(item, last, earlier, now),
          first: first === last ? null : since(item, first, earlier, now),
        },
      ];
    }),
  );
}
