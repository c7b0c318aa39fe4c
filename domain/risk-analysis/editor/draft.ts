import type { comparators, measureTypes } from '../../../contract/risk-analysis/risk-outcome.ts';
import { toAgeRange, riskScales } from '../../../contract/risk-analysis/outcome-errors.ts';
import { listRequiredDemographics } from '../demographics.ts';
import { getFactorSex } from '../factor-rows.ts';
import {
  isDemographic,
  type Category,
  type Criterion,
  type Factor,
  type Outcome,
  type Sex,
  getScale,
} from '../outcome.ts';

export type MeasureType = (typeof measureTypes)[number];
export type Comparator = (typeof comparators)[number];

/** Numbers are kept as they were typed. */
export interface ConditionDraft {
  comparator: Comparator;
  value: string;
}

/** A limit of what is measured; the type is empty until one is chosen. */
export interface CriterionDraft {
  type: MeasureType | '';
  units: string;
  conditions: ConditionDraft[];
}

/** A factor with what it asks of the person apart from what it asks of the result. */
export interface FactorDraft {
  category: Category;
  description: string;
  shortDescription: string;
  /** Empty where it is about both. */
  sex: Sex | '';
  /** Empty where it is about every age; an empty or zero `ageMax` has no upper bound (RISK-43). */
  ageMin: string;
  ageMax: string;
  criteria: CriterionDraft[];
}

/** Factors are for everybody, by person, or by a tremor scale; each layout keeps its own, so that none is lost by viewing another. */
export type Layout = 'everybody' | 'persons' | 'UPDRS' | 'CRST';

/** What the editor holds of an outcome. */
export interface OutcomeDraft {
  title: string;
  description: string;
  source: string;
  layout: Layout;
  factors: Record<Layout, FactorDraft[]>;
}

const toCriterionDraft = ({ type, units, conditions }: Criterion): CriterionDraft => ({
  type: isDemographic(type) ? '' : type,
  units: units ?? '',
  conditions: conditions.map(({ comparator, value }) => ({ comparator, value: String(value) })),
});

const toFactorDraft = (factor: Factor): FactorDraft => {
  const { first, last } = toAgeRange(factor);
  const isOfAge = factor.criteria.some(({ type }) => type === 'AGE');
  return {
    category: factor.category,
    description: factor.description ?? '',
    shortDescription: factor.shortDescription ?? '',
    sex: getFactorSex(factor) ?? '',
    ageMin: isOfAge ? String(first) : '',
    ageMax: isOfAge && last !== Infinity ? String(last) : '',
    criteria: factor.criteria.filter(({ type }) => !isDemographic(type)).map(toCriterionDraft),
  };
};

/** A factor that matches nothing yet. */
export const createFactor = (category: Category): FactorDraft => ({
  category,
  description: '',
  shortDescription: '',
  sex: '',
  ageMin: '',
  ageMax: '',
  criteria: [],
});

/**
 * The five categories of a tremor scale, those without a factor as empty ones (RISK-38, OPEN-138). Factors that stand in
 * another order than the scale's keep it: where they overlap, the last one counts (RISK-28).
 */
function completeScale(scale: 'UPDRS' | 'CRST', factors: readonly Factor[]): FactorDraft[] {
  const categories: readonly Category[] = riskScales[scale];
  const places = factors.map(({ category }) => categories.indexOf(category));
  const missing = categories.filter((category) => !factors.some((factor) => factor.category === category));
  const all = [...factors.map(toFactorDraft), ...missing.map(createFactor)];
  const isInOrder = places.every((place, at) => at === 0 || place >= places[at - 1]!);
  return isInOrder ? all.toSorted((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category)) : all;
}

const getLayout = (outcome: Outcome): Layout => {
  const scale = getScale(outcome);
  if (scale !== 'FALL') return scale;
  return listRequiredDemographics(outcome).length > 0 ? 'persons' : 'everybody';
};

/** An outcome as the editor opens it; the layouts that it does not use begin empty. */
export function toDraft(outcome: Outcome): OutcomeDraft {
  const layout = getLayout(outcome);
  const own = (asked: Layout) => (asked === layout ? outcome.factors : []);
  return {
    title: outcome.title ?? '',
    description: outcome.description ?? '',
    source: outcome.source ?? '',
    layout,
    factors: {
      everybody: own('everybody').map(toFactorDraft),
      persons: own('persons').map(toFactorDraft),
      UPDRS: completeScale('UPDRS', own('UPDRS')),
      CRST: completeScale('CRST', own('CRST')),
    },
  };
}
