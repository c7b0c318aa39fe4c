import type { Questionnaire } from '@medplum/fhirtypes';
import type { BuiltInSurvey } from '../../contract/surveys/schedules.ts';
import { getQuestionnaire, toBuiltInFormId } from '../surveys/questionnaires/built-in.ts';
import type { Links } from './links.ts';
import { toQuestionnaireId, toQuestionnaireUrl } from './questionnaire.ts';

/** A survey that the product asks by itself, with its translations and the points of its choices. */
export function toBuiltInQuestionnaire(survey: BuiltInSurvey, links: Links): Questionnaire {
  const formId = toBuiltInFormId(survey);
  const { resourceType, date, ...questionnaire } = getQuestionnaire(survey);
  return {
    resourceType,
    ...questionnaire,
    id: toQuestionnaireId(formId),
    meta: { lastUpdated: `${date}T00:00:00.000Z` },
    url: toQuestionnaireUrl(links, formId),
    date: date!,
  };
}
