import { and, asc, gt, inArray, isNull } from 'drizzle-orm';
import type { Door } from '../db/door.ts';
import { artifacts } from '../db/schema/index.ts';
import { packArtifact, type PackingTools } from '../replay/pack-artifact.ts';
import { enqueue, type JobWork } from './jobs.ts';

/** Logs a job: a few seconds, so that other work is not kept waiting. */
const BATCH = 10;

const waiting = (door: Door, organizationId: number, after: number): Promise<number[]> =>
  door.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
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
export const packWaiting =
  (tools: PackingTools): JobWork =>
  async ({ organizationId, payload }, door) => {
    if (organizationId === null) throw new Error('Recordings are packed by organization.');
    const ids = await waiting(door, organizationId, (payload as { after?: number }).after ?? 0);
    const failed: number[] = [];
    for (const artifactId of ids) {
      await packArtifact(door, { organizationId, artifactId }, tools).catch(() => failed.push(artifactId));
    }
    await door.withActor({ kind: 'job', organizationId }, async (tx) => {
      for (const artifactId of failed) await enqueue(tx, 'pack-recording', organizationId, { artifactId });
      if (ids.length === BATCH) await enqueue(tx, 'pack-waiting', organizationId, { after: ids.at(-1)! });
    });
  };
