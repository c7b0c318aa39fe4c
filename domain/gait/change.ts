import type { WalkCondition } from '../../contract/platform/enumerations.ts';
import type { GaitSession, WalkTiming } from '../../contract/gait/gait-session.ts';
import {
  listDetectableChanges,
  listPublishedErrors,
  type DetectableChange,
  evaluateChange,
  subtractAsShown,
  type RealChange,
} from './detectable-change.ts';
import type { Measure } from './measures.ts';

export type ComparedSession = Pick<GaitSession, 'id' | 'day' | 'sessionSchema' | 'session'>;

/** A circumstance that differed between two visits. */
export type Difference =
  | { of: 'assistance'; before: AssistanceOption | null; now: AssistanceOption | null }
  | { of: 'source'; before: Source; now: Source }
  | { of: 'start'; before: WalkTiming['start']; now: WalkTiming['start'] }
  | { of: 'schema'; before: string; now: string };

export type AssistanceOption = NonNullable<GaitSession['session']['meta']['assistanceOption']>;
type Source = NonNullable<Measure['source']>;

/** Mean of the walks that were measured in the same way on one day. */
export interface DayValue {
  value: number;
  unit: Measure['unit'];
  /** Half the width of the widest 95% interval among them; undefined if one has none. */
  plusMinus: number | undefined;
  source: Source;
  walks: number;
}

export interface ChangeSince {
  /** Civil day of the visit that is compared with. */
  day: string;
  before: DayValue;
  /** Of the day of the session: by the way of measuring that both days have in common, if there is one. */
  now: DayValue;
  /** Now less then as they are shown, in the unit of the measure. */
  difference: number;
  real: RealChange;
  /** Published measurement errors that apply. */
  by: readonly DetectableChange[];
  otherwise: readonly Difference[];
}

/** `first` is null where the first visit is also the last one. */
export interface MeasureChange {
  item: string;
  measure: Measure & { value: number };
  last: ChangeSince;
  first: ChangeSince | null;
}

type Found = { walked: ComparedSession; measure: Valued };
type Valued = Measure & { value: number };

const isValued = (measure: Measure): measure is Valued => measure.value !== null;
const getSource = ({ source }: Measure): Source => source ?? 'DEVICE';
// A walk timed from a stand is slower by the first step; everything else is measured while walking.
const getStart = ({ walked }: Found): WalkTiming['start'] => walked.session.meta.timing?.start ?? 'MOVING';

function listDifferences(then: Found, now: Found): Difference[] {
  const assistance = ({ walked }: Found) => walked.session.meta.assistanceOption;
  const sides: Difference[] = [
    { of: 'assistance', before: assistance(then), now: assistance(now) },
    { of: 'source', before: getSource(then.measure), now: getSource(now.measure) },
    { of: 'start', before: getStart(then), now: getStart(now) },
    { of: 'schema', before: then.walked.sessionSchema, now: now.walked.sessionSchema },
  ];
  return sides.filter((side) => side.before !== side.now);
}

/** By another source, timed otherwise, or by another version of the assessment: all but the patient's own aid. */
const isOtherMethod = (differences: readonly Difference[]): boolean =>
  differences.some(({ of }) => of !== 'assistance');

/** The change of the speed of a session (AGAIT-06) among those of its measures. */
export const findSpeedChange = (changes: readonly MeasureChange[]): MeasureChange | undefined =>
  changes.find(({ item, measure }) => item === 'speed' && measure.name === 'avgSpeed');

/** Walks of one day that were walked and measured alike. */
type Alike = readonly [Found, ...Found[]];

function groupAlike(found: readonly Found[]): Alike[] {
  const groups: [Found, ...Found[]][] = [];
  for (const one of found) {
    const alike = groups.find(([first]) => listDifferences(first, one).length === 0);
    if (alike) alike.push(one);
    else groups.push([one]);
  }
  return groups;
}

function averageWalks(alike: Alike): DayValue {
  const widths = alike.map(({ measure }) => measure.plusMinus);
  const isSure = (width: number | undefined): width is number => width !== undefined;
  return {
    value: alike.reduce((sum, { measure }) => sum + measure.value, 0) / alike.length,
    unit: alike[0].measure.unit,
    plusMinus: widths.every(isSure) ? Math.max(...widths) : undefined,
    source: getSource(alike[0].measure),
    walks: alike.length,
  };
}

const getLatestTime = (alike: Alike): number =>
  Math.max(...alike.map(({ walked }) => Date.parse(walked.session.meta.capturedDate)));

/**
 * What of an earlier day is held against what of today: measured in the same way where any walks of both days were, then
 * this very session's walks, then what was walked most alike, the latest of those.
 */
function findMostAlike(earlier: readonly Found[], today: readonly Found[], own: Found): [Alike, Alike] {
  const pairs = groupAlike(today).flatMap((now) => groupAlike(earlier).map((before) => ({ before, now })));
  const rank = ({ before, now }: (typeof pairs)[number]) => {
    const differences = listDifferences(before[0], now[0]);
    return [Number(isOtherMethod(differences)), Number(!now.includes(own)), differences.length, -getLatestTime(before)];
  };
  const [best] = pairs.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a.map((part, index) => part - b[index]!).find((part) => part !== 0) ?? 0;
  });
  return [best!.before, best!.now];
}

interface Compared {
  item: string;
  earlier: readonly Found[];
  today: readonly Found[];
  own: Found;
  condition: WalkCondition | null;
}

function compareWithDay(day: string, { item, earlier, today, own, condition }: Compared): ChangeSince {
  const [beforeAlike, nowAlike] = findMostAlike(
    earlier.filter(({ walked }) => walked.day === day),
    today,
    own,
  );
  const [before, now] = [averageWalks(beforeAlike), averageWalks(nowAlike)];
  const differences = listDifferences(beforeAlike[0], nowAlike[0]);
  const { name, unit } = own.measure;
  const isOther = isOtherMethod(differences);
  const by = isOther ? [] : listDetectableChanges(item, { name, unit, value: before.value }, condition);
  const isPublished = listPublishedErrors(item, { name, unit }).length > 0;
  return {
    day,
    before,
    now,
    difference: subtractAsShown(before, now),
    by,
    real: isOther ? 'OTHER_METHOD' : evaluateChange(before, now, { by, isPublished }),
    otherwise: differences,
  };
}

/**
 * How each measured value of a session differs from the last earlier day with that measure, and from the first, for a
 * patient with this condition. All walks of one day are one visit; values in another unit are not compared, and no change
 * is real between two ways of measuring.
 */
export function listChanges(
  session: ComparedSession,
  sessions: readonly ComparedSession[],
  condition: WalkCondition | null,
): MeasureChange[] {
  const others = sessions.filter(({ id }) => id !== session.id);
  const before = others.filter(({ day }) => day < session.day);
  const beside = others.filter(({ day }) => day === session.day);
  const findMeasures = (walks: readonly ComparedSession[], item: string, { name, unit }: Measure): Found[] =>
    walks.flatMap((walked) =>
      walked.session.data
        .filter((one) => one.name === item)
        .flatMap(({ measures }) => measures)
        .filter((one) => one.name === name && (one.unit ?? null) === (unit ?? null))
        .filter(isValued)
        .map((measure) => ({ walked, measure })),
    );
  return session.session.data.flatMap(({ name: item, measures }) =>
    measures.filter(isValued).flatMap((measure): MeasureChange[] => {
      const earlier = findMeasures(before, item, measure);
      const days = earlier.map(({ walked }) => walked.day).toSorted();
      const [first, last] = [days[0], days.at(-1)];
      if (first === undefined || last === undefined) return [];
      const own: Found = { walked: session, measure };
      const compared = { item, earlier, today: [own, ...findMeasures(beside, item, measure)], own, condition };
      return [
        {
          item,
          measure,
          last: compareWithDay(last, compared),
          first: first === last ? null : compareWithDay(first, compared),
        },
      ];
    }),
  );
}
