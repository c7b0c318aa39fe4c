import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TokenScope } from '../../contract/platform/api-scopes.ts';
import { apiClients } from '../api-clients/schema.ts';
import { createdAt, id, tenantTable, timestamptz } from '../platform/db/tenant-table.ts';

const isOwn = sql`'client:' || client_id = (select app.user_id())`;

/** Exports of FHIR resources that an API client has asked for. It reaches its own alone. */
export const bulkExports = tenantTable('bulk_exports', {
  columns: {
    id: id(),
    clientId: integer('client_id').notNull(),
    /** The scopes of the token that asked: what the job may read. */
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** The address that was called, for the manifest. */
    request: text('request').notNull(),
    types: text('types').array().notNull(),
    /** The location whose patients are exported; null for all that the client reaches. */
    locationId: integer('location_id'),
    since: timestamptz('since'),
    /** Also `transactionTime`: nothing older is missing. */
    createdAt: createdAt(),
    /** Written so far. */
    resources: integer('resources').notNull().default(0),
    /** Types of which everything is written. */
    typesDone: integer('types_done').notNull().default(0),
    /** When it was complete, given up or canceled. */
    finishedAt: timestamptz('finished_at'),
    /** Null unless it was complete. */
    expiresAt: timestamptz('expires_at'),
    canceledAt: timestamptz('canceled_at'),
  },
  references: { clientId: { table: () => apiClients, name: 'bulk_exports_client' } },
  constraints: (t) => [
    // One at a time.
    uniqueIndex('bulk_exports_running')
      .on(t.organizationId, t.clientId)
      .where(sql`finished_at is null`),
  ],
  restrict: () => ({ own: isOwn }),
  grants: {
    app_user: 'select, insert, update (resources, types_done, finished_at, expires_at, canceled_at)',
    app_service: 'select, delete, update (resources, types_done, finished_at)',
  },
});

/** Files of an export, each with resources of one type as NDJSON. */
export const bulkExportFiles = tenantTable('bulk_export_files', {
  columns: {
    id: id(),
    exportId: integer('export_id').notNull(),
    clientId: integer('client_id').notNull(),
    type: text('type').notNull(),
    fileKey: text('file_key').notNull(),
    resources: integer('resources').notNull(),
  },
  references: {
    exportId: { table: () => bulkExports, name: 'bulk_export_files_export' },
    clientId: { table: () => apiClients, name: 'bulk_export_files_client' },
  },
  constraints: (t) => [
    index('bulk_export_files_export').on(t.organizationId, t.exportId, t.id),
    index('bulk_export_files_key').on(t.fileKey),
  ],
  restrict: () => ({ own: isOwn }),
  grants: { app_user: 'select, insert', app_service: 'select, delete' },
});
