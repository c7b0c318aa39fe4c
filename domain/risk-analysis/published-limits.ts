import type { AgeRow } from './rule.ts';

/**
 * Five times sit to stand in seconds, the vendor console's defaults (RISK-55): a longer time is worse than the average
 * of that age. The study ends at 89 years, the rule does not.
 * Source: Bohannon, Perceptual and Motor Skills 103 (2006), 215-222.
 */
export const fiveTimesSitToStand: readonly AgeRow[] = [
  [[60, 69], 11.4, 11.4],
  [[70, 79], 12.6, 12.6],
  [[80], 14.8, 14.8],
];

/**
 * Five times sit to stand in seconds, the portal's fall-risk rules (RISK-56, OPEN-129), by sex.
 * Source: Lusardi, Pellecchia and Schulman, Journal of Geriatric Physical Therapy 26(3) (2003), 14-22.
 */
export const fiveTimesSitToStandBySex: readonly AgeRow[] = [
  [[60, 69], 8.4, 12.7],
  [[70, 79], 11.6, 13],
  [[80, 89], 16.7, 17.2],
  [[90], 19.5, 22.9],
];

/**
 * Stands in 30 seconds (RISK-58); fewer are below the average of that age and sex. The specification's 12/1 for 70 to 74
 * is 12/10 in the source (OPEN-130).
 * Source: CDC STEADI, 30-Second Chair Stand; Rikli and Jones, Journal of Aging and Physical Activity 7 (1999), 162-181.
 */
export const thirtySecondStands: readonly AgeRow[] = [
  [[60, 64], 14, 12],
  [[65, 69], 12, 11],
  [[70, 74], 12, 10],
  [[75, 79], 11, 10],
  [[80, 84], 10, 9],
  [[85, 89], 8, 8],
  [[90, 94], 7, 4],
];

/** Seconds of a timed up and go from which the risk is high (RISK-54). Source: CDC STEADI, Timed Up and Go. */
export const TIMED_UP_AND_GO_S = 12;

/** Seconds that a tandem stance is to be held (RISK-59). Source: CDC STEADI, 4-Stage Balance Test. */
export const TANDEM_STANCE_S = 10;

/** The portal rule's reading of the same (OPEN-131); the specification names no source for it. */
export const PORTAL_TANDEM_STANCE_S = 15;

/**
 * Usual gait speed in m/s from which the risk is low (RISK-57).
 * Source: Abellan van Kan et al., Journal of Nutrition, Health and Aging 13 (2009), 881-889.
 */
export const GAIT_SPEED_M_S = 0.8;

/**
 * Functional reach in inches (RISK-53, OPEN-132): up to the first the risk of falling is four times as high, up to the
 * second twice. Source: Duncan et al., Journal of Gerontology 47(3) (1992), M93-M98.
 */
export const FUNCTIONAL_REACH_IN = { high: 6, medium: 10 } as const;

/**
 * Amplitude of a postural tremor in cm from which the next category begins (RISK-60); anything above 0 is slight.
 * Source: MDS-UPDRS item 3.15; Goetz et al., Movement Disorders 23 (2008), 2129-2170.
 */
export const TREMOR_AMPLITUDE_CM = { mild: 1, moderate: 3, severe: 10 } as const;

/**
 * Mean error of a fingertip's place in cm as published for markerless hand tracking; an amplitude below it is shown with
 * a note, and is evaluated all the same (OPEN-160).
 * Source: Abdlkarim et al., Behavior Research Methods 56 (2024), 1052-1063.
 */
export const HAND_TRACKING_ERROR_CM = 1.1;
