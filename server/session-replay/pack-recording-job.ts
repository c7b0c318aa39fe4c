import { buffer } from 'node:stream/consumers';
import { and, eq, isNull, asc, gt, inArray } from 'drizzle-orm';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { type Job, type JobHandler, enqueue } from '../platform/jobs/jobs.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { artifacts } from '../platform/db/schema.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { PackedLog, PackJob } from './pack-log.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';

const toLogArtifact = ({ organizationId, payload }: Job) => ({
  organizationId: organizationId!,
  artifactId: (payload as { artifactId: number }).artifactId,
});

/**
 * Makes the compact form of a session's log, payload `{artifactId}`. A log for which every attempt fails is given up: it is
 * replayed as it was sent.
 */
export const createPackRecordingJob = (tools: PackDependencies): JobHandler =>
  Object.assign<JobHandler, Pick<JobHandler, 'onAttemptsExhausted'>>(
    (job, tenantDb) => packArtifact(tenantDb, toLogArtifact(job), tools),
    {
      onAttemptsExhausted: async (job, tenantDb) => void (await savePackResult(tenantDb, toLogArtifact(job))),
    },
  );

/** What packing needs beside the database. */
interface PackDependencies {
  storage: Storage;
  pack: PackLog;
}

/** A log of a session. */
interface LogArtifact {
  organizationId: number;
  artifactId: number;
}

/**
 * Where the compact form of a log is kept: by the name of the log, so that packing it again replaces what was there.
 * `3/pose-log/0199….json.gz` is packed into `3/replay/pose-log/0199….bin.gz`.
 */
export const toReplayKey = (storageKey: string): string =>
  storageKey.replace('/', '/replay/').replace(/(\.json(\.gz)?)?$/, '.bin.gz');

const isUnpacked = ({ organizationId, artifactId }: LogArtifact) =>
  and(eq(artifacts.organizationId, organizationId), eq(artifacts.id, artifactId), isNull(artifacts.replayKey));

/** Keeps that a log was packed, or that it cannot be; one that has a compact form keeps it. */
const savePackResult = (
  tenantDb: TenantDb,
  log: LogArtifact,
  packed: Partial<Pick<typeof artifacts.$inferInsert, 'replayKey' | 'replayBytes'>> = {},
) =>
  tenantDb.withActor({ kind: 'job', organizationId: log.organizationId }, (tx, scope) =>
    tx
      .update(artifacts)
      .set({ ...packed, packedAt: new Date() })
      .where(and(scope.organization(artifacts.organizationId), isUnpacked(log))),
  );

/**
 * Makes the compact form of a log that has none. A log that cannot be shown gets none and stays as it was sent. Nothing
 * happens for a log that is packed or gone. Throws when the store has lost the log, or when packing fails.
 */
async function packArtifact(tenantDb: TenantDb, log: LogArtifact, { storage, pack }: PackDependencies): Promise<void> {
  const [row] = await tenantDb.withActor({ kind: 'job', organizationId: log.organizationId }, (tx, scope) =>
    tx
      .select({ type: artifacts.type, key: artifacts.storageKey, encoding: artifacts.contentEncoding })
      .from(artifacts)
      .where(and(scope.organization(artifacts.organizationId), isUnpacked(log))),
  );
  if (!row) return;
  const file = await storage.get(row.key);
  if (!file) throw new Error('The store has lost a recording.');
  const bytes = new Uint8Array(await buffer(file.stream()));
  const packed: PackedLog = await pack({ kind: row.type as LogKind, bytes, packed: row.encoding === 'gzip' });
  if (typeof packed === 'string') return void (await savePackResult(tenantDb, log));
  const replayKey = toReplayKey(row.key);
  // The file comes first: a row never names a file that is not there.
  await storage.put(replayKey, packed, 'application/octet-stream');
  await savePackResult(tenantDb, log, { replayKey, replayBytes: packed.byteLength });
}

/** Logs a job: a few seconds, so that other work is not kept waiting. */
const BATCH = 10;

const listPendingIds = (tenantDb: TenantDb, organizationId: number, after: number): Promise<number[]> =>
  tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
    const rows = await tx
      .select({ id: artifacts.id })
      .from(artifacts)
      .where(
        and(
          scope.organization(artifacts.organizationId),
          inArray(artifacts.type, ['pose-log', 'hands-log']),
          isNull(artifacts.packedAt),
          gt(artifacts.id, after),
        ),
      )
      .orderBy(asc(artifacts.id))
      .limit(BATCH);
    return rows.map(({ id }) => id);
  });

/**
 * Packs an organization's logs from before there was a compact form, payload `{after}` (an artifact's id, 0 at first): some
 * of them, and has the next ones packed by a job that waits its turn. A log that fails gets a job and attempts of its own.
 */
export const createPackPendingJob =
  (tools: PackDependencies): JobHandler =>
  async ({ organizationId, payload }, tenantDb) => {
    if (organizationId === null) throw new Error('Recordings are packed by organization.');
    const ids = await listPendingIds(tenantDb, organizationId, (payload as { after?: number }).after ?? 0);
    const failed: number[] = [];
    for (const artifactId of ids) {
      await packArtifact(tenantDb, { organizationId, artifactId }, tools).catch(() => failed.push(artifactId));
    }
    await tenantDb.withActor({ kind: 'job', organizationId }, async (tx) => {
      for (const artifactId of failed) await enqueue(tx, 'pack-recording', organizationId, { artifactId });
      if (ids.length === BATCH) await enqueue(tx, 'pack-pending-recordings', organizationId, { after: ids.at(-1)! });
    });
  };

/** Longest that one recording is packed; the longest log that is taken in needs a few seconds. */
const TIMEOUT_MS = 60_000;

type PackLog = (order: PackJob) => Promise<PackedLog>;

/** Packs a log in a thread of its own; the order's bytes are handed over. Throws when the thread dies or takes too long. */
export const packInWorker: PackLog = (order) =>
  runInWorker({
    script: new URL('pack-worker.mjs', import.meta.url),
    message: order,
    transferList: [order.bytes.buffer],
    timeoutMs: TIMEOUT_MS,
    name: 'pack-recording',
  });
