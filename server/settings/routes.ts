import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { getScanModulesOverride, setScanModulesOverride } from '../../contract/settings/settings.ts';
import { settingsMessage } from '../../contract/settings/messages.ts';
import { organizations, scanModuleOverrides } from '../platform/db/schema.ts';
import { validationError } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import type { VendorStaff } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';

export const adminSettingsRoutes: Routes = (router) => {
  router.authenticated(getScanModulesOverride, async function handleGetScanModulesOverride({ tx, actor }) {
    return {
      organizationId: await getEmulatedOrganizationId(tx, actor),
    };
  });

  router.authenticated(
    setScanModulesOverride,
    async function handleSetScanModulesOverride({ tx, actor, body: { organizationId }, auditDetails }) {
      const { userId } = actor;
      if (organizationId === actor.organizationId) {
        await tx.delete(scanModuleOverrides).where(eq(scanModuleOverrides.userId, userId));
        return { organizationId };
      }
      const [offered] = await tx
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(eq(organizations.id, organizationId), arrayContains(organizations.products, ['SCAN'])));
      if (!offered) throw validationError('organizationId', settingsMessage('settings.scanRequired'));
      auditDetails.onBehalfOf = organizationId;
      await tx
        .insert(scanModuleOverrides)
        .values({ userId, organizationId })
        .onConflictDoUpdate({ target: scanModuleOverrides.userId, set: { organizationId, updatedAt: sql`now()` } });
      return { organizationId };
    },
  );
};

/** The organization whose scan modules vendor staff are offered: the emulated one, else their own (OPEN-123). */
export async function getEmulatedOrganizationId(tx: Tx, actor: VendorStaff): Promise<number> {
  const [override] = await tx
    .select({ organizationId: scanModuleOverrides.organizationId })
    .from(scanModuleOverrides)
    .where(eq(scanModuleOverrides.userId, actor.userId));
  return override?.organizationId ?? actor.organizationId;
}
