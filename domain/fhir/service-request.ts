import type { ServiceRequest } from '@medplum/fhirtypes';
import { refer, toIdentifier, type Links } from './links.ts';

/** A plan of care, and the day that it is at the patient's location. */
export interface ServiceRequestRow {
  id: number;
  patientId: number;
  start: string;
  end: string | null;
  createdAt: Date;
  updatedAt: Date;
  today: string;
}

export const physicalTherapy = {
  system: 'http://snomed.info/sct',
  code: '91251008',
  display: 'Physical therapy procedure',
};

/** An episode of physical therapy as it was planned: nobody has ordered it, so its intent is a plan and it has no requester. */
export const toServiceRequest = (row: ServiceRequestRow, links: Links): ServiceRequest => ({
  resourceType: 'ServiceRequest',
  id: String(row.id),
  meta: { lastUpdated: row.updatedAt.toISOString() },
  identifier: [toIdentifier(links, 'plan-of-care', row.id)],
  status: row.end !== null && row.end < row.today ? 'completed' : 'active',
  intent: 'plan',
  category: [{ coding: [physicalTherapy] }],
  code: { coding: [physicalTherapy], text: 'Plan of care' },
  subject: refer('Patient', row.patientId),
  occurrencePeriod: { start: row.start, ...(row.end !== null && { end: row.end }) },
  authoredOn: row.createdAt.toISOString(),
});
