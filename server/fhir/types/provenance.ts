import type { Provenance } from '@medplum/fhirtypes';
import { and, asc, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  toArrivalProvenance,
  toCarePlanProvenance,
  toPatientProvenance,
  type ProvenanceRow,
} from '../../../domain/fhir/provenance.ts';
import { parseReference } from '../../../domain/fhir/search.ts';
import { can } from '../../../domain/identity/access.ts';
import { allowsFhir } from '../../../domain/identity/fhir-access.ts';
import { isPatientAccessible, isPatientOf } from '../../platform/db/accessible-patients.ts';
import { patients, programs } from '../../platform/db/schema.ts';
import { instantCondition, isOneOf, referenceCondition } from '../conditions.ts';
import { parseKey } from '../parse-key.ts';
import { defineSource, type FhirReader, type ResourceType, type Source, type ToCondition } from '../resource-type.ts';
import { carePlanType } from './care-plan.ts';
import { commonParameters, patientParameter } from './common.ts';
import { documentReferenceType } from './document-reference.ts';
import { observationType } from './observation.ts';
import { questionnaireResponseType } from './questionnaire-response.ts';
import { serviceRequestType } from './service-request.ts';

/** A target says its type; a bare number names none. A row may have several: which of them is meant is compared afterwards. */
const targetCondition =
  (key: AnyPgColumn, type: string, name = ''): ToCondition =>
  ({ values }, { links }) =>
    isOneOf(
      key,
      values.map((value) => {
        const id = value.includes('/') ? parseReference(value, type, links.base) : null;
        return id === null ? null : (parseKey({ name, key }, id) as number | null);
      }),
    );

const mayUse = ({ actor }: FhirReader, { type, action }: ResourceType): boolean =>
  can(actor, action) && (actor.kind !== 'client' || allowsFhir(actor.scopes, type, 'search'));

/** Where the resources of a source came from, and when: as they say themselves. */
const traceArrivals = (type: ResourceType, prefix: string): Source[] =>
  type.sources.map((source) => ({
    name: source.name || prefix,
    of: { type: type.type, name: source.name },
    isOpen: (reader) => mayUse(reader, type) && (source.isOpen?.(reader) ?? true),
    key: source.key,
    getKey: source.getKey,
    select: source.select,
    toResources: (row, links) =>
      source
        .toResources(row, links)
        .map((resource) =>
          toArrivalProvenance(
            resource as Parameters<typeof toArrivalProvenance>[0],
            source.name ? resource.id! : `${prefix}.${resource.id}`,
            links,
          ),
        ),
    lastUpdated: source.lastUpdated,
    conditions: {
      patient: source.conditions.patient!,
      target: targetCondition(source.key, type.type, source.name),
      recorded: instantCondition(source.lastUpdated),
    },
  }));

/** Who changed a patient’s program last, when the record of a patient was changed last, and where the rest came from. */
export const provenanceType: ResourceType = {
  type: 'Provenance',
  action: 'patients.read',
  scopes: ['patients:read'],
  parameters: {
    ...commonParameters,
    patient: patientParameter,
    target: {
      type: 'reference',
      documentation: 'What the change was made to, with its type: CarePlan/12.',
      toMatch:
        ({ values }, { base }) =>
        (resource) => {
          const target = (resource as Provenance).target[0]!.reference!;
          return values.includes(target) || values.includes(`${base}/${target}`);
        },
    },
    recorded: { type: 'date', documentation: 'When the change was made.' },
  },
  sources: [
    defineSource<ProvenanceRow>({
      name: 'care-plan',
      of: { type: 'CarePlan', name: '' },
      isOpen: (reader) => mayUse(reader, carePlanType),
      key: programs.id,
      getKey: ({ id }) => id,
      select: ({ tx, scope }, where, limit) =>
        tx
          .select({
            id: programs.id,
            patientId: sql<number>`${programs.patientId}`,
            version: programs.version,
            savedBy: programs.savedBy,
            updatedAt: programs.updatedAt,
          })
          .from(programs)
          .innerJoin(patients, isPatientOf(programs))
          .where(
            and(
              scope.organization(programs.organizationId),
              isNotNull(programs.patientId),
              isPatientAccessible(scope),
              where,
            ),
          )
          .orderBy(asc(programs.id))
          .limit(limit),
      toResources: (row, links) => [toCarePlanProvenance(row, links)],
      lastUpdated: programs.updatedAt,
      conditions: {
        patient: referenceCondition(programs.patientId, 'Patient'),
        target: targetCondition(programs.id, 'CarePlan'),
        recorded: instantCondition(programs.updatedAt),
      },
    }),
    defineSource<ProvenanceRow>({
      name: 'patient',
      of: { type: 'Patient', name: '' },
      key: patients.id,
      getKey: ({ id }) => id,
      select: ({ tx, scope }, where, limit) =>
        tx
          .select({
            id: patients.id,
            patientId: patients.id,
            version: patients.version,
            savedBy: sql<null>`null`,
            updatedAt: patients.updatedAt,
          })
          .from(patients)
          .where(and(isPatientAccessible(scope), where))
          .orderBy(asc(patients.id))
          .limit(limit),
      toResources: (row, links) => [toPatientProvenance(row, links)],
      lastUpdated: patients.updatedAt,
      conditions: {
        patient: referenceCondition(patients.id, 'Patient'),
        target: targetCondition(patients.id, 'Patient'),
        recorded: instantCondition(patients.updatedAt),
      },
    }),
    ...traceArrivals(questionnaireResponseType, 'questionnaire-response'),
    ...traceArrivals(documentReferenceType, 'document-reference'),
    ...traceArrivals(serviceRequestType, 'service-request'),
    ...traceArrivals(observationType, 'observation'),
  ],
};
