import type { Questionnaire } from '@medplum/fhirtypes';
import { builtInSurveys, type BuiltInSurvey } from '../../../contract/surveys/schedules.ts';
import { nprs, psfs, stayIndependent, steadiKeyQuestions } from './function.ts';
import { gad7, phq2, phq9 } from './phq.ts';

const questionnaires: Record<BuiltInSurvey, Questionnaire> = {
  'phq-2': phq2,
  'phq-9': phq9,
  'gad-7': gad7,
  nprs,
  psfs,
  'steadi-key-questions': steadiKeyQuestions,
  'steadi-stay-independent': stayIndependent,
};

/** Tells built-in surveys from the forms of the survey provider, which share their table of responses. */
export const BUILT_IN_PREFIX = 'builtin_';

export const getQuestionnaire = (survey: BuiltInSurvey): Questionnaire & { title: string } =>
  questionnaires[survey] as Questionnaire & { title: string };

/** The id that responses to a built-in survey are stored under. */
export const toBuiltInFormId = (survey: BuiltInSurvey): string => `${BUILT_IN_PREFIX}${survey}`;

export const findBuiltInSurvey = (formId: string): BuiltInSurvey | undefined =>
  builtInSurveys.find((survey) => toBuiltInFormId(survey) === formId);
