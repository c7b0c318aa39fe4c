import { riskScales } from '../../../contract/risk-analysis/outcome-errors.ts';
import { MAX_CONDITIONS } from '../../../contract/risk-analysis/risk-outcome.ts';
import { sexes } from '../../../contract/platform/enumerations.ts';
import type { Category, Outcome, Sex } from '../outcome.ts';
import { createCriterion, type Measure } from './create-draft.ts';
import { createRow } from './limit-table.ts';
import {
  toDraft,
  createFactor,
  type CriterionDraft,
  type FactorDraft,
  type Layout,
  type OutcomeDraft,
} from './draft.ts';

const getFactors = ({ layout, factors }: OutcomeDraft): FactorDraft[] => factors[layout];

/** The draft with other factors in the layout that is shown. */
const replaceFactors = (draft: OutcomeDraft, factors: FactorDraft[]): OutcomeDraft => ({
  ...draft,
  factors: { ...draft.factors, [draft.layout]: factors },
});

/** The categories that a factor of this layout may have. */
export const listCategories = (layout: Layout): readonly Category[] =>
  riskScales[layout === 'UPDRS' || layout === 'CRST' ? layout : 'FALL'];

/** The categories that a factor can still be given, its own among them (RISK-35); all of them by sex and age (OPEN-158). */
export function listFreeCategories(draft: OutcomeDraft, at?: number): Category[] {
  const others = getFactors(draft).filter((_, index) => index !== at);
  return listCategories(draft.layout).filter(
    (category) => draft.layout === 'persons' || !others.some((factor) => factor.category === category),
  );
}

/** Whether factors are added and deleted: those of a tremor scale are fixed (RISK-38). */
const hasFreeFactors = ({ layout }: OutcomeDraft): boolean => layout === 'everybody' || layout === 'persons';

/** RISK-36. */
export const canAddFactor = (draft: OutcomeDraft): boolean =>
  draft.layout === 'everybody' && listFreeCategories(draft).length > 0;

/** RISK-37. */
export const canDeleteFactor = (draft: OutcomeDraft): boolean => hasFreeFactors(draft) && getFactors(draft).length > 1;

/** Adds a factor of the first category that is not used yet, with a limit to be typed (RISK-36). */
export function addFactor(draft: OutcomeDraft, measure: Measure): OutcomeDraft {
  const [category] = listFreeCategories(draft);
  if (!canAddFactor(draft) || !category) return draft;
  return replaceFactors(draft, [
    ...getFactors(draft),
    { ...createFactor(category), criteria: [createCriterion(measure)] },
  ]);
}

/** Adds a row of a sex. */
export const addRow = (draft: OutcomeDraft, sex: Sex, measure: Measure): OutcomeDraft =>
  replaceFactors(draft, [...getFactors(draft), createRow(getFactors(draft), sex, measure)]);

export const deleteFactor = (draft: OutcomeDraft, at: number): OutcomeDraft =>
  canDeleteFactor(draft) ? replaceFactors(draft, getFactors(draft).toSpliced(at, 1)) : draft;

export const changeFactor = (draft: OutcomeDraft, at: number, change: Partial<FactorDraft>): OutcomeDraft =>
  replaceFactors(draft, getFactors(draft).with(at, { ...getFactors(draft)[at]!, ...change }));

/** Shows another layout; one that nobody has used begins with what a new outcome of it begins with. */
export function changeLayout(draft: OutcomeDraft, layout: Layout, measure: Measure): OutcomeDraft {
  const shown = { ...draft, layout };
  if (getFactors(shown).length > 0) return shown;
  if (layout === 'everybody') return addFactor(shown, measure);
  return sexes.reduce((rows, sex) => addRow(rows, sex, measure), shown);
}

/** An outcome as the editor opens it; one without factors begins with what a new one of its layout begins with. */
export function openDraft(outcome: Outcome, measure: Measure): OutcomeDraft {
  const draft = toDraft(outcome);
  return changeLayout(draft, draft.layout, measure);
}

/** RISK-39. */
export const canDeleteCriterion = ({ criteria }: FactorDraft): boolean => criteria.length > 1;

/** RISK-40. */
export const canAddCondition = ({ conditions }: CriterionDraft): boolean => conditions.length < MAX_CONDITIONS;
