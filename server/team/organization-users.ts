import { and, count, eq, sql } from 'drizzle-orm';
import type { OrganizationUser } from '../../contract/team/admin-users.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  auditRows,
  isSignIn,
  locations,
  organizations,
  practitionerLocations,
  practitioners,
} from '../platform/db/schema.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import type { ListQuery } from '../platform/http/list-query.ts';

const status = sql<OrganizationUser['status']>`case
  when ${practitioners.removedAt} is not null then 'REMOVED'
  when ${practitioners.userId} is null then 'INVITED'
  when ${organizations.disabled} then 'DISABLED'
  else 'ACTIVE' end`;

/** By the audit log, which keeps sign-ins longer than their sessions. */
const lastSignIn = sql<Date | null>`(select max(${auditRows.at}) from ${auditRows}
  where ${auditRows.userId} = ${practitioners.userId} and ${isSignIn})`.mapWith(auditRows.at);

const locationNames = sql<string[]>`array(select ${locations.name} from ${practitionerLocations}
  join ${locations} on ${and(
    eq(locations.organizationId, practitionerLocations.organizationId),
    eq(locations.id, practitionerLocations.locationId),
  )}
  where ${and(
    eq(practitionerLocations.organizationId, practitioners.organizationId),
    eq(practitionerLocations.practitionerId, practitioners.id),
  )} order by lower(${locations.name}), ${locations.id})`;

const columns = {
  id: practitioners.id,
  firstName: practitioners.firstName,
  lastName: practitioners.lastName,
  email: practitioners.email,
  role: practitioners.role,
  locations: locationNames,
  lastSignIn,
  status,
};

const sortKeys = {
  name: sql`lower(${practitioners.firstName} || ' ' || ${practitioners.lastName})`,
  email: practitioners.email,
  role: practitioners.role,
  // Nobody who never signed in stands above those who did.
  lastSignIn: sql`coalesce(${lastSignIn}, '-infinity')`,
  status,
};

/** A page of the users of an organization, for vendor staff; none for an unknown organization. */
export async function listUserPage(tx: Tx, list: ListQuery, organizationId: number) {
  const isOfOrganization = eq(practitioners.organizationId, organizationId);
  const [[all], rows] = await Promise.all([
    tx.select({ total: count() }).from(practitioners).where(isOfOrganization),
    tx
      .select(columns)
      .from(practitioners)
      .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
      .where(isOfOrganization)
      .orderBy(...orderByKey(sortKeys, list.sort, practitioners.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  const items = rows.map((row) => ({ ...row, lastSignIn: row.lastSignIn?.toISOString() ?? null }));
  return { items, total: all!.total };
}
