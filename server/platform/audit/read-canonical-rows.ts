import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditRows } from '../db/schema.ts';
import type { CanonicalRow } from './seal.ts';

/**
 * The columns in a fixed order, in the database's own notation, which does not depend on a driver or a session's
 * settings. Another order or form would break every seal: a new column is appended for new seals only.
 */
const canonical = sql`json_build_array(${auditRows.id},
  to_char(${auditRows.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), ${auditRows.requestId}, ${auditRows.userId},
  ${auditRows.organizationId}, ${auditRows.onBehalfOf}, ${auditRows.action}, ${auditRows.entity},
  array_to_json(${auditRows.entityIds}), ${auditRows.outcome}, array_to_json(${auditRows.subjects}), ${auditRows.changes}::text)::text`;

interface Range {
  /** Null from the very first row, also one with an id below 1. */
  after: number | null;
  upTo: number;
  limit: number;
}

/** Audit rows in the order of their ids. */
export async function readCanonicalRows(tx: Tx, { after, upTo, limit }: Range): Promise<CanonicalRow[]> {
  const start = after === null ? sql`true` : sql`${auditRows.id} > ${after}`;
  const { rows } = (await tx.execute(sql`
    select ${auditRows.id}::text as id, ${canonical} as canonical from ${auditRows}
    where ${start} and ${auditRows.id} <= ${upTo} order by ${auditRows.id} limit ${limit}`)) as {
    rows: { id: string; canonical: string }[];
  };
  return rows.map((row) => ({ id: Number(row.id), canonical: row.canonical }));
}
