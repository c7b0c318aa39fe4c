import { and, asc, count, eq, sql } from 'drizzle-orm';
import { bulkExportMessage } from '../../contract/bulk-export/messages.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, organizations, patients } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { notFound } from '../platform/http/http-error.ts';

/** All patients that the caller reaches. */
export const ALL_PATIENTS = 'all';
const LOCATION = 'location-';

/** Patients that are exported together: those of a location, or all. */
export interface PatientGroup {
  id: string;
  name: string;
  /** Null for all. */
  locationId: number | null;
  quantity: number;
  updatedAt: Date;
}

interface Reading {
  tx: Tx;
  scope: Scope;
  organizationId: number;
}

/** The groups of the caller: all patients first, then those of each location by its id. */
export async function listGroups({ tx, scope, organizationId }: Reading): Promise<PatientGroup[]> {
  const rows = await tx
    .select({ id: locations.id, name: locations.name, updatedAt: locations.updatedAt, quantity: count(patients.id) })
    .from(locations)
    .leftJoin(
      patients,
      and(
        eq(patients.organizationId, locations.organizationId),
        eq(patients.locationId, locations.id),
        isPatientAccessible(scope),
      ),
    )
    .where(scope.location(locations.organizationId, locations.id))
    .groupBy(locations.organizationId, locations.id)
    .orderBy(asc(locations.id));
  const [organization] = await tx
    .select({ name: organizations.name, updatedAt: organizations.updatedAt })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  return [
    { id: ALL_PATIENTS, ...organization!, locationId: null, quantity },
    ...rows.map((row) => ({ ...row, id: `${LOCATION}${row.id}`, locationId: row.id })),
  ];
}

/** The location of a group, null for all patients. Throws 404 for one that the caller does not reach. */
export async function requireGroup({ tx, scope }: Omit<Reading, 'organizationId'>, id: string): Promise<number | null> {
  if (id === ALL_PATIENTS) return null;
  const [, digits] = /^location-([1-9]\d{0,8})$/.exec(id) ?? [];
  const [found] = digits
    ? await tx
        .select({ id: locations.id })
        .from(locations)
        .where(and(scope.location(locations.organizationId, locations.id), sql`${locations.id} = ${Number(digits)}`))
    : [];
  if (!found) throw notFound(bulkExportMessage('bulkExport.groupNotFound'));
  return found.id;
}
