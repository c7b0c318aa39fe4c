import { setImmediate } from 'node:timers/promises';
import { todayIn } from '../../domain/calendar.ts';
import { rowByRow } from '../attention/row-by-row.ts';
import type { Door, Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';

/** A batch of patients of an organization, in a transaction of its own: requests get in between. */
export interface Batch {
  tx: Tx;
  scope: Scope;
  /** The last patient of the batch before, 0 at first. */
  after: number;
  /** Most patients of the batch. */
  size: number;
}

/**
 * Does `work` batch by batch, for as long as a batch was full. It answers whom it took up, in the order of ids;
 * `committed` is told them once the batch is kept.
 */
export async function inBatches(
  door: Door,
  organizationId: number,
  size: number,
  work: (batch: Batch) => Promise<readonly number[]>,
  committed: (ids: readonly number[]) => Promise<unknown> = async () => undefined,
): Promise<void> {
  let ids: readonly number[] = [];
  do {
    const after = ids.at(-1) ?? 0;
    ids = await door.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      await rowByRow(tx);
      return work({ tx, scope, after, size });
    });
    await committed(ids);
    // A database inside this process never waits by itself: requests have their turn here.
    await setImmediate();
  } while (ids.length === size);
}

/** A civil day in a zone. */
export interface ZoneDay {
  zone: string;
  today: string;
}

/** The same for the patients of each zone, whose days begin at different moments. */
export async function inDailyBatches(
  door: Door,
  organizationId: number,
  { zones, now }: { zones: readonly string[]; now: Date },
  size: number,
  work: (batch: Batch & ZoneDay) => Promise<readonly number[]>,
): Promise<void> {
  for (const zone of zones) {
    const today = todayIn(zone, now);
    await inBatches(door, organizationId, size, (batch) => work({ ...batch, zone, today }));
  }
}
