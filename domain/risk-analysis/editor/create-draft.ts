import { measureTypes, type RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import type { Assessment } from '../../../contract/scan-modules/assessments.ts';
import { findBuiltInOutcome } from '../built-in-outcomes.ts';
import { isDemographic, type Outcome } from '../outcome.ts';
import type { CriterionDraft, MeasureType } from './draft.ts';

/** What the editor starts from. */
export interface InitialOutcome {
  outcome: Outcome;
  /** The version that is saved over, 0 where none is stored yet (RISK-08). */
  version: number;
}

type Measured = Pick<Assessment, 'id' | 'resultDefinitions'>;

/** Without a stored or a built-in outcome: an amplitude of each side makes a tremor, all else a fall risk (ENT-078). */
function createOutcome({ id, resultDefinitions }: Measured): Outcome {
  const findAmplitude = (side: string) =>
    resultDefinitions.find((result) => result.type === 'AMPLITUDE' && result.id.startsWith(side))?.id ?? null;
  const [left, right] = [findAmplitude('left-'), findAmplitude('right-')];
  const isTremor = left !== null && right !== null;
  return {
    assessmentId: id,
    type: isTremor ? 'TREMORS' : 'FALL',
    title: isTremor ? 'UPDRS' : null,
    description: null,
    source: null,
    resultDefinitionId: isTremor ? null : (resultDefinitions[0]?.id ?? null),
    leftResultDefinitionId: isTremor ? left : null,
    rightResultDefinitionId: isTremor ? right : null,
    demographicsRequired: null,
    factors: [],
  };
}

export const toInitialOutcome = ({ version, ...outcome }: RiskOutcome): InitialOutcome => ({ outcome, version });

/** The stored outcome, else the built-in default (RISK-09), else an empty one. */
export function findInitialOutcome(assessment: Measured, stored: readonly RiskOutcome[]): InitialOutcome {
  const found = stored.find(({ assessmentId }) => assessmentId === assessment.id);
  return found
    ? toInitialOutcome(found)
    : { outcome: findBuiltInOutcome(assessment.id) ?? createOutcome(assessment), version: 0 };
}

/** What the assessment is measured in: what an outcome's limits are given in, and what a new limit begins with. */
export interface Measure {
  type: MeasureType | '';
  units: string;
}

/** By the catalogue; an angle or a score has no type of its own. */
export function getAssessmentMeasure({ resultDefinitions }: Measured): Measure {
  const [result] = resultDefinitions;
  const type = result?.type === 'AMPLITUDE' ? 'DISTANCE' : measureTypes.find((each) => each === result?.type);
  return { type: type ?? '', units: result?.metric.units ?? '' };
}

/** By the limits that the outcome has, else by the catalogue. */
export function getOutcomeMeasure(assessment: Measured, { factors }: Outcome): Measure {
  const limit = factors.flatMap(({ criteria }) => criteria).find(({ type }) => !isDemographic(type));
  if (!limit || isDemographic(limit.type)) return getAssessmentMeasure(assessment);
  return { type: limit.type, units: limit.units ?? '' };
}

/** A limit that still has to be typed. */
export const createCriterion = ({ type, units }: Measure, value = ''): CriterionDraft => ({
  type,
  units,
  conditions: [{ comparator: 'gt', value }],
});
