import type { WalkTiming } from '../../contract/gait/gait-session.ts';
import type { sexes } from '../../contract/platform/enumerations.ts';
import type { Source } from './detectable-change.ts';

type Sex = (typeof sexes)[number];

/** Bounds, both included. */
export interface Band {
  from: number;
  to: number;
}

/** Mean comfortable speed, m/s, of apparently healthy people of these ages, and the 95% confidence interval of that mean. */
interface SpeedNorm extends Band {
  mean: Record<Sex, number>;
  interval: Record<Sex, Band>;
}

/**
 * Where the norms come from: means over 41 studies with 23 111 people who walked 3 to 30 m at their normal pace. The source
 * gives how surely each mean is known (its 95% confidence interval), not in what range most people walk, so a value is never
 * called abnormal by it. Nor does it hold for short walks timed from a stand, by its own words.
 */
export const normSource: Source = {
  author: 'Bohannon and Williams Andrews',
  year: 2011,
  journal: 'Physiotherapy 97:182-189',
  confidence: 'HIGH',
};

const speedNorms: readonly SpeedNorm[] = [
  {
    from: 20,
    to: 29,
    mean: { MALE: 1.36, FEMALE: 1.34 },
    interval: { MALE: { from: 1.27, to: 1.45 }, FEMALE: { from: 1.24, to: 1.44 } },
  },
  {
    from: 30,
    to: 39,
    mean: { MALE: 1.43, FEMALE: 1.34 },
    interval: { MALE: { from: 1.32, to: 1.55 }, FEMALE: { from: 1.19, to: 1.48 } },
  },
  {
    from: 40,
    to: 49,
    mean: { MALE: 1.43, FEMALE: 1.39 },
    interval: { MALE: { from: 1.35, to: 1.51 }, FEMALE: { from: 1.34, to: 1.41 } },
  },
  {
    from: 50,
    to: 59,
    mean: { MALE: 1.43, FEMALE: 1.31 },
    interval: { MALE: { from: 1.38, to: 1.49 }, FEMALE: { from: 1.22, to: 1.41 } },
  },
  {
    from: 60,
    to: 69,
    mean: { MALE: 1.34, FEMALE: 1.24 },
    interval: { MALE: { from: 1.27, to: 1.41 }, FEMALE: { from: 1.18, to: 1.3 } },
  },
  {
    from: 70,
    to: 79,
    mean: { MALE: 1.26, FEMALE: 1.13 },
    interval: { MALE: { from: 1.21, to: 1.32 }, FEMALE: { from: 1.07, to: 1.19 } },
  },
  {
    from: 80,
    to: 99,
    mean: { MALE: 0.97, FEMALE: 0.94 },
    interval: { MALE: { from: 0.83, to: 1.1 }, FEMALE: { from: 0.85, to: 1.03 } },
  },
];

/** Ages for which there are norms, both included. */
export const NORM_AGES = { from: 20, to: 99 } as const;

/** Age in whole years on a civil day; a person born on February 29 is a year older from March 1. */
export function getAge(dob: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}

export interface Walker {
  sex: Sex | null;
  /** Civil date of birth. */
  dob: string | null;
}

export type ComparedSpeed =
  | { kind: 'COMPARED'; sex: Sex; from: number; to: number; mean: number; interval: Band; percent: number }
  | { kind: 'MISSING'; missing: ('sex' | 'dob')[] }
  | { kind: 'OUTSIDE'; age: number };

/** A comfortable speed in m/s, walked on a civil day, in whole percent of the mean of the walker's sex and age. */
export function compareSpeed(speed: number, { sex, dob }: Walker, day: string): ComparedSpeed {
  if (sex === null || dob === null) {
    return {
      kind: 'MISSING',
      missing: [...(sex === null ? ['sex' as const] : []), ...(dob === null ? ['dob' as const] : [])],
    };
  }
  const age = getAge(dob, day);
  const norm = speedNorms.find(({ from, to }) => age >= from && age <= to);
  if (!norm) return { kind: 'OUTSIDE', age };
  const mean = norm.mean[sex];
  const { from, to, interval } = norm;
  return { kind: 'COMPARED', sex, from, to, mean, interval: interval[sex], percent: Math.round((speed / mean) * 100) };
}

/** What the norms of a walk depend on beside the walker. */
export interface WalkFacts {
  /** The civil day on which it was walked. */
  day: string;
  /** Null where it was not timed by hand. */
  start: WalkTiming['start'] | null;
}

/** FROM_STAND where the norms do not apply to how the walk was timed. */
export type ComparedWalk = ComparedSpeed | { kind: 'FROM_STAND' };

/** The comfortable speed of a walk beside the norms, where these apply to it. */
export const compareWalk = (speed: number, walker: Walker, { day, start }: WalkFacts): ComparedWalk =>
  start === 'STANDING' ? { kind: 'FROM_STAND' } : compareSpeed(speed, walker, day);
