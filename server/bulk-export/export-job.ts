import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { addHours } from 'date-fns';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { EXPORT_BATCH, EXPORT_HOURS } from '../../contract/bulk-export/limits.ts';
import type { ApiClient } from '../../domain/identity/actor.ts';
import { loadClientActor } from '../api-clients/find-client.ts';
import { audit } from '../platform/audit/audit.ts';
import { bulkExportFiles, bulkExports } from '../platform/db/schema.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { deleteFiles } from './delete-export.ts';
import type { ExportedResource, ReadResources } from './read-resources.ts';
import { createFileWriter } from './write-files.ts';

export interface ExportJob {
  exportId: number;
}

interface ExportTools {
  storage: Storage;
  now: () => Date;
  readResources: ReadResources;
}

type BulkExport = typeof bulkExports.$inferSelect;

/** The client may not call any more, or has canceled the export. */
class Stopped extends Error {}

/** The client as it may read now, at the location of the group if there is one. */
async function loadReader(tenantDb: TenantDb, wanted: BulkExport, now: Date): Promise<ApiClient> {
  const { organizationId, clientId, scopes, locationId } = wanted;
  const client = await tenantDb.asService((tx) => loadClientActor(tx, { organizationId, clientId, scopes }, now));
  if (!client) throw new Stopped();
  if (locationId === null) return client;
  return { ...client, locationIds: client.locationIds.filter((id) => id === locationId) };
}

const isNewer = ({ meta }: ExportedResource, since: Date | null) =>
  !since || !meta?.lastUpdated || new Date(meta.lastUpdated) >= since;

/**
 * Writes the resources of an export, type by type and batch by batch, each in a transaction of its client: it reads what
 * the client may read at that moment. A run after a crash begins again.
 */
async function writeExport(wanted: BulkExport, { storage, now, readResources }: ExportTools, tenantDb: TenantDb) {
  const { organizationId, id: exportId, clientId, types, since } = wanted;
  const isThis = and(eq(bulkExports.organizationId, organizationId), eq(bulkExports.id, exportId));
  let count = 0;
  for (const [typesDone, type] of types.entries()) {
    const writer = createFileWriter({
      storage,
      organizationId,
      type,
      onFile: async (file) =>
        tenantDb.withActor(await loadReader(tenantDb, wanted, now()), async (tx) => {
          await tx.insert(bulkExportFiles).values({ organizationId, exportId, clientId, ...file });
        }),
    });
    let after: string | null = null;
    do {
      const actor = await loadReader(tenantDb, wanted, now());
      const batch = await tenantDb.withActor(actor, async (tx, scope) => {
        const [row] = await tx.select({ finishedAt: bulkExports.finishedAt }).from(bulkExports).where(isThis);
        if (!row || row.finishedAt) throw new Stopped();
        const read = await readResources({ tx, scope, actor, now: now() }, { type, after, size: EXPORT_BATCH });
        const resources = read.resources.filter((resource) => isNewer(resource, since));
        count += resources.length;
        await tx.update(bulkExports).set({ resources: count, typesDone }).where(isThis);
        const entityIds = resources.flatMap(({ id }) => id ?? []);
        const entry = {
          requestId: randomUUID(),
          action: 'bulkExport',
          entity: `fhir/${type}`,
          entityIds,
          outcome: 200,
        };
        if (entityIds.length) await audit(tx, actor, entry);
        return { resources, next: read.next };
      });
      await writer.add(batch.resources);
      after = batch.next;
      // PGlite never yields by itself; this lets requests run.
      await setImmediate();
    } while (after !== null);
    await writer.end();
  }
  const finishedAt = now();
  await tenantDb.withActor(await loadReader(tenantDb, wanted, finishedAt), async (tx) => {
    await tx
      .update(bulkExports)
      .set({ typesDone: types.length, finishedAt, expiresAt: addHours(finishedAt, EXPORT_HOURS) })
      .where(and(isThis, isNull(bulkExports.finishedAt)));
  });
}

const findExport = (tenantDb: TenantDb, organizationId: number, { exportId }: ExportJob) =>
  tenantDb.asService(async (tx) => {
    const isThis = and(eq(bulkExports.organizationId, organizationId), eq(bulkExports.id, exportId));
    const [row] = await tx.select().from(bulkExports).where(isThis);
    return row;
  });

/** Ends an export that is not complete. */
const giveUp = (tenantDb: TenantDb, organizationId: number, { exportId }: ExportJob) =>
  tenantDb.asService(async (tx) => {
    await tx
      .update(bulkExports)
      .set({ finishedAt: sql`now()` })
      .where(
        and(
          eq(bulkExports.organizationId, organizationId),
          eq(bulkExports.id, exportId),
          isNull(bulkExports.finishedAt),
        ),
      );
  });

const scheduleExpiry = (tenantDb: TenantDb, organizationId: number, job: ExportJob, now: Date) =>
  tenantDb.asService((tx) => enqueue(tx, 'bulk-export-expiry', organizationId, job, addHours(now, EXPORT_HOURS)));

/** Builds the files of an export. */
export function createBulkExportJob(tools: ExportTools): JobHandler {
  const run: JobHandler = async ({ organizationId, payload }, tenantDb) => {
    const job = payload as ExportJob;
    const wanted = await findExport(tenantDb, organizationId!, job);
    if (!wanted || wanted.finishedAt) return;
    await deleteFiles(tenantDb, tools.storage, wanted);
    try {
      await writeExport(wanted, tools, tenantDb);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      await giveUp(tenantDb, organizationId!, job);
      await deleteFiles(tenantDb, tools.storage, wanted);
    }
    await scheduleExpiry(tenantDb, organizationId!, job, tools.now());
  };
  return Object.assign(run, {
    onAttemptsExhausted: async ({ organizationId, payload }: Parameters<JobHandler>[0], tenantDb: TenantDb) => {
      await giveUp(tenantDb, organizationId!, payload as ExportJob);
      await scheduleExpiry(tenantDb, organizationId!, payload as ExportJob, tools.now());
    },
  });
}
