import type { SurveyVariable } from '../../contract/pro-webhook.ts';
import { scoreSeries } from '../../domain/pro/score-series.ts';
import { questionsOf, type DeliveredCounts, type StoredAnswer } from '../../domain/pro-questions.ts';
import { proResponses } from '../db/schema/index.ts';

/** Columns that a filled-in survey is read from. */
export const surveyColumns = {
  formId: proResponses.formId,
  formTitle: proResponses.formTitle,
  answers: proResponses.answers,
  calculatedScore: proResponses.calculatedScore,
  variables: proResponses.variables,
  unanswered: proResponses.unanswered,
};

interface SurveyRow {
  formId: string;
  formTitle: string;
  answers: unknown;
  calculatedScore: number | null;
  variables: unknown;
  unanswered: number | null;
}

/** A row as the rules look at it, whatever else it holds. */
export const readSurvey = <Row extends SurveyRow>(
  row: Row,
): Omit<Row, keyof SurveyRow> &
  Pick<SurveyRow, 'formId' | 'formTitle'> &
  Required<DeliveredCounts> & { answers: StoredAnswer[] } => ({
  ...row,
  answers: row.answers as StoredAnswer[],
  variables: row.variables as SurveyVariable[] | null,
});

/** What the record, its file and its report show of filled-in surveys, the oldest first. */
export function presentSurveys(rows: readonly (SurveyRow & { submittedAt: Date })[]) {
  const surveys = rows.map((row) => {
    const submittedAt = row.submittedAt.toISOString();
    return { ...readSurvey(row), submittedAt, at: submittedAt };
  });
  return { questions: questionsOf(surveys), scores: scoreSeries(surveys) };
}
