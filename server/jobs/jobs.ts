import { eq, sql } from 'drizzle-orm';
import type { Door } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/index.ts';
import { traceOf } from '../http/problems.ts';
import type { Log } from '../http/log.ts';

export interface Job<Payload = unknown> {
  id: number;
  organizationId: number | null;
  payload: Payload;
}

export type JobWork = (job: Job, door: Door) => Promise<void>;

const MOST_ATTEMPTS = 5;
const POLL_MS = 2000;
/** A claim older than this belongs to a process that died. */
const CLAIM_MINUTES = 5;

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
  #stopped = true;

  constructor(door: Door, work: Record<string, JobWork>, log: Log) {
    this.#door = door;
    this.#work = work;
    this.#log = log;
  }

  start(): void {
    this.#stopped = false;
    const turn = () => {
      this.#running = this.runDue()
        .catch((error: unknown) => this.#log({ event: 'jobs-failed', detail: traceOf(error) }))
        .finally(() => {
          if (!this.#stopped) this.#timer = setTimeout(turn, POLL_MS).unref();
        });
    };
    turn();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Runs everything that is due now; returns how many jobs were run. */
  async runDue(): Promise<number> {
    let done = 0;
    for (let job = await this.#claim(); job; job = await this.#claim()) {
      await this.#run(job);
      done++;
      if (this.#stopped && done > 1000) break;
    }
    return done;
  }

  async #claim() {
    const claimed = await this.#door.asService((tx) =>
      tx.execute<{ id: number; kind: string; organization_id: number | null; payload: object; attempts: number }>(sql`
        update jobs set claimed_at = now(), attempts = attempts + 1
        where id = (
          select id from jobs
          where done_at is null and failed_at is null and run_at <= now()
            and (claimed_at is null or claimed_at < now() - make_interval(mins => ${CLAIM_MINUTES}))
          order by run_at, id limit 1 for update skip locked)
        returning id::int, kind, organization_id, payload, attempts`),
    );
    return (
      claimed as {
        rows: { id: number; kind: string; organization_id: number | null; payload: object; attempts: number }[];
      }
    ).rows[0];
  }

  async #run(job: { id: number; kind: string; organization_id: number | null; payload: object; attempts: number }) {
    const finish = (values: Partial<typeof jobs.$inferInsert>) =>
      this.#door.asService((tx) => tx.update(jobs).set(values).where(eq(jobs.id, job.id)));
    try {
      const work = this.#work[job.kind];
      if (!work) throw new Error(`No work for job kind ${job.kind}`);
      await work({ id: job.id, organizationId: job.organization_id, payload: job.payload }, this.#door);
      await finish({ doneAt: new Date() });
    } catch (error) {
      const detail = traceOf(error);
      this.#log({ event: 'job-failed', detail: `${job.kind} | ${detail}` });
      const again = new Date(Date.now() + 2 ** job.attempts * 1000);
      await finish(
        job.attempts >= MOST_ATTEMPTS
          ? { failedAt: new Date(), error: detail }
          : { claimedAt: null, runAt: again, error: detail },
      );
    }
  }
}
