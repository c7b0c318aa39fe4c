import type { FilledSurvey } from '../attention/care-facts.ts';

/** Days a week that a program asked for, from a day on until another day, not included; null where it still does. */
export interface AskedDays {
  since: string;
  until: string | null;
  weeklyFrequency: number;
}

/** The smallest and the largest angle that an exercise measured on a day, in degrees. */
export interface MeasuredDay {
  day: string;
  min: number | null;
  max: number | null;
  exercise: string;
}

/**
 * What the tracks of a path are measured from; civil days in the patient's zone, nothing that is dated ahead. Whatever is
 * of a day comes with the oldest first.
 */
export interface PathFacts {
  /** Distinct. */
  sessionDays: readonly string[];
  asked: readonly AskedDays[];
  ranges: readonly MeasuredDay[];
  surveys: readonly FilledSurvey[];
}
