import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type {
  AdminOrganization,
  createOrganization,
  listOrganizations,
} from '../../contract/organizations/admin-organizations.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import type { QueryOf, BodyOf } from '../../contract/platform/call.ts';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { Message } from '../../contract/platform/message.ts';
import type { StoredModule } from '../../contract/scan-modules/scan-modules.ts';
import { teamMessage } from '../../contract/team/messages.ts';
import { fillInAssessments } from '../../domain/scan-modules/assessments.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, locations, practitionerLocations, practitioners } from '../platform/db/schema.ts';
import { containsText, orderByKey } from '../platform/db/sql-expressions.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { loadAccessChanges } from './access-job.ts';
import { buildLogoUrl } from './logo.ts';

export type OrganizationRecord = typeof organizations.$inferSelect;

/** Without the scan modules, which are long. */
const rowColumns = {
  id: organizations.id,
  name: organizations.name,
  timezone: organizations.timezone,
  products: organizations.products,
  disabled: organizations.disabled,
  version: organizations.version,
};

/** One row of the list. */
const presentRow = ({
  id,
  name,
  timezone,
  products,
  disabled,
  version,
}: Pick<OrganizationRecord, keyof typeof rowColumns>) => ({
  id,
  name,
  timezone,
  products: products as Product[],
  disabled,
  version,
});

/** An organization in the shape of the vendor's calls, with newly signed links to its logo. */
export const presentOrganization = (
  row: OrganizationRecord,
  configuration: Configuration,
  now: Date,
): AdminOrganization => ({
  ...presentRow(row),
  scanModules: fillInAssessments(row.scanModules as StoredModule[]),
  logoUrl: buildLogoUrl(row.logoKey, row.id, configuration, now),
  webLogoUrl: buildLogoUrl(row.webLogoKey, row.id, configuration, now),
});

/** Throws 404. */
export async function requireOrganization(tx: Tx, id: number): Promise<OrganizationRecord> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id));
  if (!row) throw notFound(organizationMessage('organizations.notFound'));
  return row;
}

const sortKeys = {
  name: sql`lower(${organizations.name})`,
  timezone: organizations.timezone,
  disabled: organizations.disabled,
  id: organizations.id,
};

/** One page of the organizations, with the progress of enabling or disabling each (API-04, AORG-19). */
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
 * Adds an organization with its first location and its first user, who is assigned to it. A job of the same transaction
 * mails the invite. Throws 409 with the field for a name or an email that exists already.
 */
export async function addOrganization(
  tx: Tx,
  { orgName, timezone, products, practitioner, location }: BodyOf<typeof createOrganization>,
  addedBy: string,
): Promise<OrganizationRecord> {
  const [organization] = await tx
    .insert(organizations)
    .values({ name: orgName, timezone, products })
    .onConflictDoNothing()
    .returning();
  if (!organization) throw duplicateError('orgName', organizationMessage('organizations.nameTaken'));
  const organizationId = organization.id;
  const [firstLocation] = await tx
    .insert(locations)
    .values({ organizationId, ...location })
    .returning({ id: locations.id });
  const [person] = await tx
    .insert(practitioners)
    .values({ organizationId, ...practitioner, addedAsRole: practitioner.role })
    .onConflictDoNothing()
    .returning({ id: practitioners.id });
  if (!person) throw duplicateError('practitioner.email', teamMessage('team.emailTaken'));
  await tx
    .insert(practitionerLocations)
    .values({ organizationId, practitionerId: person.id, locationId: firstLocation!.id });
  if (practitioner.email)
    await enqueue(tx, 'colleague-invite', organizationId, {
      organizationId,
      practitionerId: person.id,
      invitedBy: addedBy,
    });
  return organization;
}
