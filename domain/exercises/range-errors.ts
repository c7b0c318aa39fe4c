import type { NormalMotion } from '../../contract/platform/enumerations.ts';

/** A published error of measuring one end of a motion twice, in degrees: of which share of cases, by what, on whom. */
export interface RangeError {
  motion: NormalMotion;
  end: 'min' | 'max';
  degrees: number;
  /** Percent of the cases in which a larger difference is a change. */
  level: 90 | 95;
  instrument: 'INCLINOMETER' | 'GONIOMETER';
  /** How many adults without symptoms were measured. */
  people: number;
  source: string;
}

const kolber = {
  level: 90,
  instrument: 'INCLINOMETER',
  people: 30,
  source: 'Kolber et al. 2011, Physiother Theory Pract 27:176-184',
} as const;

/**
 * Minimal detectable changes as their abstracts give them. Kolber et al.: active shoulder motion, two raters. Konor et al.:
 * dorsiflexion in a lunge with weight on the foot, the larger of both sides; the abstract names no level, and its MDC of 5.0 and 7.7
 * are its SEM of 1.8 and 2.8 times 2.77, which is that of 95%. Nothing is published for this camera, nor here
 * for joints that are not listed.
 */
export const rangeErrors: readonly RangeError[] = [
  { ...kolber, motion: 'shoulderFlexion', end: 'max', degrees: 8 },
  { ...kolber, motion: 'shoulderAbduction', end: 'max', degrees: 4 },
  { ...kolber, motion: 'shoulderRotation', end: 'min', degrees: 8 },
  { ...kolber, motion: 'shoulderRotation', end: 'max', degrees: 9 },
  {
    motion: 'ankleFlexion',
    end: 'min',
    degrees: 7.7,
    level: 95,
    instrument: 'GONIOMETER',
    people: 20,
    source: 'Konor et al. 2012, Int J Sports Phys Ther 7:279-287',
  },
];

/** The published errors of a motion, from its lower to its upper end. */
export const listRangeErrors = (motion: NormalMotion | undefined): RangeError[] =>
  rangeErrors.filter((error) => error.motion === motion);
