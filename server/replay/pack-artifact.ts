import { buffer } from 'node:stream/consumers';
import { and, eq, isNull } from 'drizzle-orm';
import type { LogKind } from '../../domain/replay/skeleton.ts';
import type { Door } from '../db/door.ts';
import { artifacts } from '../db/schema/index.ts';
import type { Storage } from '../storage/storage.ts';
import type { PackLog } from './pack-in-thread.ts';
import type { PackedLog } from './pack-log.ts';

/** What packing needs beside the database. */
export interface PackingTools {
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
export const replayKeyOf = (storageKey: string): string =>
  storageKey.replace('/', '/replay/').replace(/(\.json(\.gz)?)?$/, '.bin.gz');

const unpacked = ({ organizationId, artifactId }: LogArtifact) =>
  and(eq(artifacts.organizationId, organizationId), eq(artifacts.id, artifactId), isNull(artifacts.replayKey));

/** Keeps that a log was packed, or that it cannot be; one that has a compact form keeps it. */
export const keepPacked = (
  door: Door,
  log: LogArtifact,
  packed: Partial<Pick<typeof artifacts.$inferInsert, 'replayKey' | 'replayBytes'>> = {},
) =>
  door.withActor({ kind: 'job', organizationId: log.organizationId }, (tx, scope) =>
    tx
      .update(artifacts)
      .set({ ...packed, packedAt: new Date() })
      .where(and(scope.organization(artifacts.organizationId), unpacked(log))),
  );

/**
 * Makes the compact form of a log that has none. A log that cannot be shown gets none and stays as it was sent. Nothing
 * happens for a log that is packed or gone. Throws when the store has lost the log, or when packing fails.
 */
export async function packArtifact(door: Door, log: LogArtifact, { storage, pack }: PackingTools): Promise<void> {
  const [row] = await door.withActor({ kind: 'job', organizationId: log.organizationId }, (tx, scope) =>
    tx
      .select({ type: artifacts.type, key: artifacts.storageKey, encoding: artifacts.contentEncoding })
      .from(artifacts)
      .where(and(scope.organization(artifacts.organizationId), unpacked(log))),
  );
  if (!row) return;
  const file = await storage.get(row.key);
  if (!file) throw new Error('The store has lost a recording.');
  const bytes = new Uint8Array(await buffer(file.stream()));
  const packed: PackedLog = await pack({ kind: row.type as LogKind, bytes, packed: row.encoding === 'gzip' });
  if (typeof packed === 'string') return void (await keepPacked(door, log));
  const replayKey = replayKeyOf(row.key);
  // The file comes first: a row never names a file that is not there.
  await storage.put(replayKey, packed, 'application/octet-stream');
  await keepPacked(door, log, { replayKey, replayBytes: packed.byteLength });
}
