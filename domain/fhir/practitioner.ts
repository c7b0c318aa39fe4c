import type { Practitioner } from '@medplum/fhirtypes';
import { formatFullName } from '../patients/patient.ts';
import { toIdentifier, toMeta, type Links } from './links.ts';

export interface PractitionerRow {
  id: number;
  firstName: string;
  lastName: string;
  version: number;
  updatedAt: Date;
}

export const toPractitioner = (row: PractitionerRow, links: Links): Practitioner => ({
  resourceType: 'Practitioner',
  id: String(row.id),
  meta: toMeta(row.version, row.updatedAt),
  identifier: [toIdentifier(links, 'practitioner', row.id)],
  active: true,
  name: [
    {
      use: 'official',
      text: formatFullName(row),
      ...(row.lastName && { family: row.lastName }),
      ...(row.firstName && { given: [row.firstName] }),
    },
  ],
});
