import { sql } from 'drizzle-orm';
import { bigint, integer, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core';
import { appService } from '../db/policies.ts';
import { grant, timestamptz } from '../db/tenant-table.ts';

/**
 * The chain of seals over the audit log: one row per batch of committed audit rows. Insert-only, as the log itself: no
 * role has UPDATE or DELETE.
 */
export const auditSeals = grant(
  pgTable(
    'audit_seals',
    {
      /** The place in the chain: 1, 2, 3 and so on. */
      id: bigint('id', { mode: 'number' }).primaryKey(),
      sealedAt: timestamptz('sealed_at').notNull(),
      firstId: bigint('first_id', { mode: 'number' }).notNull(),
      lastId: bigint('last_id', { mode: 'number' }).notNull(),
      rowCount: integer('row_count').notNull(),
      /** SHA-256 over the rows in the order of their ids. */
      rowsHash: text('rows_hash').notNull(),
      /** Id and beginning of the SHA-256 of each row, so that a verification can name the row that differs. */
      rowDigests: text('row_digests').notNull(),
      previousHash: text('previous_hash').notNull(),
      hash: text('hash').notNull(),
    },
    () => [
      pgPolicy('audit_seals_insert', { for: 'insert', to: appService, withCheck: sql`true` }),
      pgPolicy('audit_seals_select', { for: 'select', to: appService, using: sql`true` }),
    ],
  ),
  { app_service: 'select, insert' },
);
