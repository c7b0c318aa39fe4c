import type { Demographics } from '../risk-analysis/demographics.ts';
import { HAND_TRACKING_ERROR_CM } from '../risk-analysis/published-limits.ts';

/** The people in whom a published error was measured; SENSOR is the error of the camera itself. */
type Population = 'OLDER_WOMEN' | 'KNEE_OSTEOARTHRITIS' | 'SENSOR';

/** The smallest difference between two sessions that is more than error of measurement, as published. */
export interface MeasurementError {
  value: number;
  units: string;
  population: Population;
  source: string;
}

interface Row extends MeasurementError {
  assessmentIds: readonly string[];
  /** Whether it is known to hold for a person; a condition is not known of a participant. */
  fits: (person: Demographics) => boolean;
}

/**
 * Minimal detectable changes. Five times sit to stand: MDC95 of 29 women of 73.6 years on average (Goldberg et al. 2012).
 * Timed Up and Go: 65 people with knee osteoarthritis of grade 1 to 3, one rater (Alghadir et al. 2015). Those of gait speed
 * (`domain/gait/detectable-change.ts`) are of conditions that are not known of a participant. For functional reach, the
 * 30-second chair stand, tandem stance and angles measured by one camera there is no row.
 */
const rows: readonly Row[] = [
  {
    assessmentIds: ['AST-0011', 'AST-0012'],
    value: 2.5,
    units: 's',
    population: 'OLDER_WOMEN',
    fits: ({ age, sex }) => sex === 'FEMALE' && age !== null && age >= 60,
    source: 'Goldberg et al., Aging Clinical and Experimental Research 24 (2012), 339-344',
  },
  {
    assessmentIds: ['AST-0009', 'AST-0010'],
    value: 1.1,
    units: 's',
    population: 'KNEE_OSTEOARTHRITIS',
    fits: () => false,
    source: 'Alghadir, Anwer and Brismée, BMC Musculoskeletal Disorders 16 (2015), 174',
  },
  {
    assessmentIds: ['AST-0050'],
    value: HAND_TRACKING_ERROR_CM,
    units: 'cm',
    population: 'SENSOR',
    fits: () => true,
    source: 'Abdlkarim et al., Behavior Research Methods 56 (2024), 1052-1063',
  },
];

/**
 * What is known of a difference. BEYOND or WITHIN a published error that holds for the person; OTHER_PEOPLE if one is
 * published, but not known to hold for them; NOT_KNOWN without one, and where a difference exceeds the error of the sensor,
 * which is a mean and no bound.
 */
export type ErrorComparison =
  | { verdict: 'BEYOND' | 'WITHIN' | 'OTHER_PEOPLE'; error: MeasurementError }
  | { verdict: 'NOT_KNOWN'; error: null };

const notKnown = { verdict: 'NOT_KNOWN', error: null } as const;

/** Compares a difference in these units with the published error of an assessment for a person. */
export function compareToError(
  assessmentId: string,
  { difference, units }: { difference: number; units: string | null },
  person: Demographics,
): ErrorComparison {
  const row = rows.find((each) => each.assessmentIds.includes(assessmentId) && each.units === units);
  if (!row) return notKnown;
  const { assessmentIds: _ids, fits, ...error } = row;
  if (!fits(person)) return { verdict: 'OTHER_PEOPLE', error };
  if (Math.abs(difference) < error.value) return { verdict: 'WITHIN', error };
  return error.population === 'SENSOR' ? notKnown : { verdict: 'BEYOND', error };
}
