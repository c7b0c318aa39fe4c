import type { QuestionnaireItem, QuestionnaireItemEnableWhen as Condition } from '@medplum/fhirtypes';
import type { SurveyItemAnswer as Answer, SurveyItems } from '../../contract/surveys/schedules.ts';

/*
 * Fills in a Questionnaire of FHIR R4: which questions are asked, which answers are missing, and the items of the
 * response. Pure, and without the product's schemas, because the patient's page runs it too.
 */

/** The question of the PHQ-9 about thoughts of death and self-harm, and the answer that there were none. */
export const SELF_HARM = { linkId: 'phq-9.9', none: 'not-at-all' };

/** Answers by the `linkId` of their question. */
export type Answers = Readonly<Record<string, Answer>>;

/** A question with the sentence of its group. */
interface Question {
  item: QuestionnaireItem;
  lead: string;
}

interface Asked {
  item?: QuestionnaireItem[];
}

const readValue = (answer: Answer) => {
  if ('valueCoding' in answer) return answer.valueCoding.code;
  if ('valueInteger' in answer) return answer.valueInteger;
  return 'valueBoolean' in answer ? answer.valueBoolean : answer.valueString;
};

function isMet({ question, operator, ...expected }: Condition, answers: Answers): boolean {
  const answer = answers[question];
  if (operator === 'exists') return (answer !== undefined) === expected.answerBoolean;
  if (!answer) return false;
  const wanted =
    expected.answerCoding?.code ?? expected.answerInteger ?? expected.answerBoolean ?? expected.answerString;
  return (readValue(answer) === wanted) === (operator === '=');
}

const isEnabled = ({ enableWhen, enableBehavior }: QuestionnaireItem, answers: Answers): boolean => {
  if (!enableWhen?.length) return true;
  const check = (condition: Condition) => isMet(condition, answers);
  return enableBehavior === 'any' ? enableWhen.some(check) : enableWhen.every(check);
};

/** The questions that are asked, in their order. The answer to one that is not asked counts for no other. */
export function listQuestions({ item = [] }: Asked, answers: Answers): Question[] {
  const asked: Question[] = [];
  const given: Record<string, Answer> = {};
  const collect = (items: readonly QuestionnaireItem[], lead: string) => {
    for (const each of items) {
      if (each.type === 'display' || !isEnabled(each, given)) continue;
      if (each.type === 'group') collect(each.item ?? [], each.text ?? '');
      else {
        asked.push({ item: each, lead });
        const answer = answers[each.linkId];
        if (answer) given[each.linkId] = answer;
      }
    }
  };
  collect(item, '');
  return asked;
}

/** How many questions there are at most. */
export const countQuestions = ({ item = [] }: Asked): number =>
  item.reduce(
    (total, each) => total + (each.type === 'group' ? countQuestions(each) : Number(each.type !== 'display')),
    0,
  );

/** The `linkId` of each question that is asked, has to be answered and is not. */
export const findMissing = (questionnaire: Asked, answers: Answers): string[] =>
  listQuestions(questionnaire, answers).flatMap(({ item: { required, linkId } }) =>
    required && !answers[linkId] ? [linkId] : [],
  );

/** The items of the QuestionnaireResponse: answers to questions that are asked. */
export const buildResponseItems = (questionnaire: Asked, answers: Answers): SurveyItems =>
  listQuestions(questionnaire, answers).flatMap(({ item: { linkId } }) => {
    const answer = answers[linkId];
    return answer ? [{ linkId: linkId, answer: [answer] }] : [];
  });

/** Do the answers tell of thoughts of death or self-harm? */
export function tellsOfSelfHarm({ [SELF_HARM.linkId]: answer }: Answers): boolean {
  return answer !== undefined && readValue(answer) !== SELF_HARM.none;
}
