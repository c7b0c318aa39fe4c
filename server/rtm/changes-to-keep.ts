import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { rtmStatusChanges } from '../db/schema/index.ts';
import type { CycleChanges, CycleColumns } from './changed-cycles.ts';
import type { CycleRow } from './cycle-in-reach.ts';
import { writtenNow } from './written-now.ts';

type ChangeRow = PgInsertValue<typeof rtmStatusChanges>;

/** Nobody's hand: the rules moved the cycle. */
const BY_THE_RULES = 'system';
/** What became of a cycle that the rules took away. */
const REMOVED = 'REMOVED';

/** A cycle that is ready to bill says so when it becomes another charge: another code, more units or other days. */
const isAnotherCharge = (row: CycleRow, columns: CycleColumns): boolean =>
  row.status === 'READY_TO_BILL' &&
  (row.code !== columns.code ||
    row.units !== columns.units ||
    row.startDate !== columns.startDate ||
    row.endDate !== columns.endDate);

/** What is written down of a recount: each change of a status with its reason, and each cycle that was taken away. */
export function changesToKeep({ organizationId, patientId, gone, moved }: CycleChanges): ChangeRow[] {
  const own = { organizationId, patientId, changedBy: BY_THE_RULES, createdAt: writtenNow };
  return [
    ...gone.map(({ id, status, code, startDate, endDate }) => ({
      ...own,
      cycleId: id,
      fromStatus: status,
      toStatus: REMOVED,
      reason: `Nothing that counts gives ${code} here any more.`,
      code,
      startDate,
      endDate,
    })),
    ...moved
      .filter(({ row, columns }) => row.status !== columns.status || isAnotherCharge(row, columns))
      .map(({ row, columns: { code, startDate, endDate, status, explanation } }) => ({
        ...own,
        cycleId: row.id,
        fromStatus: row.status,
        toStatus: status,
        reason: explanation,
        code,
        startDate,
        endDate,
      })),
  ];
}
