import { and, count, eq, sql } from 'drizzle-orm';
import type {
  AdminOrganization,
  AdminOrganizationDetails,
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
import { pageLimits, readPage } from '../platform/db/read-page.ts';
import { matchesPattern, orderByKey, toContainingPattern } from '../platform/db/sql-expressions.ts';
import { findDatabaseErrorCode } from '../platform/http/error-response.ts';
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

const listConditions = {
  q: matchesPattern(organizations.name, sql.placeholder('q')),
  product: sql`${sql.placeholder('product')} = any (${organizations.products})`,
  id: sql`${organizations.id} = any (${sql.placeholder('id')}::int[])`,
};

/** One page of the organizations, with the progress of enabling or disabling each (API-04, AORG-19). */
export async function listOrganizationPage(tx: Tx, list: ListQuery, query: QueryOf<typeof listOrganizations>) {
  const { rows, total } = await readPage(
    tx,
    'organizations',
    list,
    { q: query.q && toContainingPattern(query.q), product: query.product, id: query.id?.length ? query.id : undefined },
    listConditions,
    (on, where, names) => ({
      page: on
        .select(rowColumns)
        .from(organizations)
        .where(where)
        .orderBy(...orderByKey(sortKeys, list.sort, organizations.id))
        .limit(pageLimits.limit)
        .offset(pageLimits.offset)
        .prepare(names.page),
      total: on.select({ total: count() }).from(organizations).where(where).prepare(names.total),
    }),
  );
  const changes = await loadAccessChanges(tx, rows);
  const items = rows.map((row) => ({ ...presentRow(row), accessChange: changes.get(row.id)! }));
  return { items, total };
}

const duplicateError = (field: string, message: Message) => conflict(message, { [field]: message });

/** Saves over the given version; undefined if that is not the stored one. Throws 409 for a name that exists already. */
export async function saveOrganizationDetails(
  tx: Tx,
  id: number,
  details: AdminOrganizationDetails,
  version: number,
): Promise<OrganizationRecord | undefined> {
  const [saved] = await tx
    .update(organizations)
    .set({ ...details, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(organizations.id, id), eq(organizations.version, version)))
    .returning()
    .catch((error: unknown) => {
      throw findDatabaseErrorCode(error) === '23505'
        ? duplicateError('name', organizationMessage('organizations.nameTaken'))
        : error;
    });
  return saved;
}

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
