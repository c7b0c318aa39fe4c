import type { CodeableConcept, Patient } from '@medplum/fhirtypes';
import { refer } from './links.ts';

/** What was measured, or what a survey has scored. */
export type ObservationCategory = 'exam' | 'survey';
export const OBSERVATION_CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';

export const categorize = (code: ObservationCategory): CodeableConcept[] => [
  { coding: [{ system: OBSERVATION_CATEGORY, code }] },
];

export interface RowOfPatient {
  id: number;
  patientId: number;
  createdAt: Date;
}

/** What every observation has. */
export const toObservation = ({ patientId, createdAt }: RowOfPatient, at: Date) => ({
  resourceType: 'Observation' as const,
  meta: { lastUpdated: createdAt.toISOString() },
  status: 'final' as const,
  subject: refer<Patient>('Patient', patientId),
  effectiveDateTime: at.toISOString(),
});
