import { eq } from 'drizzle-orm';
import type { VendorStaff } from '../../domain/actor.ts';
import type { Tx } from '../db/database.ts';
import { scanModuleOverrides } from '../db/schema/index.ts';

/** The organization whose scan modules vendor staff are offered: the emulated one, else their own (OPEN-123). */
export async function emulatedBy(tx: Tx, actor: VendorStaff): Promise<number> {
  const [override] = await tx
    .select({ organizationId: scanModuleOverrides.organizationId })
    .from(scanModuleOverrides)
    .where(eq(scanModuleOverrides.userId, actor.userId));
  return override?.organizationId ?? actor.organizationId;
}
