import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import type {
  SurveyVariable,
  SurveyAnswer,
  SurveyDefinition,
  SurveyField,
  SurveyResponse,
} from '../../contract/surveys/webhook.ts';
import { proAnswerTypes } from '../../contract/platform/enumerations.ts';
import { getChoices, indexFields, getScale } from './survey-fields.ts';

/** One stored answer of a survey. */
export interface StoredAnswer {
  questionId: string;
  text: string;
  type: string;
  value: string | number | boolean | null;
  isChartable?: boolean;
  minValue?: number | null;
  maxValue?: number | null;
  /** Of one choice among several: its place in the form, from 0, and how many there are. */
  place?: number;
  places?: number;
}

/** Numbers of a delivery beside its answers. */
export interface DeliveredCounts {
  calculatedScore?: number | null;
  variables?: readonly SurveyVariable[] | null;
  /** Number of unanswered questions of the form; null if the form is unknown. */
  unanswered?: number | null;
}

/** One filled-in survey. */
export interface ProResponse extends DeliveredCounts {
  formId: string;
  formTitle: string;
  /** ISO 8601. */
  submittedAt: string;
  answers: readonly StoredAnswer[];
}

const toAnswerType = (type: string): ProQuestion['proAnswerType'] =>
  proAnswerTypes.find((known) => known === type) ?? 'UNKNOWN';

/**
 * Turns filled-in surveys, oldest first, into questions with their answers over time (ENT-043..045). A question has its
 * latest wording; a skipped one gets no answer.
 */
export function toQuestions(responses: readonly ProResponse[]): ProQuestion[] {
  const questions = new Map<string, ProQuestion>();
  for (const { formId, formTitle, submittedAt, answers } of responses) {
    for (const { questionId, text, type, value, isChartable, minValue, maxValue } of answers) {
      const id = `${formId}:${questionId}`;
      const earlier = questions.get(id)?.answers ?? [];
      questions.set(id, {
        id,
        formId,
        formTitle,
        text,
        isChartable: isChartable ?? false,
        minValue: minValue ?? null,
        maxValue: maxValue ?? null,
        proAnswerType: toAnswerType(type),
        answers: value === null ? earlier : [...earlier, { dateTime: submittedAt, value }],
      });
    }
  }
  return [...questions.values()];
}

type Value = Pick<StoredAnswer, 'type' | 'value'>;

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const toParts = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The selected choices, with the text under `Other`. */
function formatChoices(choices: Record<string, unknown>): string | null {
  const { label, labels, other } = choices;
  const all = [label, ...(Array.isArray(labels) ? (labels as unknown[]) : []), other].filter((text) => toText(text));
  return all.length ? all.join(', ') : null;
}

/** Stores a payment's amount, never its card. An unknown type of answer is stored as UNKNOWN if its value is plain. */
function toValue(answer: SurveyAnswer): Value {
  const given = answer[answer.type];
  switch (answer.type) {
    case 'choice':
    case 'choices':
      return { type: 'CHOICE', value: formatChoices(toParts(given)) };
    case 'boolean':
      return { type: 'BOOLEAN', value: typeof given === 'boolean' ? given : null };
    case 'payment':
      return { type: 'TEXT', value: toText(toParts(given).amount) };
    case 'text':
    case 'email':
    case 'url':
    case 'file_url':
    case 'phone_number':
    case 'date':
      return { type: 'TEXT', value: toText(given) };
    default:
      return { type: 'UNKNOWN', value: typeof given === 'number' ? given : toText(given) };
  }
}

/** Ends of the scale if the number is between them; otherwise they belong to an earlier version of the form. */
function toChartScale(value: StoredAnswer['value'], field: SurveyField | undefined) {
  if (typeof value !== 'number') return { isChartable: false, minValue: null, maxValue: null };
  const { min, max } = getScale(field);
  const fits = (min === null || value >= min) && (max === null || value <= max);
  return { isChartable: true, minValue: fits ? min : null, maxValue: fits ? max : null };
}

/** The position of the selected choice in the form; nothing if the form does not have the choice. */
function findPlace({ choice }: SurveyAnswer, field: SurveyField | undefined): Pick<StoredAnswer, 'place' | 'places'> {
  const { id, ref, label } = toParts(choice);
  const choices = getChoices(field);
  const by = (name: 'id' | 'ref' | 'label', value: unknown) =>
    value === undefined ? -1 : choices.findIndex((one) => one[name] === value);
  const place = [by('id', id), by('ref', ref), by('label', label)].find((found) => found >= 0);
  return place === undefined ? {} : { place, places: choices.length };
}

/** Questions may quote earlier answers as `{{field:…}}`; the answer to one question is not repeated in another. */
export const removeQuotes = (title: string): string => title.replaceAll(/\{\{[^{}]*\}\}/g, '…').trim();

/**
 * A delivered response as stored answers, in its order (ENT-043..045). Wording and scales come from `definition`, the
 * form as it is known with this delivery.
 */
export function toStoredAnswers({ answers }: SurveyResponse, definition: SurveyDefinition | null): StoredAnswer[] {
  const fields = indexFields(definition);
  return (answers ?? []).map((answer) => {
    const field = fields.get(answer.field.id);
    const { type, value } = toValue(answer);
    return {
      questionId: answer.field.id,
      text: removeQuotes(field?.title ?? '') || answer.field.id,
      type,
      value,
      ...toChartScale(value, field),
      ...findPlace(answer, field),
    };
  });
}
