import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { getScanModulesOverride, setScanModulesOverride } from '../../contract/admin-settings.ts';
import { organizations, scanModuleOverrides } from '../db/schema/index.ts';
import { faulty } from '../http/refusal.ts';
import { emulatedBy } from './emulated-organization.ts';
import type { Routes } from './index.ts';

export const adminSettingsRoutes: Routes = (served) => {
  served.acting(getScanModulesOverride, async ({ tx, actor }) => ({ organizationId: await emulatedBy(tx, actor) }));

  served.acting(setScanModulesOverride, async ({ tx, actor, body: { organizationId }, trace }) => {
    const { userId } = actor;
    if (organizationId === actor.organizationId) {
      await tx.delete(scanModuleOverrides).where(eq(scanModuleOverrides.userId, userId));
      return { organizationId };
    }
    const [offered] = await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(and(eq(organizations.id, organizationId), arrayContains(organizations.products, ['SCAN'])));
    if (!offered) throw faulty('organizationId', 'Choose an organization that has Scan.');
    trace.actingFor = organizationId;
    await tx
      .insert(scanModuleOverrides)
      .values({ userId, organizationId })
      .onConflictDoUpdate({ target: scanModuleOverrides.userId, set: { organizationId, updatedAt: sql`now()` } });
    return { organizationId };
  });
};
