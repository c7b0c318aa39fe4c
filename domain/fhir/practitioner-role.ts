import type { PractitionerRole } from '@medplum/fhirtypes';
import { formatFullName } from '../patients/patient.ts';
import { refer, toMeta, type Links } from './links.ts';
import type { PractitionerRow } from './practitioner.ts';

/** A provider with the locations that the reader may see. What the account may do in the portal is no role of care. */
export interface PractitionerRoleRow extends PractitionerRow {
  locations: readonly { id: number; name: string }[];
}

export const toPractitionerRole = (row: PractitionerRoleRow, links: Links): PractitionerRole => ({
  resourceType: 'PractitionerRole',
  id: String(row.id),
  meta: toMeta(row.version, row.updatedAt),
  active: true,
  practitioner: refer('Practitioner', row.id, formatFullName(row)),
  organization: refer('Organization', links.organizationId),
  ...(row.locations.length > 0 && { location: row.locations.map(({ id, name }) => refer('Location', id, name)) }),
});
