import type { useTranslate } from 'react-admin';
import type { Demographics } from '../../domain/risk/demographics.ts';
import type { FactorRow } from '../../domain/risk/factor-rows.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { limitText } from './sliderTexts.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `Timed Up and Go: Fall Risk` (RISK-11). */
export const headingText = (assessment: string, { type }: Outcome, translate: Translate): string =>
  translate('analysis.heading', { assessment, type: translate(`analysis.type.${type}`) });

/** What the outcome says of itself, such as `UPDRS, Item 3.15` (RISK-61); null where it says nothing. */
export const descriptionText = ({ title, description }: Outcome, translate: Translate): string | null =>
  [title, description && translate(description)].filter(Boolean).join(', ') || null;

/** `Male, 65 years`: the sex and age of whoever a result is about, as far as they are known; null for neither. */
export function personText({ sex, age }: Demographics, translate: Translate): string | null {
  const words = [
    sex !== null && translate(`analysis.sex.${sex}`),
    age !== null && translate('analysis.years', { smart_count: Math.floor(age) }),
  ];
  return words.filter(Boolean).join(', ') || null;
}

/** `Low Risk`; where no criterion is about the person that there is none, such as `No criterion for this age` (RISK-19). */
export const levelText = (
  { category, noCriterion }: Pick<Judgement, 'category' | 'noCriterion'>,
  translate: Translate,
): string => translate(noCriterion ? `analysis.noCriterion.${noCriterion}` : `analysis.category.${category}`);

/** Why no factor decided: nobody of this sex or age is in the outcome, the limits for them are kept, or no limit fits. */
const undecidedNote = ({ noCriterion, outcomeAsks }: Judgement): string => {
  if (noCriterion) return 'analysis.notJudged';
  return outcomeAsks ? 'analysis.limitKept' : 'analysis.noMatch';
};

/** What is to be known beside a judged result, on the screen and on paper (RISK-27, RISK-28, OPEN-160). */
export function judgementNotes(judgement: Judgement, translate: Translate): string[] {
  const { factor, matches, belowError, exactValue, result } = judgement;
  const notes = [
    exactValue !== null &&
      translate('analysis.exactValue', { value: limitText(String(exactValue), result.units, translate) }),
    factor?.description && translate(factor.description),
    factor === null && translate(undecidedNote(judgement)),
    matches > 1 && translate('analysis.severalMatch'),
    belowError !== null && translate('analysis.belowError', { error: `${belowError} ${result.units}` }),
  ];
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[];
}

/** `more than 6 in, at most 10 in`. */
export const limitsText = ({ limits }: FactorRow, translate: Translate): string =>
  limits
    .map(({ comparator, value, units }) =>
      translate(`analysis.limit.${comparator}`, { value: limitText(value, units, translate) }),
    )
    .join(', ') || '-';

/** Which of the judged results a factor decided, by name where there are several; null for none. */
export function decidedText(
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

/** Which columns the table of factors has: sex and age only where a factor asks for them (RISK-14). */
export function factorColumns(rows: readonly FactorRow[]) {
  const bySex = rows.some(({ sex }) => sex !== null);
  const byAge = rows.some(({ ages }) => ages !== null);
  return [...(bySex ? ['sex' as const] : []), ...(byAge ? ['age' as const] : []), 'limits', 'category'] as const;
}
