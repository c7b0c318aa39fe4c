import { and, eq, sql } from 'drizzle-orm';
import type { AdminOrganization, updateScanModules } from '../../contract/admin-organizations.ts';
import type { saveScanOrganization } from '../../contract/admin-scan-organizations.ts';
import type { StoredModule } from '../../contract/scan-modules.ts';
import type { VendorStaff } from '../../domain/actor.ts';
import { changesBetween } from '../../domain/changes.ts';
import { unknownAssessment } from '../../domain/scan/modules/filled-in.ts';
import { organizations } from '../db/schema/index.ts';
import { ownOrigins } from '../http/origin.ts';
import { clash, faulty } from '../http/refusal.ts';
import type { Acting } from '../http/serve.ts';
import { refuseForeignImages } from './module-images.ts';
import { organizationOf, presentOrganization, type OrganizationRecord } from './present-organization.ts';

/** What the activity trail says of the modules: their names, in order. */
const modulesOf = ({ scanModules }: OrganizationRecord) => ({
  scanModules: (scanModules as StoredModule[]).map(({ name }) => name),
});

type Saving = Acting<typeof updateScanModules | typeof saveScanOrganization, VendorStaff>;

/** Saves the whole list of an organization's modules over the version that was read (MODS-21, C1). */
export async function saveScanModules(
  { tx, params, body, version, now, trace, c, deps: { configuration } }: Saving,
  before: OrganizationRecord,
): Promise<AdminOrganization> {
  const unknown = unknownAssessment(body.scanModules);
  if (unknown) throw faulty('scanModules', `There is no assessment ${unknown}.`);
  refuseForeignImages(body.scanModules, before.scanModules as StoredModule[], ownOrigins(c, configuration));
  const [saved] = await tx
    .update(organizations)
    .set({ scanModules: body.scanModules, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(organizations.id, params.id), eq(organizations.version, version)))
    .returning();
  if (!saved) throw clash(presentOrganization(await organizationOf(tx, params.id), configuration, now));
  trace.subjects = [`organization:${saved.id}`];
  trace.changes = changesBetween(modulesOf(before), modulesOf(saved));
  return presentOrganization(saved, configuration, now);
}
