import type { Questionnaire, QuestionnaireItem } from '@medplum/fhirtypes';
import type { Message } from '../../contract/platform/message.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import type { SurveyItemAnswer, SurveyItems } from '../../contract/surveys/schedules.ts';
import type { SurveyAnswer, SurveyDefinition, SurveyField } from '../../contract/surveys/webhook.ts';
import { findMissing, listQuestions, type Answers } from './questionnaire-answers.ts';
import { MAX_VALUE, MIN_VALUE } from './questionnaires/build.ts';

const findInteger = (item: QuestionnaireItem, url: string): number | undefined =>
  item.extension?.find((extension) => extension.url === url)?.valueInteger;

/** The kind of a question, as the survey provider has it. */
function toField(item: QuestionnaireItem, lead: string): SurveyField {
  const field = { id: item.linkId, title: [lead, item.text].filter(Boolean).join(' ') };
  const [low, high] = [findInteger(item, MIN_VALUE), findInteger(item, MAX_VALUE)];
  if (item.type === 'boolean') return { ...field, type: 'yes_no' };
  if (item.type === 'integer')
    return { ...field, type: 'opinion_scale', properties: { steps: high! - low! + 1, start_at_one: low === 1 } };
  if (item.type !== 'choice') return { ...field, type: 'short_text' };
  const choices = item.answerOption!.map(({ valueCoding }) => ({
    id: valueCoding!.code,
    label: valueCoding!.display,
  }));
  return { ...field, type: 'multiple_choice', properties: { choices } };
}

/** A built-in survey in the form in which the survey provider's are stored, so that all that reads those reads it too. */
export function toDefinition({ title, item = [] }: Questionnaire): SurveyDefinition {
  const toFields = (items: readonly QuestionnaireItem[], lead: string): SurveyField[] =>
    items.flatMap((each) =>
      each.type === 'group' ? toFields(each.item ?? [], each.text ?? '') : [toField(each, lead)],
    );
  return { title: title!, fields: toFields(item, '') };
}

/** The answer as the survey provider delivers it; null for one that the question does not take. */
function toDelivered(item: QuestionnaireItem, answer: SurveyItemAnswer): SurveyAnswer | null {
  const field = { id: item.linkId };
  if (item.type === 'boolean' && 'valueBoolean' in answer)
    return { type: 'boolean', boolean: answer.valueBoolean, field };
  if (item.type === 'integer' && 'valueInteger' in answer) {
    const { valueInteger: number } = answer;
    const fits = number >= findInteger(item, MIN_VALUE)! && number <= findInteger(item, MAX_VALUE)!;
    return fits ? { type: 'number', number, field } : null;
  }
  if (item.type === 'string' && 'valueString' in answer) {
    const text = answer.valueString.trim();
    return text && text.length <= item.maxLength! ? { type: 'text', text, field } : null;
  }
  if (item.type !== 'choice' || !('valueCoding' in answer)) return null;
  const { code } = answer.valueCoding;
  const option = item.answerOption!.find(({ valueCoding }) => valueCoding!.code === code);
  return option ? { type: 'choice', choice: { id: code, label: option.valueCoding!.display }, field } : null;
}

/** The answers of a response to a built-in survey, in its order and its own words; or what is wrong, by place. */
export function readItems(
  questionnaire: Questionnaire,
  items: SurveyItems,
): { answers: SurveyAnswer[]; errors: Record<string, Message> } {
  const given: Answers = Object.fromEntries(items.map(({ linkId, answer: [answer] }) => [linkId, answer!]));
  const asked = listQuestions(questionnaire, given);
  const errors: Record<string, Message> = {};
  const answers = new Map<string, SurveyAnswer>();
  items.forEach(({ linkId, answer: [answer] }, at) => {
    const question = asked.find(({ item }) => item.linkId === linkId);
    const read = question && toDelivered(question.item, answer!);
    if (!question || answers.has(linkId)) errors[`item.${at}`] = surveyMessage('surveys.unknownQuestion');
    else if (!read) errors[`item.${at}`] = surveyMessage('surveys.invalidAnswer');
    else answers.set(linkId, read);
  });
  const missing = findMissing(questionnaire, given);
  if (missing.length > 0) errors.item = surveyMessage('surveys.missingAnswer', { questions: missing.join(', ') });
  return { answers: asked.flatMap(({ item }) => answers.get(item.linkId) ?? []), errors };
}
