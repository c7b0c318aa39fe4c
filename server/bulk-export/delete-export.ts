import { and, eq } from 'drizzle-orm';
import { bulkExportFiles, bulkExports } from '../platform/db/schema.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import type { Storage } from '../platform/storage/storage.ts';

interface ExportKey {
  organizationId: number;
  id: number;
}

/** Deletes the files of an export: from the store first, so that none is left that no row names. */
export async function deleteFiles(tenantDb: TenantDb, storage: Storage, { organizationId, id }: ExportKey) {
  const isOfExport = and(eq(bulkExportFiles.organizationId, organizationId), eq(bulkExportFiles.exportId, id));
  const files = await tenantDb.asService((tx) =>
    tx.select({ fileKey: bulkExportFiles.fileKey }).from(bulkExportFiles).where(isOfExport),
  );
  for (const { fileKey } of files) await storage.remove(fileKey);
  await tenantDb.asService((tx) => tx.delete(bulkExportFiles).where(isOfExport));
}

/** A day after an export has ended, or when it was canceled: deletes its files and its row. */
export const createBulkExportExpiryJob =
  ({ storage }: { storage: Storage }): JobHandler =>
  async ({ organizationId, payload }, tenantDb) => {
    const { exportId } = payload as { exportId: number };
    const key = { organizationId: organizationId!, id: exportId };
    await deleteFiles(tenantDb, storage, key);
    await tenantDb.asService((tx) =>
      tx
        .delete(bulkExports)
        .where(and(eq(bulkExports.organizationId, key.organizationId), eq(bulkExports.id, exportId))),
    );
  };
