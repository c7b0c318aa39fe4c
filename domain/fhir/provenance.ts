import type {
  CarePlan,
  DocumentReference,
  Observation,
  Organization,
  Patient,
  Practitioner,
  Provenance,
  QuestionnaireResponse,
  Reference,
  ServiceRequest,
} from '@medplum/fhirtypes';
import { refer, type Links } from './links.ts';

/** The last change of a record, and who made it where the record says so. */
export interface ProvenanceRow {
  id: number;
  patientId: number;
  version: number;
  savedBy: number | null;
  updatedAt: Date;
}

interface Change {
  target: Reference;
  recorded: string;
  activity: 'CREATE' | 'UPDATE';
  /** Who is known to have made it. */
  author: Reference<Practitioner | Patient> | undefined;
}

function toProvenance({ target, recorded, activity, author }: Change, links: Links): Omit<Provenance, 'id'> {
  const organization = refer<Organization>('Organization', links.organizationId);
  const type = {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type', code: 'author' }],
  };
  const isProvider = author?.reference?.startsWith('Practitioner/');
  return {
    resourceType: 'Provenance',
    meta: { lastUpdated: recorded },
    target: [target],
    recorded,
    activity: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation', code: activity }] },
    agent: [{ type, who: author ?? organization, ...(isProvider && { onBehalfOf: organization }) }],
  };
}

const toChange = (row: ProvenanceRow, target: Reference<Patient | CarePlan>, links: Links): Omit<Provenance, 'id'> =>
  toProvenance(
    {
      target,
      recorded: row.updatedAt.toISOString(),
      activity: row.version === 1 ? 'CREATE' : 'UPDATE',
      author: row.savedBy === null ? undefined : refer<Practitioner>('Practitioner', row.savedBy),
    },
    links,
  );

export const toCarePlanProvenance = (row: ProvenanceRow, links: Links): Provenance => ({
  ...toChange(row, refer<CarePlan>('CarePlan', row.id), links),
  id: `care-plan.${row.id}`,
});

/** The record of a patient says when it was changed; who did is in the audit log, which vendor staff read. */
export const toPatientProvenance = (row: ProvenanceRow, links: Links): Provenance => ({
  ...toChange(row, refer<Patient>('Patient', row.id), links),
  id: `patient.${row.id}`,
});

/** What is stored once and not changed: it says itself when it arrived, and mostly from whom. */
type Arrived = Observation | QuestionnaireResponse | DocumentReference | ServiceRequest;

function findAuthor(resource: Arrived): Reference<Practitioner | Patient> | undefined {
  if (resource.resourceType === 'Observation') return resource.performer?.[0] as Reference<Practitioner | Patient>;
  return resource.resourceType === 'QuestionnaireResponse' ? refer('Patient', getPatientId(resource)) : undefined;
}

const getPatientId = ({ subject }: QuestionnaireResponse): string => subject!.reference!.replace('Patient/', '');

/** Under this id, which begins with a text of its own for each type. */
export const toArrivalProvenance = (resource: Arrived, id: string, links: Links): Provenance => ({
  ...toProvenance(
    {
      target: { reference: `${resource.resourceType}/${resource.id}` },
      recorded: resource.meta!.lastUpdated!,
      activity: 'CREATE',
      author: findAuthor(resource),
    },
    links,
  ),
  id,
});
