import type { Group } from '@medplum/fhirtypes';
import { refer, toMeta, type Links } from './links.ts';

/** Patients who are exported together: all of the organization, or those of a location. */
export interface GroupRow {
  id: number;
  kind: 'organization' | 'location';
  name: string;
  /** Those whom the reader may see. */
  patients: number;
  version: number;
  updatedAt: Date;
}

/** Who is in it is not listed: an export says it. */
export const toGroup = (row: GroupRow, { organizationId }: Links): Group => ({
  resourceType: 'Group',
  id: `${row.kind}.${row.id}`,
  meta: toMeta(row.version, row.updatedAt),
  active: true,
  type: 'person',
  actual: true,
  name: row.name,
  quantity: row.patients,
  managingEntity: refer('Organization', organizationId),
});
