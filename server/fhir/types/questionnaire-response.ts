import { and, asc, count, eq, or } from 'drizzle-orm';
import { parseToken } from '../../../domain/fhir/search.ts';
import { toQuestionnaireResponse, type QuestionnaireResponseRow } from '../../../domain/fhir/questionnaire-response.ts';
import type { StoredAnswer } from '../../../domain/surveys/survey-answers.ts';
import { isPatientAccessible, isPatientOf } from '../../platform/db/accessible-patients.ts';
import { patients, proResponses } from '../../platform/db/schema.ts';
import { identifierCondition, momentCondition, none, referenceCondition, whereTrue } from '../conditions.ts';
import { defineSource, type ResourceType } from '../resource-type.ts';
import {
  commonParameters,
  identifierParameter,
  patientInclude,
  patientParameter,
  sortByMoment,
  statusParameter,
} from './common.ts';
import { readFormId } from './read-form-id.ts';

export const questionnaireResponseType: ResourceType = {
  type: 'QuestionnaireResponse',
  action: 'patients.read',
  scopes: ['surveys:read'],
  includes: patientInclude,
  hasProvenance: true,
  interactions: ['create'],
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    patient: patientParameter,
    subject: patientParameter,
    questionnaire: { type: 'reference', documentation: 'The canonical address of the form, or its id.' },
    authored: { type: 'date', documentation: 'When it was answered. Days are those of the patient’s location.' },
    status: statusParameter('completed'),
  },
  sources: [
    defineSource<QuestionnaireResponseRow>({
      name: '',
      key: proResponses.id,
      getKey: ({ id }) => id,
      select: async ({ tx, scope }, where, limit, order = [asc(proResponses.id)]) => {
        const rows = await tx
          .select({
            id: proResponses.id,
            patientId: proResponses.patientId,
            formId: proResponses.formId,
            submittedAt: proResponses.submittedAt,
            answers: proResponses.answers,
            createdAt: proResponses.createdAt,
          })
          .from(proResponses)
          .innerJoin(patients, isPatientOf(proResponses))
          .where(and(scope.organization(proResponses.organizationId), isPatientAccessible(scope), where))
          .orderBy(...order)
          .limit(limit);
        return rows.map((row) => ({ ...row, answers: row.answers as StoredAnswer[] }));
      },
      count: async ({ tx, scope }, where) => {
        const [row] = await tx
          .select({ total: count() })
          .from(proResponses)
          .innerJoin(patients, isPatientOf(proResponses))
          .where(and(scope.organization(proResponses.organizationId), isPatientAccessible(scope), where));
        return row!.total;
      },
      toResources: (row, links) => [toQuestionnaireResponse(row, links)],
      lastUpdated: proResponses.createdAt,
      conditions: {
        identifier: identifierCondition('survey-response', proResponses.id),
        patient: referenceCondition(proResponses.patientId, 'Patient'),
        subject: referenceCondition(proResponses.patientId, 'Patient'),
        questionnaire: ({ values }, { links }) =>
          or(
            ...values.map((value) => {
              const formId = readFormId(value, links);
              return formId === null ? none : eq(proResponses.formId, formId);
            }),
          ) ?? none,
        authored: momentCondition(proResponses.submittedAt, proResponses.day),
        status: ({ values }) => whereTrue(values.some((value) => parseToken(value).code === 'completed')),
      },
      sorts: { authored: sortByMoment(proResponses.submittedAt, ({ submittedAt }) => submittedAt) },
    }),
  ],
};
