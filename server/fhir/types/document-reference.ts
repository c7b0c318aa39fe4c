import { and, asc, sql } from 'drizzle-orm';
import {
  reportCategory,
  reportType,
  toDocumentReference,
  type DocumentReferenceRow,
} from '../../../domain/fhir/document-reference.ts';
import { matchesToken } from '../../../domain/fhir/search.ts';
import { getToday } from '../../../domain/platform/calendar.ts';
import { isLocationOfPatient, isPatientAccessible, isPatientOf } from '../../platform/db/accessible-patients.ts';
import { locations, patients, plansOfCare } from '../../platform/db/schema.ts';
import {
  dayPeriodCondition,
  identifierCondition,
  instantCondition,
  referenceCondition,
  whereTrue,
} from '../conditions.ts';
import { defineSource, type ResourceType } from '../resource-type.ts';
import {
  commonParameters,
  identifierParameter,
  patientInclude,
  patientParameter,
  sortByDay,
  sortByMoment,
  statusParameter,
} from './common.ts';

/** The report of each plan of care of a Health patient. */
export const documentReferenceType: ResourceType = {
  type: 'DocumentReference',
  action: 'programs.read',
  scopes: ['reports:read'],
  includes: patientInclude,
  hasProvenance: true,
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    patient: patientParameter,
    subject: patientParameter,
    type: { type: 'token', documentation: 'The LOINC code 11508-9: all of them.' },
    category: { type: 'token', documentation: 'clinical-note: all of them.' },
    status: statusParameter('current'),
    date: { type: 'date', documentation: 'When the plan of care was opened.' },
    period: { type: 'date', documentation: 'The days of care.' },
  },
  sources: [
    defineSource<DocumentReferenceRow>({
      name: '',
      key: plansOfCare.id,
      getKey: ({ id }) => id,
      select: async ({ tx, scope, now }, where, limit, order = [asc(plansOfCare.id)]) => {
        const rows = await tx
          .select({
            id: plansOfCare.id,
            patientId: plansOfCare.patientId,
            start: plansOfCare.start,
            end: plansOfCare.end,
            createdAt: plansOfCare.createdAt,
            timezone: locations.timezone,
          })
          .from(plansOfCare)
          .innerJoin(patients, isPatientOf(plansOfCare))
          .innerJoin(locations, isLocationOfPatient)
          .where(
            and(
              scope.organization(plansOfCare.organizationId),
              isPatientAccessible(scope),
              sql`'HEALTH' = any (${patients.products})`,
              where,
            ),
          )
          .orderBy(...order)
          .limit(limit);
        return rows.map(({ timezone, ...row }) => ({ ...row, today: getToday(timezone, now) }));
      },
      toResources: toDocumentReference,
      lastUpdated: plansOfCare.createdAt,
      conditions: {
        identifier: identifierCondition('plan-of-care-report', plansOfCare.id),
        patient: referenceCondition(plansOfCare.patientId, 'Patient'),
        subject: referenceCondition(plansOfCare.patientId, 'Patient'),
        type: ({ values }) => whereTrue(values.some((value) => matchesToken(value, reportType))),
        category: ({ values }) => whereTrue(values.some((value) => matchesToken(value, reportCategory))),
        status: ({ values }) => whereTrue(values.some((value) => matchesToken(value, { code: 'current' }))),
        date: instantCondition(plansOfCare.createdAt),
        period: dayPeriodCondition({ start: plansOfCare.start, end: plansOfCare.end }),
      },
      sorts: {
        date: sortByMoment(plansOfCare.createdAt, ({ createdAt }) => createdAt),
        period: sortByDay(plansOfCare.start, ({ start }) => start),
      },
    }),
  ],
};
