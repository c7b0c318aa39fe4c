import { and, asc, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { toCarePlanProvenance, toPatientProvenance, type ProvenanceRow } from '../../../domain/fhir/provenance.ts';
import { parseReference } from '../../../domain/fhir/search.ts';
import { can } from '../../../domain/identity/access.ts';
import { allowsFhir } from '../../../domain/identity/fhir-access.ts';
import { isPatientAccessible, isPatientOf } from '../../platform/db/accessible-patients.ts';
import { patients, programs } from '../../platform/db/schema.ts';
import { instantCondition, isOneOf, referenceCondition, toRowId } from '../conditions.ts';
import { defineSource, type FhirReader, type ResourceType, type ToCondition } from '../resource-type.ts';
import { commonParameters, patientParameter } from './common.ts';

/** A target says its type; a bare number names none. */
const targetCondition =
  (column: AnyPgColumn, type: string): ToCondition =>
  ({ values }, { links }) =>
    isOneOf(
      column,
      values.map((value) => (value.includes('/') ? toRowId(parseReference(value, type, links.base)) : null)),
    );

const maySeePrograms = ({ actor }: FhirReader): boolean =>
  can(actor, 'programs.read') && (actor.kind !== 'client' || allowsFhir(actor.scopes, 'CarePlan', 'search'));

/** Who changed a patient’s program last, and when the record of a patient was changed last. */
export const provenanceType: ResourceType = {
  type: 'Provenance',
  action: 'patients.read',
  scopes: ['patients:read'],
  parameters: {
    ...commonParameters,
    patient: patientParameter,
    target: { type: 'reference', documentation: 'CarePlan/12 or Patient/12.' },
    recorded: { type: 'date', documentation: 'When the change was made.' },
  },
  sources: [
    defineSource<ProvenanceRow>({
      name: 'care-plan',
      isOpen: maySeePrograms,
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
  ],
};
