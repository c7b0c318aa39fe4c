import type { CarePlan, Organization, Patient, Practitioner, Provenance, Reference } from '@medplum/fhirtypes';
import { refer, type Links } from './links.ts';

/** The last change of a record, and who made it where the record says so. */
export interface ProvenanceRow {
  id: number;
  patientId: number;
  version: number;
  savedBy: number | null;
  updatedAt: Date;
}

const toChange = (row: ProvenanceRow, target: Reference<Patient | CarePlan>, links: Links): Omit<Provenance, 'id'> => {
  const organization = refer<Organization>('Organization', links.organizationId);
  const type = {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type', code: 'author' }],
  };
  return {
    resourceType: 'Provenance',
    meta: { lastUpdated: row.updatedAt.toISOString() },
    target: [target],
    recorded: row.updatedAt.toISOString(),
    activity: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation',
          code: row.version === 1 ? 'CREATE' : 'UPDATE',
        },
      ],
    },
    agent: [
      row.savedBy === null
        ? { type, who: organization }
        : { type, who: refer<Practitioner>('Practitioner', row.savedBy), onBehalfOf: organization },
    ],
  };
};

export const toCarePlanProvenance = (row: ProvenanceRow, links: Links): Provenance => ({
  ...toChange(row, refer<CarePlan>('CarePlan', row.id), links),
  id: `care-plan.${row.id}`,
});

/** The record of a patient says when it was changed; who did is in the audit log, which vendor staff read. */
export const toPatientProvenance = (row: ProvenanceRow, links: Links): Provenance => ({
  ...toChange(row, refer<Patient>('Patient', row.id), links),
  id: `patient.${row.id}`,
});
