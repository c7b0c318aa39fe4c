import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../db/tenant-context.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema.ts';
import { describeError } from '../http/error-response.ts';
import type { Log } from '../http/log.ts';
import { claimNextJob, releaseClaims, type ClaimedJob, startHeartbeat } from './claim-job.ts';

/** Progress of long work. */
export interface Progress {
  done: number;
  total: number;
}

export interface Job<Payload = unknown> {
  id: number;
  organizationId: number | null;
  payload: Payload;
  /** Reported by an earlier run that died or failed. */
  progress: Progress | null;
  /** Stores the progress for those who wait for it. */
  report(progress: Progress): Promise<void>;
}

export interface JobHandler {
  (job: Job, tenantDb: TenantDb): Promise<void>;
  /** For how long a failing job is retried, in milliseconds since it was enqueued; default: five attempts. */
  retryForMs?: number;
  /** Called when the last attempt has failed. */
  onAttemptsExhausted?: (job: Job, tenantDb: TenantDb) => Promise<void>;
}

/** Jobs that archive, bill or end something by date: they wait while the clock cannot be trusted. */
const clockDependent = new Set([
  'new-day',
  'rtm-recalculation',
  'rtm-author-overlap',
  'delete-orphaned-files',
  'purge-expired',
  'plan-reminders',
]);

const MAX_ATTEMPTS = 5;
const MAX_WAIT_MS = 3_600_000;
const POLL_MS = 2000;

/** When a failed job is retried: the wait doubles up to one hour; null after the last attempt. */
export function scheduleRetry(
  { attempts, askedAt }: { attempts: number; askedAt: Date },
  retryForMs: number | undefined,
  now: Date,
): Date | null {
  const next = now.getTime() + Math.min(2 ** attempts * 1000, MAX_WAIT_MS);
  const isLast = retryForMs === undefined ? attempts >= MAX_ATTEMPTS : next > askedAt.getTime() + retryForMs;
  return isLast ? null : new Date(next);
}

/** Enqueues in the caller's transaction: the job exists only if that transaction commits. */
export async function enqueue(
  tx: Tx,
  kind: string,
  organizationId: number | null,
  payload: object,
  runAt?: Date,
): Promise<void> {
  await tx.insert(jobs).values({ kind, organizationId, payload, ...(runAt && { runAt }) });
}

/** Runs due jobs one at a time. Any number of processes can run them; each job is claimed by one. */
export class Jobs {
  readonly #tenantDb: TenantDb;
  readonly #handlers: Record<string, JobHandler>;
  readonly #log: Log;
  readonly #clockError: () => Promise<string | null>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopping = false;
  readonly #logFailure = (error: unknown) => this.#log({ event: 'jobs-failed', detail: describeError(error) });

  constructor(
    tenantDb: TenantDb,
    work: Record<string, JobHandler>,
    log: Log,
    clockError: () => Promise<string | null> = async () => null,
  ) {
    this.#clockError = clockError;
    this.#tenantDb = tenantDb;
    this.#handlers = work;
    this.#log = log;
  }

  start(): void {
    const turn = () => {
      this.#running = this.runDue()
        .catch(this.#logFailure)
        .finally(() => {
          if (!this.#stopping) this.#timer = setTimeout(turn, POLL_MS).unref();
        });
    };
    this.#running = releaseClaims(this.#tenantDb).catch(this.#logFailure).then(turn);
  }

  /** Waits for the current job; other due jobs are left to the next process. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Runs everything that is due and returns the number of jobs. */
  async runDue(): Promise<number> {
    let done = 0;
    for (let job = await this.#claim(); job; job = await this.#claim()) {
      await this.#run(job);
      done++;
    }
    return done;
  }

  async #claim(): Promise<ClaimedJob | undefined> {
    return this.#stopping ? undefined : claimNextJob(this.#tenantDb);
  }

  async #run(job: ClaimedJob) {
    // A process that lost its claim must not change the job.
    const updateJob = (values: PgUpdateSetSource<typeof jobs>) =>
      this.#tenantDb.asService((tx) =>
        tx
          .update(jobs)
          .set(values)
          .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts))),
      );
    if (clockDependent.has(job.kind) && (await this.#clockError())) {
      // By the database's clock. This does not count as an attempt.
      const later = sql`now() + interval '10 minutes'`;
      await updateJob({ claimedAt: null, heartbeatAt: null, runAt: later, attempts: job.attempts - 1 });
      this.#log({ event: 'job-waits-for-clock', detail: job.kind });
      return;
    }
    const stopHeartbeat = startHeartbeat(() => updateJob({ heartbeatAt: sql`now()` }));
    const work = this.#handlers[job.kind];
    const { id, organization_id: organizationId, payload, progress } = job;
    const report = async (reached: Progress) => void (await updateJob({ progress: reached }));
    const jobContext = { id, organizationId, payload, progress, report };
    try {
      if (!work) throw new Error(`No work for job kind ${job.kind}`);
      await work(jobContext, this.#tenantDb);
      await updateJob({ doneAt: new Date() });
    } catch (error) {
      const detail = describeError(error);
      this.#log({ event: 'job-failed', detail: `${job.kind} | ${detail}` });
      const attempt = { attempts: job.attempts, askedAt: new Date(job.asked_ms) };
      const again = scheduleRetry(attempt, work?.retryForMs, new Date());
      if (!again) await work?.onAttemptsExhausted?.(jobContext, this.#tenantDb).catch(this.#logFailure);
      await updateJob(
        again
          ? { claimedAt: null, heartbeatAt: null, runAt: again, error: detail }
          : { failedAt: new Date(), error: detail },
      );
    } finally {
      stopHeartbeat();
    }
  }
}
