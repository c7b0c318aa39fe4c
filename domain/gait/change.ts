import type { GaitSession } from '../../contract/gait.ts';
import { detectableFor, type DetectableChange } from './detectable-change.ts';
import type { Measure } from './measures.ts';
import { realChange, type RealChange } from './real-change.ts';

export type Walked = Pick<GaitSession, 'id' | 'day' | 'sessionSchema' | 'session'>;

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
    real: realChange(difference, by, then.measure, now.measure),
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
