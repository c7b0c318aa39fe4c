import type { QuestionnaireItem, QuestionnaireResponse, QuestionnaireResponseItemAnswer } from '@medplum/fhirtypes';
import { findBuiltInSurvey, getQuestionnaire } from '../surveys/questionnaires/built-in.ts';
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

/** The questions of a built-in survey by their id; none for a form of the survey provider. */
function indexQuestions(formId: string): Map<string | undefined, QuestionnaireItem> {
  const survey = findBuiltInSurvey(formId);
  const items = survey ? getQuestionnaire(survey).item! : [];
  return new Map(items.flatMap((item) => [item, ...(item.item ?? [])]).map((item) => [item.linkId, item]));
}

function toAnswer(value: StoredAnswer['value'], item?: QuestionnaireItem): QuestionnaireResponseItemAnswer[] {
  if (value === null) return [];
  if (item?.type === 'integer') return [{ valueInteger: Number(value) }];
  const chosen = item?.answerOption?.find(({ valueCoding }) => valueCoding?.display === value)?.valueCoding;
  if (chosen) return [{ valueCoding: { code: chosen.code!, display: chosen.display! } }];
  if (typeof value === 'boolean') return [{ valueBoolean: value }];
  return [typeof value === 'number' ? { valueDecimal: value } : { valueString: value }];
}

/** The answers of a patient to a form, each under the id of its question there. They never change. */
export function toQuestionnaireResponse(row: QuestionnaireResponseRow, links: Links): QuestionnaireResponse {
  const questions = indexQuestions(row.formId);
  return {
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
        const answer = toAnswer(value, questions.get(questionId));
        return { linkId: questionId, text, ...(answer.length > 0 && { answer }) };
      }),
    }),
  };
}
