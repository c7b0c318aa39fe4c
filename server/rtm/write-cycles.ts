import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { historyMessage } from '../../contract/rtm/messages.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { rtmCycles, rtmStatusChanges } from '../platform/db/schema.ts';
import type { CycleChanges, CycleColumns } from './recalculate.ts';
import type { CycleRow } from './cycle-queries.ts';
import { statementTimestamp } from '../platform/db/sql-expressions.ts';
import { recordCyclesReady } from '../webhooks/record-events.ts';

type ChangedCycle = CycleChanges['moved'][number];

/** Rows per statement: each takes one parameter per column, and a statement has at most 65,535. */
const MAX_ROWS_PER_INSERT = 1000;

const chunk = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / MAX_ROWS_PER_INSERT) }, (_, at) =>
    rows.slice(at * MAX_ROWS_PER_INSERT, (at + 1) * MAX_ROWS_PER_INSERT),
  );

/** Updates any number of cycles in one statement: all rows are one parameter. */
function updateCycles(tx: Tx, scope: Scope, moved: readonly ChangedCycle[], now: Date) {
  const columns = getTableColumns(rtmCycles);
  const names = Object.keys(moved[0]!.columns) as (keyof CycleColumns)[];
  const rows = moved.map(({ row, columns: values }) =>
    Object.fromEntries([['id', row.id], ...names.map((name) => [columns[name].name, values[name]])]),
  );
  const given = sql`jsonb_populate_recordset(null::${rtmCycles}, ${JSON.stringify(rows)}::jsonb) as given`;
  const taken = names.map((name) => [name, sql`given.${sql.identifier(columns[name].name)}`]);
  return tx
    .update(rtmCycles)
    .set({ ...Object.fromEntries(taken), version: sql`${rtmCycles.version} + 1`, updatedAt: now })
    .from(given)
    .where(and(scope.organization(rtmCycles.organizationId), eq(rtmCycles.id, sql`given.id`)));
}

/**
 * Writes the changes of any number of patients: deletions first, new cycles last, so that no two
 * cycles ever have one slot. Every status change is stored with a copy of the cycle's key.
 */
export async function writeCycles(tx: Tx, scope: Scope, changes: readonly CycleChanges[], now: Date): Promise<void> {
  const gone = changes.flatMap((each) => each.removed.map(({ id }) => id));
  const moved = changes.flatMap((each) => each.moved);
  const added = changes.flatMap(({ organizationId, patientId, added: own }) =>
    own.map((columns) => ({ organizationId, patientId, ...columns, updatedAt: now })),
  );
  const kept = changes.flatMap(toStatusChangeRows);
  // Sent in parallel; a connection executes them in this order.
  const insert = async (rows: typeof added) => tx.insert(rtmCycles).values(rows).returning(eventColumns);
  const [, , inserted] = await Promise.all([
    gone.length > 0 &&
      tx.delete(rtmCycles).where(and(scope.organization(rtmCycles.organizationId), inArray(rtmCycles.id, gone))),
    moved.length > 0 && updateCycles(tx, scope, moved, now),
    Promise.all(chunk(added).map(insert)),
    ...chunk(kept).map((rows) => tx.insert(rtmStatusChanges).values(rows)),
  ]);
  if (changes.length > 0) await recordReady(tx, changes[0]!.organizationId, moved, inserted.flat());
}

const eventColumns = { id: rtmCycles.id, patientId: rtmCycles.patientId, status: rtmCycles.status };
type InsertedCycle = Pick<CycleRow, 'id' | 'patientId' | 'status'>;

const isReady = ({ status }: Pick<CycleRow, 'status'>) => status === 'READY_TO_BILL';

/** Records the cycles that became ready to bill by the rules. One whose billing was undone was ready before. */
const recordReady = (
  tx: Tx,
  organizationId: number,
  moved: readonly ChangedCycle[],
  inserted: readonly InsertedCycle[],
) =>
  recordCyclesReady(tx, organizationId, [
    ...moved.filter(({ row, columns }) => isReady(columns) && !isReady(row)).map(({ row }) => row),
    ...inserted.filter(isReady),
  ]);

type ChangeRow = PgInsertValue<typeof rtmStatusChanges>;

/** The user id of status changes by the rules. */
const SYSTEM_USER = 'system';
/** The status of a cycle that the rules removed. */
const REMOVED = 'REMOVED';

/** A cycle that is ready to bill gets a status change when its charge changes: code, units, modifiers or days. */
const isAnotherCharge = (row: CycleRow, columns: CycleColumns): boolean =>
  isReady(row) &&
  (row.code !== columns.code ||
    row.units !== columns.units ||
    String(row.modifiers) !== String(columns.modifiers) ||
    row.startDate !== columns.startDate ||
    row.endDate !== columns.endDate);

/** The status changes of a recalculation: each with its reason, and each removed cycle. */
export function toStatusChangeRows({ organizationId, patientId, removed, moved }: CycleChanges): ChangeRow[] {
  const own = { organizationId, patientId, changedBy: SYSTEM_USER, createdAt: statementTimestamp };
  return [
    ...removed.map(({ id, status, code, startDate, endDate }) => ({
      ...own,
      cycleId: id,
      fromStatus: status,
      toStatus: REMOVED,
      reason: historyMessage('rtm.nothingCounts', { code }).text,
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
        reason: explanation.text,
        code,
        startDate,
        endDate,
      })),
  ];
}
