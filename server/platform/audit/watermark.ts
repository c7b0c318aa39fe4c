import { max, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditRows } from '../db/schema.ts';

/** An id, and the transactions that may still commit rows with that id or a lower one. */
export interface Watermark {
  lastId: number;
  writers: string[];
}

/**
 * The transactions that have written audit rows and are open. An INSERT locks the table before it takes an id and holds
 * the lock until its transaction ends, so no writer is missed; nobody waits for anybody.
 */
async function listWriters(tx: Tx): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select distinct virtualtransaction as writer from pg_locks
    where relation = 'public.audit_rows'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`)) as {
    rows: { writer: string }[];
  };
  return rows.map(({ writer }) => writer);
}

/**
 * Ids are assigned before a transaction commits, so a row may appear after one with a higher id. The newest committed id
 * is read first and the open writers afterwards: a writer with a lower id is among them, or has committed it.
 */
export async function takeWatermark(tx: Tx): Promise<Watermark> {
  const [newest] = await tx.select({ id: max(auditRows.id) }).from(auditRows);
  return { lastId: newest?.id ?? 0, writers: await listWriters(tx) };
}

/** Whether everything up to the watermark is committed or rolled back. */
export async function isSettled(tx: Tx, { writers }: Watermark): Promise<boolean> {
  if (writers.length === 0) return true;
  const open = new Set(await listWriters(tx));
  return !writers.some((writer) => open.has(writer));
}
