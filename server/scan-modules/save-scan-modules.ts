import { and, eq, sql } from 'drizzle-orm';
import type { AdminOrganization, updateScanModules } from '../../contract/organizations/admin-organizations.ts';
import type { saveScanOrganization } from '../../contract/scan-modules/admin-scan-organizations.ts';
import { type StoredModule, validateImageUrl } from '../../contract/scan-modules/scan-modules.ts';
import { scanModuleMessage } from '../../contract/scan-modules/messages.ts';
import type { VendorStaff } from '../../domain/identity/actor.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import { findUnknownAssessment } from '../../domain/scan-modules/assessments.ts';
import { organizations } from '../platform/db/schema.ts';
import { listOwnOrigins } from '../platform/http/origin.ts';
import { versionConflict, validationError } from '../platform/http/http-error.ts';
import type { RequestContext } from '../platform/http/run-in-transaction.ts';
import { requireOrganization, presentOrganization, type OrganizationRecord } from '../organizations/queries.ts';
import { isImageAddress } from '../../domain/scan-modules/module-form.ts';

/** What the activity trail says of the modules: their names, in order. */
const listModuleNames = ({ scanModules }: OrganizationRecord) => ({
  scanModules: (scanModules as StoredModule[]).map(({ name }) => name),
});

type SaveRequest = RequestContext<typeof updateScanModules | typeof saveScanOrganization, VendorStaff>;

/** Saves the whole list of an organization's modules over the version that was read (MODS-21, C1). */
export async function saveScanModules(
  { tx, params, body, version, now, auditDetails, c, deps: { configuration } }: SaveRequest,
  before: OrganizationRecord,
): Promise<AdminOrganization> {
  const unknown = findUnknownAssessment(body.scanModules);
  if (unknown)
    throw validationError('scanModules', scanModuleMessage('scanModules.unknownAssessment', { id: unknown }));
  rejectForeignImages(body.scanModules, before.scanModules as StoredModule[], listOwnOrigins(c, configuration));
  const [saved] = await tx
    .update(organizations)
    .set({ scanModules: body.scanModules, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(organizations.id, params.id), eq(organizations.version, version)))
    .returning();
  if (!saved) throw versionConflict(presentOrganization(await requireOrganization(tx, params.id), configuration, now));
  auditDetails.subjects = [`organization:${saved.id}`];
  auditDetails.changes = diffFields(listModuleNames(before), listModuleNames(saved));
  return presentOrganization(saved, configuration, now);
}

/**
 * Refuses (422, at its module) an image on http that is not of our catalogue on our own origin. What is stored already
 * stays, by whatever name the server was reached when it was chosen (MODS-25).
 */
function rejectForeignImages(
  modules: readonly StoredModule[],
  before: readonly StoredModule[],
  ownOrigins: readonly string[],
): void {
  const known = new Set(before.map(({ imageUrl }) => imageUrl));
  const at = modules.findIndex(
    ({ imageUrl }) => imageUrl !== null && !known.has(imageUrl) && !isImageAddress(imageUrl, ownOrigins),
  );
  if (at !== -1) throw validationError(`scanModules.${at}.imageUrl`, validateImageUrl(modules[at]!.imageUrl!));
}
