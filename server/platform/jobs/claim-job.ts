import { and, isNull, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/tenant-context.ts';
import { jobs } from '../db/schema.ts';
import type { Progress } from './jobs.ts';

/** A claim without a heartbeat for this long belongs to a dead process. */
const CLAIM_TIMEOUT_SECONDS = 30;

export interface ClaimedJob extends Record<string, unknown> {
  id: number;
  kind: string;
  organization_id: number | null;
  payload: object;
  progress: Progress | null;
  /** Distinguishes this claim from a later claim of the same job. */
  attempts: number;
  /** When the job was enqueued, in milliseconds. */
  asked_ms: number;
}

/** Claims the job that has been due the longest, for this process only; undefined when none is due. */
export async function claimNextJob(tenantDb: TenantDb): Promise<ClaimedJob | undefined> {
  const claimed = await tenantDb.asService((tx) =>
    tx.execute<ClaimedJob>(sql`
      update jobs set claimed_at = now(), heartbeat_at = now(), attempts = attempts + 1
      where id = (
        select id from jobs
        where done_at is null and failed_at is null and run_at <= now()
          and (claimed_at is null or coalesce(heartbeat_at, claimed_at) < now() - make_interval(secs => ${CLAIM_TIMEOUT_SECONDS}))
        order by run_at, id limit 1 for update skip locked)
      returning id::int, kind, organization_id, payload, progress, attempts,
        (extract(epoch from created_at) * 1000)::float8 as asked_ms`),
  );
  return (claimed as { rows: ClaimedJob[] }).rows[0];
}

/** A PGlite data directory belongs to one process, so claims found at start-up belong to a process that has died. */
export async function releaseClaims(tenantDb: TenantDb): Promise<void> {
  if (tenantDb.kind !== 'pglite') return;
  await tenantDb.asService((tx) =>
    tx
      .update(jobs)
      .set({ claimedAt: null, heartbeatAt: null })
      .where(and(isNull(jobs.doneAt), isNull(jobs.failedAt))),
  );
}

const HEARTBEAT_MS = 10_000;

/** Calls `beat` every ten seconds until the returned function is called. A failed beat is followed by the next. */
export function startHeartbeat(beat: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}
