import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Door } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/index.ts';
import { traceOf } from '../http/problems.ts';
import type { Log } from '../http/log.ts';
import { claimNext, releaseClaims, type Claimed } from './claims.ts';
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

export interface JobWork {
  (job: Job, door: Door): Promise<void>;
  /** For how long, in milliseconds since it was asked for, a job that fails is tried again; without it five times. */
  triedFor?: number;
  /** Leaves word of a job whose last attempt has failed. */
  givenUp?: (job: Job, door: Door) => Promise<void>;
}

/** What archives, bills or ends things by the day or the hour: not done while the clock cannot be right. */
const byTheClock = new Set(['new-day', 'rtm-recount', 'rtm-author-clock', 'sweep-files', 'tidy-up']);

const MOST_ATTEMPTS = 5;
const LONGEST_WAIT_MS = 3_600_000;
const POLL_MS = 2000;

/** When a job that has failed is tried again, after twice as long each time and at most an hour; null after its last attempt. */
export function nextAttempt(
  { attempts, askedAt }: { attempts: number; askedAt: Date },
  triedFor: number | undefined,
  now: Date,
): Date | null {
  const next = now.getTime() + Math.min(2 ** attempts * 1000, LONGEST_WAIT_MS);
  const isLast = triedFor === undefined ? attempts >= MOST_ATTEMPTS : next > askedAt.getTime() + triedFor;
  return isLast ? null : new Date(next);
}

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
  readonly #clockFault: () => Promise<string | null>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopping = false;
  readonly #failed = (error: unknown) => this.#log({ event: 'jobs-failed', detail: traceOf(error) });

  /** `clockFault` says what is the matter with the clock, if anything is. */
  constructor(
    door: Door,
    work: Record<string, JobWork>,
    log: Log,
    clockFault: () => Promise<string | null> = async () => null,
  ) {
    this.#clockFault = clockFault;
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
    this.#running = releaseClaims(this.#door).catch(this.#failed).then(turn);
  }

  /** Waits for the job under way; what else is due is left to the next process. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#running;
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
    return this.#stopping ? undefined : claimNext(this.#door);
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
    if (byTheClock.has(job.kind) && (await this.#clockFault())) {
      // By the database's clock; it has not been tried.
      const later = sql`now() + interval '10 minutes'`;
      await keep({ claimedAt: null, heartbeatAt: null, runAt: later, attempts: job.attempts - 1 });
      this.#log({ event: 'job-waits-for-clock', detail: job.kind });
      return;
    }
    const rest = beating(() => keep({ heartbeatAt: sql`now()` }));
    const work = this.#work[job.kind];
    const { id, organization_id: organizationId, payload, progress } = job;
    const report = async (reached: Progress) => void (await keep({ progress: reached }));
    const told = { id, organizationId, payload, progress, report };
    try {
      if (!work) throw new Error(`No work for job kind ${job.kind}`);
      await work(told, this.#door);
      await keep({ doneAt: new Date() });
    } catch (error) {
      const detail = traceOf(error);
      this.#log({ event: 'job-failed', detail: `${job.kind} | ${detail}` });
      const asked = { attempts: job.attempts, askedAt: new Date(job.asked_ms) };
      const again = nextAttempt(asked, work?.triedFor, new Date());
      if (!again) await work?.givenUp?.(told, this.#door).catch(this.#failed);
      await keep(
        again
          ? { claimedAt: null, heartbeatAt: null, runAt: again, error: detail }
          : { failedAt: new Date(), error: detail },
      );
    } finally {
      rest();
    }
  }
}
