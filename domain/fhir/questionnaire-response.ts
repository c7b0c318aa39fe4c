import type { QuestionnaireResponse, QuestionnaireResponseItemAnswer } from '@medplum/fhirtypes';
import type { StoredAnswer } from '../surveys/survey-answers.ts';
import { refer, toIdentifier, toMeta, type Links } from './links.ts';
import { toQuestionnaireUrl } from './questionnaire.ts';

export interface QuestionnaireResponseRow {
  id: number;
  patientId: number;
  formId: string;
  submittedAt: Date;
  answers: readonly StoredAnswer[];
  createdAt: Date;
}

function toAnswer(value: StoredAnswer['value']): QuestionnaireResponseItemAnswer[] {
  if (value === null) return [];
  if (typeof value === 'boolean') return [{ valueBoolean: value }];
  return [typeof value === 'number' ? { valueDecimal: value } : { valueString: value }];
}

/** The answers of a patient to a form, each under the id of its question there. They never change. */
export const toQuestionnaireResponse = (row: QuestionnaireResponseRow, links: Links): QuestionnaireResponse => ({
  resourceType: 'QuestionnaireResponse',
  id: String(row.id),
  meta: toMeta(1, row.createdAt),
  identifier: toIdentifier(links, 'survey-response', row.id),
  questionnaire: toQuestionnaireUrl(links, row.formId),
  status: 'completed',
  subject: refer('Patient', row.patientId),
  authored: row.submittedAt.toISOString(),
  source: refer('Patient', row.patientId),
  ...(row.answers.length > 0 && {
    item: row.answers.map(({ questionId, text, value }) => {
      const answer = toAnswer(value);
      return { linkId: questionId, text, ...(answer.length > 0 && { answer }) };
    }),
  }),
});
