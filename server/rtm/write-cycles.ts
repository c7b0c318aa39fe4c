import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { rtmCycles, rtmStatusChanges } from '../db/schema/index.ts';
import type { CycleChanges, CycleColumns } from './changed-cycles.ts';
import { changesToKeep } from './changes-to-keep.ts';

type Moved = CycleChanges['moved'][number];

/** Rows a statement: each takes as many parameters as it has columns, and a statement has 65,535 at most. */
const ROWS = 1000;

const parts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) => rows.slice(at * ROWS, (at + 1) * ROWS));

/** Gives cycles other columns, however many in one statement: all rows are one parameter. */
function moveCycles(tx: Tx, scope: Scope, moved: readonly Moved[], now: Date) {
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
 * Writes what recounts have found, of any number of patients: what is gone first, what is new last, so that no two
 * cycles ever stand at one place. Every change of a status is kept, with what the cycle was.
 */
export async function writeCycles(tx: Tx, scope: Scope, changes: readonly CycleChanges[], now: Date): Promise<void> {
  const gone = changes.flatMap((each) => each.gone.map(({ id }) => id));
  const moved = changes.flatMap((each) => each.moved);
  const added = changes.flatMap(({ organizationId, patientId, added: own }) =>
    own.map((columns) => ({ organizationId, patientId, ...columns, updatedAt: now })),
  );
  const kept = changes.flatMap(changesToKeep);
  // Sent side by side; a connection carries them out in this order.
  await Promise.all([
    gone.length > 0 &&
      tx.delete(rtmCycles).where(and(scope.organization(rtmCycles.organizationId), inArray(rtmCycles.id, gone))),
    moved.length > 0 && moveCycles(tx, scope, moved, now),
    ...parts(added).map((rows) => tx.insert(rtmCycles).values(rows)),
    ...parts(kept).map((rows) => tx.insert(rtmStatusChanges).values(rows)),
  ]);
}
