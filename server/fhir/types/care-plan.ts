import { and, asc, count, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { carePlanCategory, toCarePlan, type CarePlanRow } from '../../../domain/fhir/care-plan.ts';
import { matchesToken, parseToken } from '../../../domain/fhir/search.ts';
import { isPatientAccessible, isPatientOf } from '../../platform/db/accessible-patients.ts';
import { organizationExercises, patients, programs } from '../../platform/db/schema.ts';
import { identifierCondition, momentPeriodCondition, none, referenceCondition, whereTrue } from '../conditions.ts';
import { defineSource, type FhirReader, type ResourceType } from '../resource-type.ts';
import { commonParameters, identifierParameter, patientInclude, patientParameter, sortByMoment } from './common.ts';

/** Programs of patients whose records the reader may open, templates excluded. */
const isShown = ({ scope }: Pick<FhirReader, 'scope'>, where: SQL | undefined) =>
  and(scope.organization(programs.organizationId), isNotNull(programs.patientId), isPatientAccessible(scope), where);

/** Names of the exercises of a program, from the library and the organization's own. */
const exerciseNames = sql<CarePlanRow['exerciseNames']>`(
  select coalesce(json_object_agg(known.id, known.name), '{}'::json)
  from (select distinct block->>'exerciseId' as id from jsonb_array_elements(${programs.blocks}) as b(block)) used
  join (
    select e.id, e.name from exercises e
    union all
    select o.id, o.name from ${organizationExercises} o where o.organization_id = ${programs.organizationId}
  ) known on known.id = used.id)`;

const columns = {
  id: programs.id,
  patientId: sql<number>`${programs.patientId}`,
  name: programs.name,
  notes: programs.notes,
  dailyFrequency: programs.dailyFrequency,
  weeklyFrequency: programs.weeklyFrequency,
  blocks: programs.blocks,
  savedBy: programs.savedBy,
  endedAt: programs.endedAt,
  version: programs.version,
  createdAt: programs.createdAt,
  updatedAt: programs.updatedAt,
  exerciseNames,
};

const isStatus = (value: string): SQL => {
  const { code } = parseToken(value);
  if (code === 'active') return isNull(programs.endedAt);
  return code === 'completed' ? isNotNull(programs.endedAt) : none;
};

export const carePlanType: ResourceType = {
  type: 'CarePlan',
  action: 'programs.read',
  scopes: ['programs:read'],
  includes: patientInclude,
  hasProvenance: true,
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    patient: patientParameter,
    subject: patientParameter,
    category: { type: 'token', documentation: 'assess-plan: all of them.' },
    status: { type: 'token', documentation: 'active for the assigned program, completed for earlier ones.' },
    date: { type: 'date', documentation: 'From when to when the program was assigned.' },
  },
  sources: [
    defineSource<CarePlanRow>({
      name: '',
      key: programs.id,
      getKey: ({ id }) => id,
      select: ({ tx, scope }, where, limit, order = [asc(programs.id)]) =>
        tx
          .select(columns)
          .from(programs)
          .innerJoin(patients, isPatientOf({ organizationId: programs.organizationId, patientId: programs.patientId }))
          .where(isShown({ scope }, where))
          .orderBy(...order)
          .limit(limit),
      count: async ({ tx, scope }, where) => {
        const [row] = await tx
          .select({ total: count() })
          .from(programs)
          .innerJoin(patients, isPatientOf({ organizationId: programs.organizationId, patientId: programs.patientId }))
          .where(isShown({ scope }, where));
        return row!.total;
      },
      toResources: (row, links) => [toCarePlan(row, links)],
      lastUpdated: programs.updatedAt,
      conditions: {
        identifier: identifierCondition('program', programs.id),
        patient: referenceCondition(programs.patientId, 'Patient'),
        subject: referenceCondition(programs.patientId, 'Patient'),
        category: ({ values }) => whereTrue(values.some((value) => matchesToken(value, carePlanCategory))),
        status: ({ values }) => or(...values.map(isStatus)) ?? none,
        date: momentPeriodCondition({ start: programs.createdAt, end: programs.endedAt }),
      },
      sorts: { date: sortByMoment(programs.createdAt, ({ createdAt }) => createdAt) },
    }),
  ],
};
