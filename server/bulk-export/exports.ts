import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { EXPORT_POLL_SECONDS } from '../../contract/bulk-export/limits.ts';
import { bulkExportMessage } from '../../contract/bulk-export/messages.ts';
import type { ExportRequest } from '../../domain/bulk-export/export-request.ts';
import { coversFhir } from '../../domain/identity/fhir-access.ts';
import type { ApiClient } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { bulkExportFiles, bulkExports } from '../platform/db/schema.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { ExportJob } from './export-job.ts';

type BulkExport = typeof bulkExports.$inferSelect;

export interface ExportCaller {
  tx: Tx;
  actor: ApiClient;
  now: Date;
}

/** Exports of this client, whatever the access layers are: no other client's are ever its own. */
const isOwn = ({ actor }: ExportCaller) =>
  and(eq(bulkExports.organizationId, actor.organizationId), eq(bulkExports.clientId, actor.clientId));

/** Begins an export. Throws 429 while another one of the client is running. */
export async function beginExport(
  caller: ExportCaller,
  { types, since }: ExportRequest,
  { request, locationId }: { request: string; locationId: number | null },
): Promise<number> {
  const { tx, actor, now } = caller;
  const { organizationId, clientId } = actor;
  const [added] = await tx
    .insert(bulkExports)
    .values({ organizationId, clientId, scopes: [...actor.scopes], request, types, locationId, since, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: bulkExports.id });
  if (!added) {
    const refusal = new HttpError(429, bulkExportMessage('bulkExport.running'));
    refusal.retryAfter = EXPORT_POLL_SECONDS;
    throw refusal;
  }
  await enqueue(tx, 'bulk-export', organizationId, { exportId: added.id } satisfies ExportJob);
  return added.id;
}

/**
 * An export of the client that is running, complete and not over, or failed. Throws 404 otherwise, also to a token that
 * may read less than the one that began it: what a resource shows depends on the scopes for others.
 */
export async function requireExport(caller: ExportCaller, id: number): Promise<BulkExport> {
  const isKept = or(isNull(bulkExports.expiresAt), gt(bulkExports.expiresAt, caller.now));
  const [row] = await caller.tx
    .select()
    .from(bulkExports)
    .where(and(isOwn(caller), eq(bulkExports.id, id), isNull(bulkExports.canceledAt), isKept));
  if (!row || !coversFhir(caller.actor.scopes, row.scopes)) throw notFound(bulkExportMessage('bulkExport.notFound'));
  return row;
}

/** Ends an export; its files are deleted by a job. */
export async function cancelOwnExport(caller: ExportCaller, id: number): Promise<void> {
  const { finishedAt } = await requireExport(caller, id);
  const { tx, actor, now } = caller;
  await tx
    .update(bulkExports)
    .set({ canceledAt: now, finishedAt: finishedAt ?? now })
    .where(and(isOwn(caller), eq(bulkExports.id, id)));
  await enqueue(tx, 'bulk-export-expiry', actor.organizationId, { exportId: id } satisfies ExportJob);
}

const isOfExport = ({ actor }: ExportCaller, id: number) =>
  and(
    eq(bulkExportFiles.organizationId, actor.organizationId),
    eq(bulkExportFiles.clientId, actor.clientId),
    eq(bulkExportFiles.exportId, id),
  );

export const listFiles = (caller: ExportCaller, id: number) =>
  caller.tx.select().from(bulkExportFiles).where(isOfExport(caller, id)).orderBy(asc(bulkExportFiles.id));

/** A file of a complete export. Throws 404. */
export async function requireFile(caller: ExportCaller, id: number, fileId: number) {
  const { expiresAt } = await requireExport(caller, id);
  const [file] = expiresAt
    ? await caller.tx
        .select()
        .from(bulkExportFiles)
        .where(and(isOfExport(caller, id), eq(bulkExportFiles.id, fileId)))
    : [];
  if (!file) throw notFound(bulkExportMessage('bulkExport.fileNotFound'));
  return file;
}
