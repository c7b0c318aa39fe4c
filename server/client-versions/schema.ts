import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt, version, grant } from '../platform/db/tenant-table.ts';

export const scanClientVersions = grant(
  pgTable('scan_client_versions', {
    versionId: text('version_id').primaryKey(),
    updateRequired: boolean('update_required').notNull(),
    isLatest: boolean('is_latest').notNull().default(false),
    updatedByFirstName: text('updated_by_first_name'),
    updatedByLastName: text('updated_by_last_name'),
    version: version(),
    updatedAt: updatedAt(),
  }),
  { app_user: 'select', app_vendor: 'select, insert, update, delete', app_service: 'select' },
);
