import { uptime as osUptime } from 'node:os';
import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'drizzle-orm';
import { getToday } from '../../../domain/platform/calendar.ts';
import type { TenantDb } from '../db/tenant-context.ts';
import type { Log } from '../http/log.ts';

const CACHE_MS = 60_000;

/** The machine's clock and its uptime, which nobody can set, in milliseconds. */
interface Machine {
  clock: () => number;
  uptime: () => number;
}

const thisMachine: Machine = { clock: () => Date.now(), uptime: () => osUptime() * 1000 };

/** What the clock differs from by more than a day. */
export type ClockError = 'DATABASE' | 'START' | 'LAST_WORK';

interface DatabaseClock extends Record<string, unknown> {
  database_ms: number;
  worked_ms: number | null;
}

const isMoreThanADayApart = (one: number, other: number) => Math.abs(one - other) > millisecondsInDay;

/**
 * Detects a clock that jumped by more than a day: against the database, against the start of this process, or to
 * before work that is already done. Jobs that archive, bill or end something wait until the clock is right again.
 */
export class ClockGuard {
  readonly #tenantDb: TenantDb;
  readonly #log: Log;
  readonly #machine: Machine;
  /**
   * The day, `2026-11-23`, for which the operator confirms that the clock is right and that later work was done with a
   * wrong one.
   */
  readonly #confirmed: string | null;
  readonly #startedAt: number;
  #cached: { fault: ClockError | null; at: number } | undefined;

  constructor(tenantDb: TenantDb, log: Log, confirmed: string | null, machine: Machine = thisMachine) {
    this.#tenantDb = tenantDb;
    this.#log = log;
    this.#confirmed = confirmed;
    this.#machine = machine;
    this.#startedAt = machine.clock() - machine.uptime();
  }

  /** Why the clock cannot be trusted; null when it can. Cached for a minute, or until the clock jumps. */
  async error(): Promise<ClockError | null> {
    const { clock, uptime } = this.#machine;
    const known = this.#cached;
    const isStepped = isMoreThanADayApart(clock() - uptime(), this.#startedAt);
    if (known && uptime() - known.at < CACHE_MS && isStepped === (known.fault === 'START')) return known.fault;
    const fault = isStepped ? 'START' : await this.#compareWithDatabase(clock());
    this.#cached = { fault, at: uptime() };
    if (fault !== (known?.fault ?? null))
      this.#log(fault ? { event: 'clock-jumped', detail: fault } : { event: 'clock-right' });
    return fault;
  }

  async #compareWithDatabase(now: number): Promise<ClockError | null> {
    const found = await this.#tenantDb.asService((tx) =>
      tx.execute<DatabaseClock>(sql`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as database_ms,
          (select (extract(epoch from max(done_at)) * 1000)::float8 from jobs) as worked_ms`),
    );
    const { database_ms: database, worked_ms: worked } = (found as { rows: DatabaseClock[] }).rows[0]!;
    if (isMoreThanADayApart(now, database)) return 'DATABASE';
    if (worked === null || worked - now <= millisecondsInDay) return null;
    if (this.#confirmed !== getToday('UTC', new Date(now))) return 'LAST_WORK';
    await this.#tenantDb.asService((tx) =>
      tx.execute(sql`update jobs set done_at = clock_timestamp() where done_at > clock_timestamp()`),
    );
    return null;
  }
}
