import { addHours, subHours } from 'date-fns';
import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../db/tenant-context.ts';
import { artifacts, bulkExportFiles, organizationExercises, organizations, rtmCycles } from '../db/schema.ts';
import { toReplayKey } from '../../session-replay/pack-recording-job.ts';
import type { Storage } from '../storage/storage.ts';
import { enqueue, type JobHandler } from './jobs.ts';

interface OrphanedFilesDependencies {
  storage: Storage;
  now: () => Date;
}

/** Files without a record in an earlier run, with the time when that was first seen. */
interface Payload {
  unnamed?: Record<string, string>;
}

/** Long enough to restore a lost database before its files are deleted. */
const RETENTION_HOURS = 14 * 24;
const BATCH_SIZE = 5000;
/** The maximum remembered between runs; other files follow in later runs. */
const MAX_REMEMBERED = 2000;
/** In a store with hardly any files, up to this many may be orphaned. */
const SAFE_COUNT = 20;

/** The form of `createStorageKey` and of replay keys. Other names are ignored. */
const keyPattern = /^\d+\/(?:replay\/)?[a-z0-9-]+\/[0-9a-f-]{36}\.[a-z0-9.]+$/;

/** The possible keys of the log that a replay file was packed from: the inverse of `replayKeyOf`. */
const listLogKeys = (replayKey: string): string[] => {
  const log = /^(\d+\/)replay\/([a-z0-9-]+\/[0-9a-f-]{36})\.bin\.gz$/.exec(replayKey);
  return log ? ['.json', '.json.gz', ''].map((end) => `${log[1]}${log[2]}${end}`) : [];
};

/** Every column that holds a storage key (`…_key`). */
export const fileKeyColumns: readonly { table: PgTable; key: AnyPgColumn }[] = [
  { table: artifacts, key: artifacts.storageKey },
  { table: artifacts, key: artifacts.replayKey },
  { table: organizations, key: organizations.logoKey },
  { table: organizations, key: organizations.webLogoKey },
  { table: organizationExercises, key: organizationExercises.pictureKey },
  { table: organizationExercises, key: organizationExercises.videoKey },
  { table: rtmCycles, key: rtmCycles.pdfKey },
  { table: bulkExportFiles, key: bulkExportFiles.fileKey },
];

/**
 * The keys that no record references. Runs as the service, which sees the keys of all records; a clinic would not see
 * hidden patients. The replay file of an existing log is never orphaned: the log may be packed at any time, and
 * references the file only afterwards.
 */
const filterOrphaned = (tenantDb: TenantDb, keys: string[]): Promise<string[]> =>
  tenantDb.asService(async (tx) => {
    const named = new Set<unknown>();
    for (const { table, key } of fileKeyColumns) {
      const rows = await tx.select({ key }).from(table).where(inArray(key, keys));
      for (const row of rows) named.add(row.key);
    }
    const { storageKey } = artifacts;
    const logs = await tx
      .select({ storageKey })
      .from(artifacts)
      .where(inArray(storageKey, keys.flatMap(listLogKeys)));
    for (const log of logs) named.add(toReplayKey(log.storageKey));
    return keys.filter((key) => !named.has(key));
  });

/** Files stored before `before` without a record. Throws when they are most of the store. */
async function findOrphanedFiles(tenantDb: TenantDb, storage: Storage, before: Date): Promise<string[]> {
  const found: string[] = [];
  let seen = 0;
  let keys: string[] = [];
  const look = async () => {
    found.push(...(await filterOrphaned(tenantDb, keys)));
    seen += keys.length;
    keys = [];
  };
  for await (const { key, storedAt } of storage.list()) {
    if (!keyPattern.test(key) || !(storedAt < before)) continue;
    keys.push(key);
    if (keys.length >= BATCH_SIZE) await look();
  }
  await look();
  if (found.length > SAFE_COUNT && found.length > seen / 2)
    throw new Error('Most of the stored files belong to no record of this database: none is removed.');
  return found;
}

/**
 * Daily: deletes files that have had no record for two weeks, such as those of a request that failed after the upload;
 * then enqueues the next run. The database remembers the start of the period, so a new or restored database starts
 * over.
 */
export const createDeleteOrphanedFilesJob =
  ({ storage, now }: OrphanedFilesDependencies): JobHandler =>
  async ({ payload }, tenantDb) => {
    const at = now();
    const { unnamed: earlier = {} } = payload as Payload;
    // A request or job under way may still reference what it has stored.
    const found = await findOrphanedFiles(tenantDb, storage, subHours(at, 24));
    const waiting: [key: string, since: string][] = [];
    for (const key of found.filter((name) => earlier[name])) {
      const since = earlier[key]!;
      if (at >= addHours(since, RETENTION_HOURS)) await storage.remove(key);
      else waiting.push([key, since]);
    }
    for (const key of found.filter((name) => !earlier[name])) waiting.push([key, at.toISOString()]);
    const unnamed = Object.fromEntries(waiting.slice(0, MAX_REMEMBERED));
    await tenantDb.asService((tx) => enqueue(tx, 'delete-orphaned-files', null, { unnamed }, addHours(Date.now(), 24)));
  };
