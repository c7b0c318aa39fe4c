import type { Questionnaire, QuestionnaireItem } from '@medplum/fhirtypes';
import type { SurveyDefinition, SurveyField } from '../../contract/surveys/webhook.ts';
import { removeQuotes } from '../surveys/survey-answers.ts';
import { getChoices } from '../surveys/survey-fields.ts';
import type { Links } from './links.ts';

export interface QuestionnaireRow {
  /** Of the survey provider. */
  id: string;
  title: string;
  definition: SurveyDefinition | null;
  createdAt: Date;
}

/** FHIR has no underscore in an id, the survey provider no dot. */
export const toQuestionnaireId = (formId: string): string => formId.replaceAll('_', '.');
export const toFormId = (id: string): string => id.replaceAll('.', '_');

export const toQuestionnaireUrl = ({ base }: Links, formId: string): string =>
  `${base}/Questionnaire/${toQuestionnaireId(formId)}`;

export type ItemType = 'group' | 'display' | 'boolean' | 'decimal' | 'choice' | 'open-choice' | 'date' | 'string';

/** What an answer to a question is, by the kind of the question in the form. */
export function toItemType({ type, properties }: SurveyField): ItemType {
  if (Array.isArray(properties?.fields)) return 'group';
  switch (type) {
    case 'statement':
      return 'display';
    case 'yes_no':
    case 'legal':
      return 'boolean';
    case 'nps':
    case 'rating':
    case 'opinion_scale':
    case 'number':
      return 'decimal';
    case 'multiple_choice':
    case 'picture_choice':
    case 'dropdown':
      return properties?.allow_other_choice === true ? 'open-choice' : 'choice';
    case 'date':
      return 'date';
    default:
      return 'string';
  }
}

function toItem(field: SurveyField): QuestionnaireItem {
  const type = toItemType(field);
  const labels = getChoices(field).flatMap(({ label }) => (typeof label === 'string' && label ? [label] : []));
  const isChoice = type === 'choice' || type === 'open-choice';
  // A choice without any known ones is answered as text.
  const shown = isChoice && labels.length === 0 ? 'string' : type;
  const inner = type === 'group' ? (field.properties!.fields as SurveyField[]) : [];
  return {
    linkId: field.id,
    text: removeQuotes(field.title ?? '') || field.id,
    type: shown,
    ...(isChoice && field.properties?.allow_multiple_selection === true && { repeats: true }),
    ...(isChoice && labels.length > 0 && { answerOption: labels.map((valueString) => ({ valueString })) }),
    ...(inner.length > 0 && { item: inner.map(toItem) }),
  };
}

/** A registered form. It has no version: its wording is that of the latest delivery. */
export const toQuestionnaire = (row: QuestionnaireRow, links: Links): Questionnaire => ({
  resourceType: 'Questionnaire',
  id: toQuestionnaireId(row.id),
  meta: { lastUpdated: row.createdAt.toISOString() },
  url: toQuestionnaireUrl(links, row.id),
  title: row.title || row.id,
  status: 'active',
  subjectType: ['Patient'],
  ...(row.definition && row.definition.fields.length > 0 && { item: row.definition.fields.map(toItem) }),
});
