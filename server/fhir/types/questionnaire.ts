import type { Questionnaire } from '@medplum/fhirtypes';
import { asc, eq, or } from 'drizzle-orm';
import type { SurveyDefinition } from '../../../contract/surveys/webhook.ts';
import { parseToken, type Criterion } from '../../../domain/fhir/search.ts';
import { toQuestionnaire, type QuestionnaireRow } from '../../../domain/fhir/questionnaire.ts';
import type { Links } from '../../../domain/fhir/links.ts';
import { proForms } from '../../platform/db/schema.ts';
import { none, whereTrue } from '../conditions.ts';
import { defineSource, type ResourceType } from '../resource-type.ts';
import { builtInSource } from './built-in-questionnaires.ts';
import { commonParameters, statusParameter, stringParameter } from './common.ts';
import { readFormId } from './read-form-id.ts';

const isForm = ({ values }: Criterion, links: Links) =>
  or(
    ...values.map((value) => {
      const formId = readFormId(value, links);
      return formId === null ? none : eq(proForms.id, formId);
    }),
  ) ?? none;

/** The registered forms and the built-in surveys, which are the same for every organization. */
export const questionnaireType: ResourceType = {
  type: 'Questionnaire',
  action: 'patients.read',
  scopes: ['surveys:read'],
  parameters: {
    ...commonParameters,
    title: stringParameter('The beginning of the title.', ({ title }: Questionnaire) => [title]),
    url: { type: 'uri', documentation: 'The canonical address.' },
    status: statusParameter('active'),
  },
  sources: [
    defineSource<QuestionnaireRow>({
      name: '',
      key: proForms.id,
      getKey: ({ id }) => id,
      select: async ({ tx }, where, limit) => {
        const rows = await tx.select().from(proForms).where(where).orderBy(asc(proForms.id)).limit(limit);
        return rows.map((row) => ({ ...row, definition: row.definition as SurveyDefinition | null }));
      },
      toResources: (row, links) => [toQuestionnaire(row, links)],
      lastUpdated: proForms.createdAt,
      conditions: {
        url: (criterion, { links }) => isForm(criterion, links),
        status: ({ values }) => whereTrue(values.some((value) => parseToken(value).code === 'active')),
      },
    }),
    builtInSource,
  ],
};
