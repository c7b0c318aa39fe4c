import type { useTranslate } from 'react-admin';
import type { Demographics } from '../../../domain/risk-analysis/demographics.ts';
import type { FactorRow } from '../../../domain/risk-analysis/factor-rows.ts';
import type { Outcome } from '../../../domain/risk-analysis/outcome.ts';
import type { Judgement } from '../../../domain/risk-analysis/session-analysis.ts';
import { formatLimit } from '../sliderTexts.ts';
import type { AnalysisKey } from './messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `Timed Up and Go: Fall Risk` (RISK-11). */
export const formatHeading = (assessment: string, { type }: Outcome, translate: Translate): string =>
  translate('analysis.heading', { assessment, type: translate(`analysis.type.${type}` satisfies AnalysisKey) });

/** Description of the outcome, such as `UPDRS, Item 3.15` (RISK-61); null without one. */
export const formatDescription = ({ title, description }: Outcome, translate: Translate): string | null =>
  [title, description && translate(description)].filter(Boolean).join(', ') || null;

/** `Male, 65 years`: known sex and age of a person; null if neither is known. */
export function formatPerson({ sex, age }: Demographics, translate: Translate): string | null {
  const words = [
    sex !== null && translate(`analysis.sex.${sex}` satisfies AnalysisKey),
    age !== null && translate('analysis.years', { smart_count: Math.floor(age) }),
  ];
  return words.filter(Boolean).join(', ') || null;
}

/** `Low Risk`, or for example `No criterion for this age` if no criterion applies to the person (RISK-19). */
export const formatLevel = (
  { category, noCriterion }: Pick<Judgement, 'category' | 'noCriterion'>,
  translate: Translate,
): string =>
  translate(
    noCriterion
      ? (`analysis.noCriterion.${noCriterion}` satisfies AnalysisKey)
      : (`analysis.category.${category}` satisfies AnalysisKey),
  );

/**
 * The reason why no factor matched: nobody of this sex or age is in the outcome, the person's limits are met, or no
 * limit fits.
 */
const formatUndecided = ({ noCriterion, outcomeAsks }: Judgement): string => {
  if (noCriterion) return 'analysis.notJudged';
  return outcomeAsks ? 'analysis.limitKept' : 'analysis.noMatch';
};

/** Notes about an evaluated result, for screen and print (RISK-27, RISK-28, OPEN-160). */
export function formatEvaluationNotes(judgement: Judgement, translate: Translate): string[] {
  const { factor, matches, belowError, exactValue, result } = judgement;
  const notes = [
    exactValue !== null &&
      translate('analysis.exactValue', { value: formatLimit(String(exactValue), result.units, translate) }),
    factor?.description && translate(factor.description),
    factor === null && translate(formatUndecided(judgement)),
    matches > 1 && translate('analysis.severalMatch'),
    belowError !== null && translate('analysis.belowError', { error: `${belowError} ${result.units}` }),
  ];
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[];
}

/** `more than 6 in, at most 10 in`. */
export const formatLimits = ({ limits }: FactorRow, translate: Translate): string =>
  limits
    .map(({ comparator, value, units }) =>
      translate(`analysis.limit.${comparator}` satisfies AnalysisKey, { value: formatLimit(value, units, translate) }),
    )
    .join(', ') || '-';

/** The results that matched a factor, by name if there are several; null for none. */
export function formatDecision(
  { factor }: FactorRow,
  judgements: readonly Judgement[],
  translate: Translate,
): string | null {
  const decided = judgements
    .filter((judgement) => judgement.factor === factor)
    .map(({ result }) => translate(result.name));
  if (decided.length === 0) return null;
  return judgements.length === 1 ? translate('analysis.factors.thisSession') : decided.join(', ');
}

/** Columns of the table of factors: sex and age only if a factor uses them (RISK-14). */
export function factorColumns(rows: readonly FactorRow[]) {
  const bySex = rows.some(({ sex }) => sex !== null);
  const byAge = rows.some(({ ages }) => ages !== null);
  return [...(bySex ? ['sex' as const] : []), ...(byAge ? ['age' as const] : []), 'limits', 'category'] as const;
}
