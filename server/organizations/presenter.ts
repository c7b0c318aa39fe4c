import { eq } from 'drizzle-orm';
import type { AdminOrganization } from '../../contract/organizations/admin-organizations.ts';
import type { Product } from '../../contract/platform/enumerations.ts';
import type { StoredModule } from '../../contract/scan-modules/scan-modules.ts';
import { organizationMessage } from '../../contract/organizations/messages.ts';
import { filledIn } from '../../domain/scan-modules/editing/filled-in.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/http-error.ts';
import { buildLogoUrl } from './logo.ts';

export type OrganizationRecord = typeof organizations.$inferSelect;

/** A page of the list leaves the modules, which are long, where they are. */
export const rowColumns = {
  id: organizations.id,
  name: organizations.name,
  timezone: organizations.timezone,
  products: organizations.products,
  disabled: organizations.disabled,
  version: organizations.version,
};

/** One row of the list. */
export const presentRow = ({
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

/** An organization as the vendor's calls answer it, its logo's links signed anew. */
export const presentOrganization = (
  row: OrganizationRecord,
  configuration: Configuration,
  now: Date,
): AdminOrganization => ({
  ...presentRow(row),
  scanModules: filledIn(row.scanModules as StoredModule[]),
  logoUrl: buildLogoUrl(row.logoKey, row.id, configuration, now),
  webLogoUrl: buildLogoUrl(row.webLogoKey, row.id, configuration, now),
});

/** Throws 404. */
export async function requireOrganization(tx: Tx, id: number): Promise<OrganizationRecord> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id));
  if (!row) throw notFound(organizationMessage('organizations.notFound'));
  return row;
}
