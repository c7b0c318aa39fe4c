import type { Observation } from '@medplum/fhirtypes';
import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { OBSERVATION_CATEGORY, type ObservationCategory } from '../../../domain/fhir/observation.ts';
import {
  RANGE_OF_MOTION,
  toRangeObservations,
  type ExerciseSessionRow,
} from '../../../domain/fhir/range-observations.ts';
import { toScoreObservations, type SurveyScoreRow } from '../../../domain/fhir/score-observations.ts';
import { toWalkObservations, type WalkRow } from '../../../domain/fhir/walk-observations.ts';
import { createTokenMatch, matchesToken, parseToken } from '../../../domain/fhir/search.ts';
import { can } from '../../../domain/identity/access.ts';
import { allowsFhir } from '../../../domain/identity/fhir-access.ts';
import { presentWalk } from '../../gait/queries.ts';
import { isPatientAccessible, isPatientOf } from '../../platform/db/accessible-patients.ts';
import { gaitSessions, healthSessions, patients, proResponses } from '../../platform/db/schema.ts';
import { surveyColumns, toSurvey } from '../../surveys/read-surveys.ts';
import { momentCondition, referenceCondition, whereTrue } from '../conditions.ts';
import { defineSource, type FhirReader, type ResourceType, type ToCondition } from '../resource-type.ts';
import { commonParameters, patientInclude, patientParameter, sortByMoment, statusParameter } from './common.ts';

/** All of a source have the same category: others need not be read. */
const categoryCondition =
  (code: ObservationCategory): ToCondition =>
  ({ values }) =>
    whereTrue(values.some((value) => matchesToken(value, { system: OBSERVATION_CATEGORY, code })));

const canBe = (value: string, isRange: boolean): boolean => {
  const { code } = parseToken(value);
  return code === null || (code === RANGE_OF_MOTION) === isRange;
};

interface Columns {
  patientId: AnyPgColumn;
  moment: AnyPgColumn;
  day: AnyPgColumn;
}

const createConditions = ({ patientId, moment, day }: Columns, category: ObservationCategory, isRange: boolean) => ({
  patient: referenceCondition(patientId, 'Patient'),
  subject: referenceCondition(patientId, 'Patient'),
  category: categoryCondition(category),
  code: (({ values }) => whereTrue(values.some((value) => canBe(value, isRange)))) satisfies ToCondition,
  date: momentCondition(moment, day),
  status: (({ values }) =>
    whereTrue(values.some((value) => matchesToken(value, { code: 'final' })))) satisfies ToCondition,
});

const isShown = ({ scope }: FhirReader, organizationId: AnyPgColumn, where: SQL | undefined) =>
  and(scope.organization(organizationId), isPatientAccessible(scope), where);

const walks = defineSource<WalkRow>({
  name: 'gait',
  isOpen: ({ actor }) => can(actor, 'gait.read'),
  key: gaitSessions.id,
  getKey: ({ id }) => id,
  select: async (reader, where, limit, order = [asc(gaitSessions.id)]) => {
    const rows = await reader.tx
      .select({
        id: gaitSessions.id,
        patientId: gaitSessions.patientId,
        practitionerId: gaitSessions.practitionerId,
        capturedAt: gaitSessions.capturedAt,
        createdAt: gaitSessions.createdAt,
        data: gaitSessions.data,
        walkAnalysis: gaitSessions.walkAnalysis,
        recordingState: gaitSessions.recordingState,
      })
      .from(gaitSessions)
      .innerJoin(patients, isPatientOf(gaitSessions))
      .where(isShown(reader, gaitSessions.organizationId, where))
      .orderBy(...order)
      .limit(limit);
    return rows.map((row) => ({ ...row, data: presentWalk(row).data }));
  },
  toResources: toWalkObservations,
  lastUpdated: gaitSessions.createdAt,
  conditions: createConditions(
    { patientId: gaitSessions.patientId, moment: gaitSessions.capturedAt, day: gaitSessions.day },
    'exam',
    false,
  ),
  sorts: { date: sortByMoment(gaitSessions.capturedAt, ({ capturedAt }) => capturedAt) },
});

const exerciseSessions = defineSource<ExerciseSessionRow>({
  name: 'rom',
  key: healthSessions.id,
  getKey: ({ id }) => id,
  select: async (reader, where, limit, order = [asc(healthSessions.id)]) => {
    const rows = await reader.tx
      .select({
        id: healthSessions.id,
        patientId: healthSessions.patientId,
        performedAt: healthSessions.performedAt,
        createdAt: healthSessions.createdAt,
        sets: healthSessions.sets,
      })
      .from(healthSessions)
      .innerJoin(patients, isPatientOf(healthSessions))
      .where(isShown(reader, healthSessions.organizationId, where))
      .orderBy(...order)
      .limit(limit);
    return rows.map((row) => ({ ...row, sets: row.sets as ExerciseSessionRow['sets'] }));
  },
  toResources: toRangeObservations,
  lastUpdated: healthSessions.createdAt,
  conditions: createConditions(
    { patientId: healthSessions.patientId, moment: healthSessions.performedAt, day: healthSessions.day },
    'exam',
    true,
  ),
  sorts: { date: sortByMoment(healthSessions.performedAt, ({ performedAt }) => performedAt) },
});

/** Whether the form ever counted something for this patient. */
const counts = sql<boolean>`exists (select 1 from pro_responses other
  where other.organization_id = ${proResponses.organizationId} and other.patient_id = ${proResponses.patientId}
    and other.form_id = ${proResponses.formId} and other.calculated_score <> 0)`;

/** Scores tell what surveys say: a client needs the scope for those as well. */
const maySeeSurveys = ({ actor }: FhirReader): boolean =>
  actor.kind !== 'client' || allowsFhir(actor.scopes, 'QuestionnaireResponse', 'search');

const surveyScores = defineSource<SurveyScoreRow>({
  name: 'score',
  isOpen: maySeeSurveys,
  key: proResponses.id,
  getKey: ({ id }) => id,
  select: async (reader, where, limit, order = [asc(proResponses.id)]) => {
    const rows = await reader.tx
      .select({
        ...surveyColumns,
        id: proResponses.id,
        patientId: proResponses.patientId,
        submittedAt: proResponses.submittedAt,
        createdAt: proResponses.createdAt,
        counts,
      })
      .from(proResponses)
      .innerJoin(patients, isPatientOf(proResponses))
      .where(isShown(reader, proResponses.organizationId, where))
      .orderBy(...order)
      .limit(limit);
    return rows.map(toSurvey);
  },
  toResources: toScoreObservations,
  lastUpdated: proResponses.createdAt,
  conditions: createConditions(
    { patientId: proResponses.patientId, moment: proResponses.submittedAt, day: proResponses.day },
    'survey',
    false,
  ),
  sorts: { date: sortByMoment(proResponses.submittedAt, ({ submittedAt }) => submittedAt) },
});

/** Measures of walks, ranges of motion, and scores of surveys, in this order. */
export const observationType: ResourceType = {
  type: 'Observation',
  action: 'patients.read',
  scopes: ['results:read'],
  includes: patientInclude,
  hasProvenance: true,
  requires: ['patient', 'subject', '_id'],
  parameters: {
    ...commonParameters,
    patient: patientParameter,
    subject: patientParameter,
    category: { type: 'token', documentation: 'exam for what was measured, survey for scores.' },
    code: {
      type: 'token',
      documentation: 'What was observed.',
      toMatch: ({ values }) => {
        const matches = createTokenMatch(values);
        return (resource) => ((resource as Observation).code.coding ?? []).some(matches);
      },
    },
    date: { type: 'date', documentation: 'When. Days are those of the patient’s location.' },
    status: statusParameter('final'),
  },
  sources: [walks, exerciseSessions, surveyScores],
};
