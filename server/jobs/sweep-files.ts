import { addHours, subHours } from 'date-fns';
import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Door } from '../db/door.ts';
import { artifacts, organizationExercises, organizations, rtmCycles } from '../db/schema/index.ts';
import { replayKeyOf } from '../replay/pack-artifact.ts';
import type { Storage } from '../storage/storage.ts';
import { enqueue, type JobWork } from './jobs.ts';

interface Tools {
  storage: Storage;
  now: () => Date;
}

/** Files that no record named at an earlier sweep, each with the moment at which that was first seen. */
interface Payload {
  unnamed?: Record<string, string>;
}

/** Long enough to put back a lost database before its files are gone. */
const KEPT_UNNAMED_HOURS = 14 * 24;
const AT_ONCE = 5000;
/** As many are remembered from day to day; others have their turn when these are gone. */
const MOST_REMEMBERED = 2000;
/** As few may be without a record in a store that holds hardly anything else. */
const FEW = 20;

/** As `newKey` makes them, and `replayKeyOf` of those. Other names are left alone. */
const made = /^\d+\/(?:replay\/)?[a-z0-9-]+\/[0-9a-f-]{36}\.[a-z0-9.]+$/;

/** The names that the log of a compact form may have: the other way round of `replayKeyOf`. */
const logKeysOf = (replayKey: string): string[] => {
  const log = /^(\d+\/)replay\/([a-z0-9-]+\/[0-9a-f-]{36})\.bin\.gz$/.exec(replayKey);
  return log ? ['.json', '.json.gz', ''].map((end) => `${log[1]}${log[2]}${end}`) : [];
};

/** Every column by which a record names its file (`…_key`). */
export const namings: readonly { table: PgTable; key: AnyPgColumn }[] = [
  { table: artifacts, key: artifacts.storageKey },
  { table: artifacts, key: artifacts.replayKey },
  { table: organizations, key: organizations.logoKey },
  { table: organizations, key: organizations.webLogoKey },
  { table: organizationExercises, key: organizationExercises.pictureKey },
  { table: organizationExercises, key: organizationExercises.videoKey },
  { table: rtmCycles, key: rtmCycles.pdfKey },
];

/**
 * Which of these files no record names. Asked as the service, which sees every record's file names and nothing else of them: a
 * clinic's own view leaves out hidden patients. The compact form of a log that is there is never among them: the log may be
 * packed at any time, into this very file, and named by it only after that.
 */
const unnamedAmong = (door: Door, keys: string[]): Promise<string[]> =>
  door.asService(async (tx) => {
    const named = new Set<unknown>();
    for (const { table, key } of namings) {
      const rows = await tx.select({ key }).from(table).where(inArray(key, keys));
      for (const row of rows) named.add(row.key);
    }
    const { storageKey } = artifacts;
    const logs = await tx
      .select({ storageKey })
      .from(artifacts)
      .where(inArray(storageKey, keys.flatMap(logKeysOf)));
    for (const log of logs) named.add(replayKeyOf(log.storageKey));
    return keys.filter((key) => !named.has(key));
  });

/** The files stored before a moment that no record names. Throws where they are most of what there is. */
async function unnamedBefore(door: Door, storage: Storage, before: Date): Promise<string[]> {
  const found: string[] = [];
  let seen = 0;
  let keys: string[] = [];
  const look = async () => {
    found.push(...(await unnamedAmong(door, keys)));
    seen += keys.length;
    keys = [];
  };
  for await (const { key, storedAt } of storage.list()) {
    if (!made.test(key) || !(storedAt < before)) continue;
    keys.push(key);
    if (keys.length >= AT_ONCE) await look();
  }
  await look();
  if (found.length > FEW && found.length > seen / 2)
    throw new Error('Most of the stored files belong to no record of this database: none is removed.');
  return found;
}

/**
 * Every day: removes files that no record has named since they were first seen so two weeks ago, such as those of a request
 * that failed after its file had arrived; then asks for the next day. The database remembers since when: one that is new, or put
 * back from a backup, begins to count anew.
 */
export const sweepFiles =
  ({ storage, now }: Tools): JobWork =>
  async ({ payload }, door) => {
    const at = now();
    const { unnamed: earlier = {} } = payload as Payload;
    // What a request or a job under way has stored may get its record yet.
    const found = await unnamedBefore(door, storage, subHours(at, 24));
    const waiting: [key: string, since: string][] = [];
    for (const key of found.filter((name) => earlier[name])) {
      const since = earlier[key]!;
      if (at >= addHours(since, KEPT_UNNAMED_HOURS)) await storage.remove(key);
      else waiting.push([key, since]);
    }
    for (const key of found.filter((name) => !earlier[name])) waiting.push([key, at.toISOString()]);
    const unnamed = Object.fromEntries(waiting.slice(0, MOST_REMEMBERED));
    await door.asService((tx) => enqueue(tx, 'sweep-files', null, { unnamed }, addHours(Date.now(), 24)));
  };
