import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import type { SurveyVariable } from '../../contract/surveys/webhook.ts';
import { proAnswerTypes } from '../../contract/platform/enumerations.ts';

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

/** What a delivery counted, beside its answers. */
export interface DeliveredCounts {
  calculatedScore?: number | null;
  variables?: readonly SurveyVariable[] | null;
  /** Questions of the form that were left out; null where the form is not known. */
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
 * Turns filled-in surveys, oldest first, into questions with their answers over time (ENT-043..045). A question is
 * worded as it was asked last; a skipped one gets no answer.
 */
export function toQuestions(responses: readonly ProResponse[]): ProQuestion[] {
  const questions = new Map<string, ProQuestion>();
  for (const { formId, formTitle, submittedAt, answers } of responses) {
    for (const { questionId, text, type, value, isChartable, minValue, maxValue } of answers) {
      const id = `${formId}:${questionId}`;
      const earlier = questions.get(id)?.answers ?? [];
      questions.set(id, {
        id,
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
