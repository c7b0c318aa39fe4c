import { and, eq, gte, inArray } from 'drizzle-orm';
import type { SurveyVariable } from '../../contract/surveys/webhook.ts';
import { buildScoreSeries } from '../../domain/surveys/score-series.ts';
import { toQuestions, type DeliveredCounts, type StoredAnswer } from '../../domain/surveys/survey-answers.ts';
import { addDays, findStartOfDay } from '../../domain/platform/calendar.ts';
import { proResponses } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';

/** The columns that `toSurvey` reads. */
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

/** Surveys of patients since a day, without those dated ahead. */
export const isSurveySince = (scope: Scope, patientIds: number[], from: string) =>
  and(
    scope.organization(proResponses.organizationId),
    inArray(proResponses.patientId, patientIds),
    gte(proResponses.day, from),
    // Lets the index narrow the rows first: no time zone is more than a day from UTC.
    gte(proResponses.submittedAt, findStartOfDay('UTC', addDays(from, -1))),
    eq(proResponses.futureDated, false),
  );

/** A row with typed answers, as the domain rules expect it. */
export const toSurvey = <Row extends SurveyRow>(
  row: Row,
): Omit<Row, keyof SurveyRow> &
  Pick<SurveyRow, 'formId' | 'formTitle'> &
  Required<DeliveredCounts> & { answers: StoredAnswer[] } => ({
  ...row,
  answers: row.answers as StoredAnswer[],
  variables: row.variables as SurveyVariable[] | null,
});

/** Surveys as shown on the record, in its export and in its report, oldest first. */
export function presentSurveys(rows: readonly (SurveyRow & { submittedAt: Date })[]) {
  const surveys = rows.map((row) => {
    const submittedAt = row.submittedAt.toISOString();
    return { ...toSurvey(row), submittedAt, at: submittedAt };
  });
  return { questions: toQuestions(surveys), scores: buildScoreSeries(surveys) };
}
