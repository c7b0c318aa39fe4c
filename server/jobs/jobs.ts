import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Door } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/index.ts';
import { traceOf } from '../http/problems.ts';
import type { Log } from '../http/log.ts';
import { beating } from './heartbeat.ts';

/** How far long work has come. */
export interface Progress {
  done: number;
  total: number;
}

export interface Job<Payload = unknown> {
  id: number;
  organizationId: number | null;
  payload: Payload;
  /** What an earlier run, which died or failed, has reported. */
  progress: Progress | null;
  /** Keeps how far the work has come, for whoever waits for it. */
  report(progress: Progress): Promise<void>;
}

export type JobWork = (job: Job, door: Door) => Promise<void>;

interface Claimed extends Record<string, unknown> {
  id: number;
  kind: string;
  organization_id: number | null;
  payload: object;
  progress: Progress | null;
  /** Tells this claim from a later one of the same job. */
  attempts: number;
}

const MOST_ATTEMPTS = 5;
const POLL_MS = 2000;
/** A claim that has been quiet for so long belongs to a process that died. */
const QUIET_SECONDS = 30;

/** Enqueues in the caller's transaction: the job exists if and only if the work that asked for it was committed. */
export async function enqueue(
  tx: Tx,
  kind: string,
  organizationId: number | null,
  payload: object,
  runAt?: Date,
): Promise<void> {
  await tx.insert(jobs).values({ kind, organizationId, payload, ...(runAt && { runAt }) });
}

/** Runs due jobs one after the other. Any number of processes may; each job is claimed by one. */
export class Jobs {
  readonly #door: Door;
  readonly #work: Record<string, JobWork>;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopping = false;
  readonly #failed = (error: unknown) => this.#log({ event: 'jobs-failed', detail: traceOf(error) });

  constructor(door: Door, work: Record<string, JobWork>, log: Log) {
    this.#door = door;
    this.#work = work;
    this.#log = log;
  }

  start(): void {
    const turn = () => {
      this.#running = this.runDue()
        .catch(this.#failed)
        .finally(() => {
          if (!this.#stopping) this.#timer = setTimeout(turn, POLL_MS).unref();
        });
    };
    this.#running = this.#releaseClaims().catch(this.#failed).then(turn);
  }

  /** Waits for the job under way; what else is due is left to the next process. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** A data directory of PGlite belongs to one process: whatever is claimed there was claimed by one that has died. */
  async #releaseClaims(): Promise<void> {
    if (this.#door.kind !== 'pglite') return;
    await this.#door.asService((tx) =>
      tx
        .update(jobs)
        .set({ claimedAt: null, heartbeatAt: null })
        .where(and(isNull(jobs.doneAt), isNull(jobs.failedAt))),
    );
  }

  /** Runs everything that is due now; returns how many jobs were run. */
  async runDue(): Promise<number> {
    let done = 0;
    for (let job = await this.#claim(); job; job = await this.#claim()) {
      await this.#run(job);
      done++;
    }
    return done;
  }

  async #claim(): Promise<Claimed | undefined> {
    if (this.#stopping) return undefined;
    const claimed = await this.#door.asService((tx) =>
      tx.execute<Claimed>(sql`
        update jobs set claimed_at = now(), heartbeat_at = now(), attempts = attempts + 1
        where id = (
          select id from jobs
          where done_at is null and failed_at is null and run_at <= now()
            and (claimed_at is null or coalesce(heartbeat_at, claimed_at) < now() - make_interval(secs => ${QUIET_SECONDS}))
          order by run_at, id limit 1 for update skip locked)
        returning id::int, kind, organization_id, payload, progress, attempts`),
    );
    return (claimed as { rows: Claimed[] }).rows[0];
  }

  async #run(job: Claimed) {
    // Whoever was thought dead and has lost the job changes nothing of it any more.
    const keep = (values: PgUpdateSetSource<typeof jobs>) =>
      this.#door.asService((tx) =>
        tx
          .update(jobs)
          .set(values)
          .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts))),
      );
    const rest = beating(() => keep({ heartbeatAt: sql`now()` }));
    try {
      const work = this.#work[job.kind];
      if (!work) throw new Error(`No work for job kind ${job.kind}`);
      const { id, organization_id: organizationId, payload, progress } = job;
      const report = async (reached: Progress) => void (await keep({ progress: reached }));
      await work({ id, organizationId, payload, progress, report }, this.#door);
      await keep({ doneAt: new Date() });
    } catch (error) {
      const detail = traceOf(error);
      this.#log({ event: 'job-failed', detail: `${job.kind} | ${detail}` });
      const again = new Date(Date.now() + 2 ** job.attempts * 1000);
      await keep(
        job.attempts >= MOST_ATTEMPTS
          ? { failedAt: new Date(), error: detail }
          : { claimedAt: null, heartbeatAt: null, runAt: again, error: detail },
      );
    } finally {
      rest();
    }
  }
}
