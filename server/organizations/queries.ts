import { and, count, inArray, sql } from 'drizzle-orm';
import type { listOrganizations, createOrganization } from '../../contract/organizations/admin-organizations.ts';
import type { QueryOf, BodyOf } from '../../contract/platform/call.ts';
import type { Message } from '../../contract/platform/message.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import { teamMessage } from '../../contract/team/messages.ts';
import { containsText, orderByKey } from '../platform/db/sql-expressions.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, locations, practitionerLocations, practitioners } from '../platform/db/schema.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { loadAccessChanges } from './access-routes.ts';
import { presentRow, rowColumns } from './presenter.ts';
import { conflict } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';

const sortKeys = {
  name: sql`lower(${organizations.name})`,
  timezone: organizations.timezone,
  disabled: organizations.disabled,
  id: organizations.id,
};

/** One page of the organizations, with how far enabling or disabling each has come (API-04, AORG-19). */
export async function listOrganizationPage(tx: Tx, list: ListQuery, query: QueryOf<typeof listOrganizations>) {
  const where = and(
    query.q ? containsText(organizations.name, query.q) : undefined,
    query.product && sql`${query.product} = any (${organizations.products})`,
    query.id?.length ? inArray(organizations.id, query.id) : undefined,
  );
  const [[all], rows] = await Promise.all([
    tx.select({ total: count() }).from(organizations).where(where),
    tx
      .select(rowColumns)
      .from(organizations)
      .where(where)
      .orderBy(...orderByKey(sortKeys, list.sort, organizations.id))
      .limit(list.limit)
      .offset(list.offset),
  ]);
  const changes = await loadAccessChanges(tx, rows);
  const items = rows.map((row) => ({ ...presentRow(row), accessChange: changes.get(row.id)! }));
  return { items, total: all!.total };
}

const duplicateError = (field: string, message: Message) => conflict(message, { [field]: message });

/**
 * An organization with its first location and its first user, who works there; all of them or none. The invite is
 * mailed by a job of the same transaction. A name or an email that exists already answers 409 with its field.
 */
export async function addOrganization(
  tx: Tx,
  { orgName, timezone, products, practitioner, location }: BodyOf<typeof createOrganization>,
  addedBy: string,
): Promise<typeof organizations.$inferSelect> {
  const [organization] = await tx
    .insert(organizations)
    .values({ name: orgName, timezone, products })
    .onConflictDoNothing()
    .returning();
  if (!organization) throw duplicateError('orgName', organizationMessage('organizations.nameTaken'));
  const organizationId = organization.id;
  const [place] = await tx
    .insert(locations)
    .values({ organizationId, ...location })
    .returning({ id: locations.id });
  const [person] = await tx
    .insert(practitioners)
    .values({ organizationId, ...practitioner, addedAsRole: practitioner.role })
    .onConflictDoNothing()
    .returning({ id: practitioners.id });
  if (!person) throw duplicateError('practitioner.email', teamMessage('team.emailTaken'));
  await tx.insert(practitionerLocations).values({ organizationId, practitionerId: person.id, locationId: place!.id });
  if (practitioner.email)
    await enqueue(tx, 'colleague-invite', organizationId, {
      organizationId,
      practitionerId: person.id,
      invitedBy: addedBy,
    });
  return organization;
}
