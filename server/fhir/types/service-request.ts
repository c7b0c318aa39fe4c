import { and, asc, isNotNull, sql, type SQL } from 'drizzle-orm';
import { createTokenMatch, matchesToken, parseToken } from '../../../domain/fhir/search.ts';
import { physicalTherapy, toServiceRequest, type ServiceRequestRow } from '../../../domain/fhir/service-request.ts';
import { getToday } from '../../../domain/platform/calendar.ts';
import { isLocationOfPatient, isPatientAccessible, isPatientOf } from '../../platform/db/accessible-patients.ts';
import { locations, patients, plansOfCare } from '../../platform/db/schema.ts';
import {
  dayPeriodCondition,
  identifierCondition,
  instantCondition,
  none,
  referenceCondition,
  whereTrue,
} from '../conditions.ts';
import { defineSource, type FhirReader, type ResourceType, type ToCondition } from '../resource-type.ts';
import {
  commonParameters,
  identifierParameter,
  patientInclude,
  patientParameter,
  sortByDay,
  sortByMoment,
  statusParameter,
} from './common.ts';

/** Days of which a patient's location has the first or the last when a plan ends: the status is compared once they are known. */
const isEndedAbout = ({ now }: FhirReader): SQL =>
  and(isNotNull(plansOfCare.end), sql`${plansOfCare.end} <= ${now.toISOString()}::timestamptz::date + 1`)!;

const statusCondition: ToCondition = ({ values }, reader) => {
  const codes = values.map((value) => parseToken(value).code);
  if (codes.includes('active')) return undefined;
  return codes.includes('completed') ? isEndedAbout(reader) : none;
};

const updatedAt = sql<Date>`coalesce(${plansOfCare.endChangedAt}, ${plansOfCare.createdAt})`.mapWith(
  plansOfCare.createdAt,
);

const codeCondition: ToCondition = ({ values }) =>
  whereTrue(values.some((value) => matchesToken(value, physicalTherapy)));

/** Each plan of care of a patient. */
export const serviceRequestType: ResourceType = {
  type: 'ServiceRequest',
  action: 'patients.read',
  scopes: ['patients:read'],
  includes: patientInclude,
  hasProvenance: true,
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    patient: patientParameter,
    subject: patientParameter,
    category: { type: 'token', documentation: 'The SNOMED CT code 91251008: all of them.' },
    code: { type: 'token', documentation: 'The SNOMED CT code 91251008: all of them.' },
    status: {
      type: 'token',
      documentation: 'active, or completed from the day after the last day of care.',
      toMatch: ({ values }) => {
        const matches = createTokenMatch(values);
        return (resource) => matches({ code: (resource as { status?: string }).status! });
      },
    },
    intent: statusParameter('plan'),
    authored: { type: 'date', documentation: 'When the plan of care was opened.' },
    occurrence: { type: 'date', documentation: 'The days of care.' },
  },
  sources: [
    defineSource<ServiceRequestRow>({
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
            updatedAt,
            timezone: locations.timezone,
          })
          .from(plansOfCare)
          .innerJoin(patients, isPatientOf(plansOfCare))
          .innerJoin(locations, isLocationOfPatient)
          .where(and(scope.organization(plansOfCare.organizationId), isPatientAccessible(scope), where))
          .orderBy(...order)
          .limit(limit);
        return rows.map(({ timezone, ...row }) => ({ ...row, today: getToday(timezone, now) }));
      },
      toResources: (row, links) => [toServiceRequest(row, links)],
      lastUpdated: updatedAt.getSQL(),
      conditions: {
        identifier: identifierCondition('plan-of-care', plansOfCare.id),
        patient: referenceCondition(plansOfCare.patientId, 'Patient'),
        subject: referenceCondition(plansOfCare.patientId, 'Patient'),
        category: codeCondition,
        code: codeCondition,
        status: statusCondition,
        intent: ({ values }) => whereTrue(values.some((value) => matchesToken(value, { code: 'plan' }))),
        authored: instantCondition(plansOfCare.createdAt),
        occurrence: dayPeriodCondition({ start: plansOfCare.start, end: plansOfCare.end }),
      },
      sorts: {
        authored: sortByMoment(plansOfCare.createdAt, ({ createdAt }) => createdAt),
        occurrence: sortByDay(plansOfCare.start, ({ start }) => start),
      },
    }),
  ],
};
