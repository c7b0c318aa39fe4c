import { useTranslate } from 'react-admin';
import {
  findMissingCriterion,
  listMissingDemographics,
  type Demographics,
} from '../../../domain/risk-analysis/demographics.ts';
import type { FactorRow } from '../../../domain/risk-analysis/factor-rows.ts';
import type { Outcome, Demographic } from '../../../domain/risk-analysis/outcome.ts';
import type { ResultEvaluation, SessionEvaluation } from '../../../domain/risk-analysis/session-analysis.ts';
import type { AnalysisKey } from './messages.en.ts';
import type { SliderMarker } from '../../../domain/risk-analysis/slider.ts';
import type { Limit, ValueRange } from '../../../domain/risk-analysis/value-ranges.ts';
import { formatLimitFigure, formatValue } from '../../../domain/risk-analysis/measured-results.ts';
import type { Comparator } from '../../../domain/risk-analysis/editor/draft.ts';
import { useFailureToast } from '../../../src/ui/hooks.ts';

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
  { category, noCriterion }: Pick<ResultEvaluation, 'category' | 'noCriterion'>,
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
const formatUndecided = ({ noCriterion, outcomeAsks }: ResultEvaluation): string => {
  if (noCriterion) return 'analysis.notEvaluated';
  return outcomeAsks ? 'analysis.limitKept' : 'analysis.noMatch';
};

/** Notes about an evaluated result, for screen and print (RISK-27, RISK-28, OPEN-160). */
export function formatEvaluationNotes(evaluation: ResultEvaluation, translate: Translate): string[] {
  const { factor, matches, belowError, exactValue, result } = evaluation;
  const notes = [
    exactValue !== null &&
      translate('analysis.exactValue', { value: formatLimit(String(exactValue), result.units, translate) }),
    factor?.description && translate(factor.description),
    factor === null && translate(formatUndecided(evaluation)),
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
  evaluations: readonly ResultEvaluation[],
  translate: Translate,
): string | null {
  const decided = evaluations
    .filter((evaluation) => evaluation.factor === factor)
    .map(({ result }) => translate(result.name));
  if (decided.length === 0) return null;
  return evaluations.length === 1 ? translate('analysis.factors.thisSession') : decided.join(', ');
}

/** Columns of the table of factors: sex and age only if a factor uses them (RISK-14). */
export function factorColumns(rows: readonly FactorRow[]) {
  const bySex = rows.some(({ sex }) => sex !== null);
  const byAge = rows.some(({ ages }) => ages !== null);
  return [...(bySex ? ['sex' as const] : []), ...(byAge ? ['age' as const] : []), 'limits', 'category'] as const;
}

/** `10.00 in`: limits have as many decimals as the values beside them (RISK-49). */
export const formatLimit = (value: number | string, units: string | null, translate: Translate): string =>
  [typeof value === 'number' ? formatLimitFigure(value, units) : value, units && translate(units)]
    .filter((part) => part !== null)
    .join(' ');

function formatValues({ from, to }: ValueRange, units: string | null, translate: Translate): string {
  const limit = (comparator: Comparator, { value }: Limit) =>
    translate(`analysis.limit.${comparator}` satisfies AnalysisKey, { value: formatLimit(value, units, translate) });
  if (from && from.value === to?.value) return limit('e', from);
  const lower = from && limit(from.included ? 'gte' : 'gt', from);
  const upper = to && limit(to.included ? 'lte' : 'lt', to);
  return [lower, upper].filter((part) => part !== null).join(', ');
}

/**
 * A range as text: its category, or that no factor applies, and its values with limits. `note` explains a gap or an
 * overlap.
 */
export function formatRanges(
  range: ValueRange,
  units: string | null,
  translate: Translate,
): { label: string; values: string; note: string | null } {
  const { category, matching } = range;
  const name = translate(`analysis.category.${category}` satisfies AnalysisKey);
  const values = formatValues(range, units, translate);
  if (matching.length === 0)
    return {
      label: translate('analysis.slider.noFactor'),
      values,
      note: translate('analysis.slider.countsAs', { category: name }),
    };
  const others = [...new Set(matching.slice(0, -1))].map((other) =>
    translate(`analysis.category.${other}` satisfies AnalysisKey),
  );
  const note =
    others.length > 0 ? translate('analysis.slider.overlaps', { categories: others.join(', '), category: name }) : null;
  return { label: name, values, note };
}

const MAX_NAME_LENGTH = 40;
const truncate = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

/** `Time: 11.20 s`, and whether it is off the scale; a long name is truncated, the box beside it has all of it. */
export function formatMarker({ evaluation: { result }, beyond }: SliderMarker, translate: Translate): string {
  const value = `${truncate(translate(result.name))}: ${formatValue(result.value, result.units, translate)}`;
  return beyond ? translate('analysis.slider.beyond', { value }) : value;
}

/** Why an outcome has no scale for a person: their sex or age is unknown, or it has no limits for them. */
export function formatNoScale(outcome: Outcome, person: Demographics, translate: Translate): string {
  const missing = listMissingDemographics(outcome, person);
  if (missing.length > 0) return translate(`analysis.slider.unknown.${formatMissing(missing)}` satisfies AnalysisKey);
  const none = findMissingCriterion(outcome, person);
  return translate(none ? `analysis.noCriterion.${none}` : 'analysis.slider.none');
}

const formatMissing = (missing: readonly Demographic[]) => (missing.length > 1 ? 'SEX_AND_AGE' : missing[0]!);

/** The reason why a session has no risk label; null if it has one. */
export function formatNotAssessed(
  evaluation: SessionEvaluation,
  translate: ReturnType<typeof useTranslate>,
): string | undefined {
  if (evaluation.state === 'EVALUATED') return undefined;
  const reason = evaluation.state === 'NEEDS_DEMOGRAPHICS' ? formatMissing(evaluation.missing) : evaluation.state;
  return translate(`analysis.notAssessed.${reason}` satisfies AnalysisKey, evaluation);
}

/** Error text while the criteria cannot be loaded, also shown as a toast (ERR-23). */
export function useAnalysisFailure(error: { message: string } | null): string | undefined {
  const translate = useTranslate();
  return useFailureToast(error, (message) => translate('analysis.loadFailed', { message }));
}
