import { and, isNull, sql } from 'drizzle-orm';
import type { Door } from '../db/door.ts';
import { jobs } from '../db/schema/index.ts';
import type { Progress } from './jobs.ts';

/** A claim that has been quiet for so long belongs to a process that died. */
const QUIET_SECONDS = 30;

/** A job as the process that works on it holds it. */
export interface Claimed extends Record<string, unknown> {
  id: number;
  kind: string;
  organization_id: number | null;
  payload: object;
  progress: Progress | null;
  /** Tells this claim from a later one of the same job. */
  attempts: number;
  /** When the job was asked for, in milliseconds. */
  asked_ms: number;
}

/** Claims the job that has been due longest, for this process alone; nothing when none is due. */
export async function claimNext(door: Door): Promise<Claimed | undefined> {
  const claimed = await door.asService((tx) =>
    tx.execute<Claimed>(sql`
      update jobs set claimed_at = now(), heartbeat_at = now(), attempts = attempts + 1
      where id = (
        select id from jobs
        where done_at is null and failed_at is null and run_at <= now()
          and (claimed_at is null or coalesce(heartbeat_at, claimed_at) < now() - make_interval(secs => ${QUIET_SECONDS}))
        order by run_at, id limit 1 for update skip locked)
      returning id::int, kind, organization_id, payload, progress, attempts,
        (extract(epoch from created_at) * 1000)::float8 as asked_ms`),
  );
  return (claimed as { rows: Claimed[] }).rows[0];
}

/** A data directory of PGlite belongs to one process: whatever is claimed there was claimed by one that has died. */
export async function releaseClaims(door: Door): Promise<void> {
  if (door.kind !== 'pglite') return;
  await door.asService((tx) =>
    tx
      .update(jobs)
      .set({ claimedAt: null, heartbeatAt: null })
      .where(and(isNull(jobs.doneAt), isNull(jobs.failedAt))),
  );
}
