import type { DocumentReference } from '@medplum/fhirtypes';
import { REPORT_MAX_DAYS } from '../../contract/reports/patient-report.ts';
import { addDays, getLaterDay } from '../platform/calendar.ts';
import { refer, toIdentifier, type Links } from './links.ts';

/** A plan of care of a Health patient, and the day that it is at the patient's location. */
export interface DocumentReferenceRow {
  id: number;
  patientId: number;
  start: string;
  end: string | null;
  createdAt: Date;
  today: string;
}

export const reportType = { system: 'http://loinc.org', code: '11508-9', display: 'Physical therapy Progress note' };
export const reportCategory = {
  system: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category',
  code: 'clinical-note',
  display: 'Clinical Note',
};

/** The report of a plan of care, which is printed when it is fetched; none while the plan has not begun. */
export function toDocumentReference(row: DocumentReferenceRow, links: Links): DocumentReference[] {
  if (row.start > row.today) return [];
  const to = row.end !== null && row.end < row.today ? row.end : row.today;
  const from = getLaterDay(row.start, addDays(to, 1 - REPORT_MAX_DAYS));
  const { origin } = new URL(links.base);
  return [
    {
      resourceType: 'DocumentReference',
      id: String(row.id),
      meta: { lastUpdated: row.createdAt.toISOString() },
      identifier: [toIdentifier(links, 'plan-of-care-report', row.id)],
      status: 'current',
      type: { coding: [reportType], text: 'Patient report' },
      category: [{ coding: [reportCategory] }],
      subject: refer('Patient', row.patientId),
      date: row.createdAt.toISOString(),
      custodian: refer('Organization', links.organizationId),
      content: [
        {
          attachment: {
            contentType: 'application/pdf',
            language: 'en',
            url: `${origin}/api/v2/patients/${row.patientId}/report?from=${from}&to=${to}`,
            title: `Patient report, ${from} to ${to}`,
          },
        },
      ],
      context: { period: { start: from, end: to } },
    },
  ];
}
