import { setImmediate } from 'node:timers/promises';
import { getToday } from '../../../domain/platform/calendar.ts';
import { planRowByRow } from '../db/transaction-settings.ts';
import type { TenantDb, Scope } from '../db/tenant-context.ts';
import type { Tx } from '../db/database.ts';

/** A batch of an organization's patients in a transaction of its own, so that requests can run in between. */
export interface Batch {
  tx: Tx;
  scope: Scope;
  /** The last patient of the previous batch, or 0. */
  after: number;
  /** Maximum number of patients. */
  size: number;
}

/**
 * Calls `work` until a batch is not full. It returns the patient ids that it processed, ascending; `committed` gets
 * them after the commit.
 */
export async function runInBatches(
  tenantDb: TenantDb,
  organizationId: number,
  size: number,
  work: (batch: Batch) => Promise<readonly number[]>,
  committed: (ids: readonly number[]) => Promise<unknown> = async () => undefined,
): Promise<void> {
  let ids: readonly number[] = [];
  do {
    const after = ids.at(-1) ?? 0;
    ids = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      await planRowByRow(tx);
      return work({ tx, scope, after, size });
    });
    await committed(ids);
    // PGlite never yields by itself; this lets requests run.
    await setImmediate();
  } while (ids.length === size);
}

export interface ZoneDay {
  zone: string;
  today: string;
}

/** Processes the patients of each time zone with the civil day of that zone. */
export async function runInDailyBatches(
  tenantDb: TenantDb,
  organizationId: number,
  { zones, now }: { zones: readonly string[]; now: Date },
  size: number,
  work: (batch: Batch & ZoneDay) => Promise<readonly number[]>,
): Promise<void> {
  for (const zone of zones) {
    const today = getToday(zone, now);
    await runInBatches(tenantDb, organizationId, size, (batch) => work({ ...batch, zone, today }));
  }
}
