import type { WalkCondition } from '../../contract/platform/enumerations.ts';
import { type Measure, roundMeasure } from './measures.ts';

/** How sure it is that the source says what the row does: the sources agree, or they do not. */
type Confidence = 'HIGH' | 'MEDIUM';

export interface Source {
  author: string;
  year: number;
  /** With volume and pages. */
  journal: string;
  confidence: Confidence;
}

/**
 * Smallest difference between two visits of one person that is more than error of measurement in 95 of 100 cases (MDC95),
 * in one population.
 */
export interface DetectableChange extends Source {
  item: string;
  measure: string;
  unit: string;
  value: number;
  population: string;
  /** Whom of our patients it fits. */
  condition: WalkCondition;
  /** How many were measured twice. */
  people: number;
  /** Bounds, both included, of the earlier value of whom it holds for, at two decimals; null without a bound. */
  from: number | null;
  to: number | null;
}

const comfortableSpeed = { item: 'speed', measure: 'avgSpeed', unit: 'm/s', from: null, to: null } as const;

const chronicStroke = {
  ...comfortableSpeed,
  population: 'Adults with chronic stroke, by speed at the first visit',
  condition: 'STROKE',
  author: 'Lewek and Sykes',
  year: 2019,
  journal: 'J Neurol Phys Ther 43:122-127',
  confidence: 'HIGH',
} as const;

/**
 * Published MDC95, comfortable gait speed alone. For joint angles, step and stride there are values of marker-based
 * laboratories (such as Wilken 2012, Gait Posture 35:301-307, and Kesar 2011, Gait Posture 33:314-317); they tell nothing of
 * a single camera, so there is no row for them. The two of parkinsonism disagree, which is why the second is not HIGH.
 */
export const detectableChanges: readonly DetectableChange[] = [
  {
    ...comfortableSpeed,
    value: 0.18,
    population: 'Community-dwelling adults with parkinsonism',
    condition: 'PARKINSON',
    people: 37,
    author: 'Steffen and Seney',
    year: 2008,
    journal: 'Phys Ther 88:733-746',
    confidence: 'HIGH',
  },
  {
    ...comfortableSpeed,
    value: 0.09,
    population: 'Adults with Parkinson disease, mild to moderate',
    condition: 'PARKINSON',
    people: 88,
    author: 'Combs et al.',
    year: 2014,
    journal: 'Gait Posture 39:784-788',
    confidence: 'MEDIUM',
  },
  { ...chronicStroke, value: 0.1, people: 32, to: 0.39 },
  { ...chronicStroke, value: 0.15, people: 29, from: 0.4, to: 0.8 },
  { ...chronicStroke, value: 0.18, people: 15, from: 0.81 },
];

/** Published rows for a measure of an item, for any population. */
export const listPublishedErrors = (item: string, { name, unit }: Pick<Measure, 'name' | 'unit'>): DetectableChange[] =>
  detectableChanges.filter((row) => row.item === item && row.measure === name && row.unit === (unit ?? row.unit));

/** Published rows that apply to a patient with this condition and the earlier value `measure.value`. */
export function listDetectableChanges(
  item: string,
  measure: Pick<Measure, 'name' | 'unit' | 'value'>,
  condition: WalkCondition | null,
): DetectableChange[] {
  if (measure.value === null) return [];
  const earlier = Number(measure.value.toFixed(2));
  return listPublishedErrors(item, measure).filter(
    (row) => row.condition === condition && earlier >= (row.from ?? -Infinity) && earlier <= (row.to ?? Infinity),
  );
}

/** Changes of comfortable speed, m/s, that make a difference to older people: a small one, and a substantial one. */
export const meaningfulChange = {
  small: 0.05,
  substantial: 0.1,
  author: 'Perera et al.',
  year: 2006,
  journal: 'J Am Geriatr Soc 54:743-749',
  confidence: 'HIGH',
} as const satisfies Source & Record<string, unknown>;

/**
 * What is known of a difference. OTHER_METHOD where the two were not measured in the same way, which nothing is published
 * about. By published errors of people with the patient's condition: REAL where it reaches the error of all of them, SOME
 * of some, NOT_REAL of none; UNSURE where it reaches one, but not what the two values themselves leave open. NO_VALUE where
 * errors are published, but for other people. Where none is, by the intervals that both values carry: APART or OVERLAPPING,
 * which speaks of the strides of the two walks and not of how much a walk differs from day to day. Else NOT_KNOWN.
 */
export type RealChange =
  | 'OTHER_METHOD'
  | 'REAL'
  | 'SOME'
  | 'NOT_REAL'
  | 'UNSURE'
  | 'NO_VALUE'
  | 'APART'
  | 'OVERLAPPING'
  | 'NOT_KNOWN';

type Compared = Pick<Measure, 'value' | 'unit' | 'plusMinus'>;

/** Now minus then, both rounded as shown. */
export const subtractAsShown = (then: Compared, now: Compared): number =>
  roundMeasure(roundMeasure(now.value!, now.unit) - roundMeasure(then.value!, then.unit), now.unit);

/** What is known of a difference between two values that were measured in the same way. */
export function evaluateChange(
  then: Compared,
  now: Compared,
  { by, isPublished }: { by: readonly DetectableChange[]; isPublished: boolean },
): RealChange {
  const size = Math.abs(subtractAsShown(then, now));
  const isBeyondBoth = size > (then.plusMinus ?? 0) + (now.plusMinus ?? 0);
  if (by.length > 0) {
    const reached = by.filter(({ value }) => size >= value).length;
    if (reached === 0) return 'NOT_REAL';
    if (!isBeyondBoth) return 'UNSURE';
    return reached === by.length ? 'REAL' : 'SOME';
  }
  if (isPublished) return 'NO_VALUE';
  if (then.plusMinus === undefined || now.plusMinus === undefined) return 'NOT_KNOWN';
  return isBeyondBoth ? 'APART' : 'OVERLAPPING';
}

/** Direction of a change by its shown values. */
export function getDirection({ difference }: { difference: number }): 'more' | 'less' | 'same' {
  if (difference === 0) return 'same';
  return difference > 0 ? 'more' : 'less';
}
