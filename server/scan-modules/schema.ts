import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt, grant } from '../platform/db/tenant-table.ts';

/** Which organization's scan modules a vendor user sees (A§2 Settings). */
export const scanModuleOverrides = grant(
  pgTable('scan_module_overrides', {
    userId: text('user_id').primaryKey(),
    organizationId: integer('organization_id').notNull(),
    updatedAt: updatedAt(),
  }),
  { app_vendor: 'select, insert, update, delete' },
);
