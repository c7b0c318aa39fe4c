import type { Language } from '../../contract/platform/languages.ts';
import type { BuiltInSurvey } from '../../contract/surveys/schedules.ts';
import type { AnsweredSurvey } from './answered-surveys.ts';
import { localizeQuestionnaire } from './localize-questionnaire.ts';
import { findBuiltInSurvey, getQuestionnaire } from './questionnaires/built-in.ts';
import { toDefinition } from './read-items.ts';
import { getChoices } from './survey-fields.ts';

/** All texts of a built-in survey, in an order that is the same in each language. */
function listTexts(survey: BuiltInSurvey, language: Language): unknown[] {
  const { title, fields } = toDefinition(localizeQuestionnaire(getQuestionnaire(survey), language));
  return [title, ...fields.flatMap((field) => [field.title, ...getChoices(field).map(({ label }) => label)])];
}

/**
 * An answered survey in a language: answers are stored in English, and a built-in survey may have official words for them.
 * A text that it does not have, such as an earlier wording, stays as it is.
 */
export function localizeAnswers(survey: AnsweredSurvey, language: Language): AnsweredSurvey {
  const builtIn = findBuiltInSurvey(survey.formId);
  if (!builtIn || language === 'en') return survey;
  const stored = listTexts(builtIn, 'en');
  const shown = listTexts(builtIn, language);
  const localize = (text: string): string => (stored.includes(text) ? String(shown[stored.indexOf(text)]) : text);
  return {
    ...survey,
    title: localize(survey.title),
    questions: survey.questions.map(({ text, answers, ...question }) => ({
      ...question,
      text: localize(text),
      answers: answers.map(({ dateTime, value }) => ({
        dateTime,
        value: typeof value === 'string' ? localize(value) : value,
      })),
    })),
  };
}
