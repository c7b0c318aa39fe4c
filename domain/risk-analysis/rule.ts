import type { Category, Condition, Criterion, Factor, Outcome } from './outcome.ts';

/** An outcome that is not yet about one assessment. */
export type Rule = Omit<Outcome, 'assessmentId'>;

export const condition = (comparator: Condition['comparator'], value: Condition['value']): Condition => ({
  comparator,
  value,
});

export const criterion = (type: Criterion['type'], units: string | null, ...conditions: Condition[]): Criterion => ({
  type,
  units,
  conditions,
});

export const factor = (
  category: Category,
  criteria: Criterion[],
  shortDescription: Factor['shortDescription'] = null,
  description: Factor['description'] = null,
): Factor => ({ category, description, shortDescription, criteria });

/** A fall risk by one result (ENT-078). */
export const fallRule = (
  resultDefinitionId: string,
  source: Outcome['source'],
  factors: Factor[],
  demographicsRequired: Outcome['demographicsRequired'] = null,
): Rule => ({
  type: 'FALL',
  title: null,
  description: null,
  source,
  resultDefinitionId,
  leftResultDefinitionId: null,
  rightResultDefinitionId: null,
  demographicsRequired,
  factors,
});
