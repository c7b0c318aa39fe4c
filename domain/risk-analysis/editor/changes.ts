import { riskScales } from '../../../contract/risk-analysis/outcome-errors.ts';
import { MAX_CONDITIONS } from '../../../contract/risk-analysis/risk-outcome.ts';
import { sexes } from '../../../contract/platform/enumerations.ts';
import type { Category, Outcome, Sex } from '../outcome.ts';
import { newCriterion, type Measure } from './create-draft.ts';
import { isBound, numberIn } from './draft-outcome.ts';
import {
  draftOf,
  emptyFactor,
  type CriterionDraft,
  type FactorDraft,
  type Layout,
  type OutcomeDraft,
} from './draft.ts';

/** Where the age of a new row starts when nobody of that sex has a largest age yet (RISK-45). */
const FIRST_AGE = 60;

const ofLayout = ({ layout, factors }: OutcomeDraft): FactorDraft[] => factors[layout];

/** The draft with other factors in the layout that is shown. */
const withFactors = (draft: OutcomeDraft, factors: FactorDraft[]): OutcomeDraft => ({
  ...draft,
  factors: { ...draft.factors, [draft.layout]: factors },
});

/** The categories that a factor of this layout may have. */
export const categoriesOf = (layout: Layout): readonly Category[] =>
  riskScales[layout === 'UPDRS' || layout === 'CRST' ? layout : 'FALL'];

/** The categories that a factor can still be given, its own among them (RISK-35); all of them by sex and age (OPEN-158). */
export function categoriesFor(draft: OutcomeDraft, at?: number): Category[] {
  const others = ofLayout(draft).filter((_, index) => index !== at);
  return categoriesOf(draft.layout).filter(
    (category) => draft.layout === 'persons' || !others.some((factor) => factor.category === category),
  );
}

/** Whether factors are added and deleted: those of a tremor scale are fixed (RISK-38). */
const isFree = ({ layout }: OutcomeDraft): boolean => layout === 'everybody' || layout === 'persons';

/** RISK-36. */
export const canAddFactor = (draft: OutcomeDraft): boolean =>
  draft.layout === 'everybody' && categoriesFor(draft).length > 0;

/** RISK-37. */
export const canDeleteFactor = (draft: OutcomeDraft): boolean => isFree(draft) && ofLayout(draft).length > 1;

/** Adds a factor of the first category that is not used yet, with a limit to be typed (RISK-36). */
export function addFactor(draft: OutcomeDraft, measure: Measure): OutcomeDraft {
  const [category] = categoriesFor(draft);
  if (!canAddFactor(draft) || !category) return draft;
  return withFactors(draft, [...ofLayout(draft), { ...emptyFactor(category), criteria: [newCriterion(measure)] }]);
}

/** The next age above the largest one of that sex, else 60 (RISK-45). */
function nextAge(factors: readonly FactorDraft[], sex: Sex): number {
  const largest = factors
    .filter((factor) => factor.sex === sex && isBound(factor.ageMax))
    .map(({ ageMax }) => numberIn(ageMax))
    .filter(Number.isFinite);
  return largest.length > 0 ? Math.floor(Math.max(...largest)) + 1 : FIRST_AGE;
}

/** A row by sex and age as it is added (RISK-44..46). */
const newRow = (factors: readonly FactorDraft[], sex: Sex, measure: Measure): FactorDraft => ({
  ...emptyFactor('HIGH'),
  sex,
  ageMin: String(nextAge(factors, sex)),
  criteria: [newCriterion(measure, '0')],
});

/** Adds a row of a sex. */
export const addRow = (draft: OutcomeDraft, sex: Sex, measure: Measure): OutcomeDraft =>
  withFactors(draft, [...ofLayout(draft), newRow(ofLayout(draft), sex, measure)]);

export const deleteFactor = (draft: OutcomeDraft, at: number): OutcomeDraft =>
  canDeleteFactor(draft) ? withFactors(draft, ofLayout(draft).toSpliced(at, 1)) : draft;

export const changeFactor = (draft: OutcomeDraft, at: number, change: Partial<FactorDraft>): OutcomeDraft =>
  withFactors(draft, ofLayout(draft).with(at, { ...ofLayout(draft)[at]!, ...change }));

/** Shows another layout; one that nobody has used begins with what a new outcome of it begins with. */
export function changeLayout(draft: OutcomeDraft, layout: Layout, measure: Measure): OutcomeDraft {
  const shown = { ...draft, layout };
  if (ofLayout(shown).length > 0) return shown;
  if (layout === 'everybody') return addFactor(shown, measure);
  return sexes.reduce((rows, sex) => addRow(rows, sex, measure), shown);
}

/** An outcome as the editor opens it; one without factors begins with what a new one of its layout begins with. */
export function opened(outcome: Outcome, measure: Measure): OutcomeDraft {
  const draft = draftOf(outcome);
  return changeLayout(draft, draft.layout, measure);
}

/** RISK-39. */
export const canDeleteCriterion = ({ criteria }: FactorDraft): boolean => criteria.length > 1;

/** RISK-40. */
export const canAddCondition = ({ conditions }: CriterionDraft): boolean => conditions.length < MAX_CONDITIONS;

export interface RowGroup {
  /** Null for the rows that are about both. */
  sex: Sex | null;
  /** Where the rows stand in the draft, the youngest first. */
  places: number[];
}

const firstAge = ({ ageMin }: FactorDraft): number => numberIn(ageMin) || 0;

/** The rows grouped by sex, then by age (RISK-47); both sexes are there even without rows. */
export function groupsOfRows(rows: readonly FactorDraft[]): RowGroup[] {
  const placesOf = (sex: Sex | '') =>
    rows
      .flatMap((row, place) => (row.sex === sex ? [place] : []))
      .toSorted((a, b) => firstAge(rows[a]!) - firstAge(rows[b]!));
  const both = { sex: null, places: placesOf('') };
  return [...(both.places.length > 0 ? [both] : []), ...sexes.map((sex) => ({ sex, places: placesOf(sex) }))];
}
