import type { answerSurvey, DueSurvey } from '../../contract/surveys/schedules.ts';
import type { BodyOf } from '../../contract/platform/call.ts';
import { buildResponseItems, type Answers } from './questionnaire-answers.ts';

/** A survey that is being answered on the patient's device; one that was left goes on from here. */
export interface SurveyDraft {
  scheduleId: number;
  responseUUID: string;
  answers: Answers;
  /** The place of the question that is shown, from 0. */
  at: number;
}

/** The answers as they are sent. */
export type FilledSurvey = BodyOf<typeof answerSurvey>;

export const fillSurvey = (
  { scheduleId, questionnaire }: DueSurvey,
  { responseUUID, answers }: SurveyDraft,
  answeredAt: string,
): FilledSurvey => ({ responseUUID, scheduleId, answeredAt, item: buildResponseItems(questionnaire, answers) });
