import type { Practice } from '../activity/adherence.ts';
import type { FilledSurvey } from '../worklist/worklist-inputs.ts';

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
  /** Each day once, the oldest first. */
  practice: Practice['days'];
  frequency: Practice['frequency'];
  ranges: readonly MeasuredDay[];
  surveys: readonly FilledSurvey[];
}
