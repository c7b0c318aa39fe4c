import { uptime } from 'node:os';
import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'drizzle-orm';
import { todayIn } from '../../domain/calendar.ts';
import type { Door } from '../db/door.ts';
import type { Log } from '../http/log.ts';

const KEPT_MS = 60_000;

/** What of the machine tells the time, in milliseconds: its clock, and how long it has run, which nobody sets. */
interface Machine {
  clock: () => number;
  running: () => number;
}

const thisMachine: Machine = { clock: () => Date.now(), running: () => uptime() * 1000 };

/** What the clock is more than a day away from. */
export type ClockFault = 'DATABASE' | 'START' | 'LAST_WORK';

interface Seen extends Record<string, unknown> {
  database_ms: number;
  worked_ms: number | null;
}

const isFar = (one: number, other: number) => Math.abs(one - other) > millisecondsInDay;

/**
 * Notices a clock that jumped by more than a day: against the database's, against the start of this process, or to a time before
 * work that was done already. What archives, bills or ends things waits until it is right again.
 */
export class ClockGuard {
  readonly #door: Door;
  readonly #log: Log;
  readonly #machine: Machine;
  /** The day, `2026-11-23`, for which the operator says that the clock is right and earlier work was of a wrong one. */
  readonly #confirmed: string | null;
  readonly #startedAt: number;
  #known: { fault: ClockFault | null; at: number } | undefined;

  constructor(door: Door, log: Log, confirmed: string | null, machine: Machine = thisMachine) {
    this.#door = door;
    this.#log = log;
    this.#confirmed = confirmed;
    this.#machine = machine;
    this.#startedAt = machine.clock() - machine.running();
  }

  /** What is the matter with the clock; null for nothing. Asked anew when the last answer is a minute old, or was of another time. */
  async fault(): Promise<ClockFault | null> {
    const { clock, running } = this.#machine;
    const known = this.#known;
    const isStepped = isFar(clock() - running(), this.#startedAt);
    if (known && running() - known.at < KEPT_MS && isStepped === (known.fault === 'START')) return known.fault;
    const fault = isStepped ? 'START' : await this.#againstDatabase(clock());
    this.#known = { fault, at: running() };
    if (fault !== (known?.fault ?? null))
      this.#log(fault ? { event: 'clock-jumped', detail: fault } : { event: 'clock-right' });
    return fault;
  }

  async #againstDatabase(now: number): Promise<ClockFault | null> {
    const found = await this.#door.asService((tx) =>
      tx.execute<Seen>(sql`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as database_ms,
          (select (extract(epoch from max(done_at)) * 1000)::float8 from jobs) as worked_ms`),
    );
    const { database_ms: database, worked_ms: worked } = (found as { rows: Seen[] }).rows[0]!;
    if (isFar(now, database)) return 'DATABASE';
    if (worked === null || worked - now <= millisecondsInDay) return null;
    if (this.#confirmed !== todayIn('UTC', new Date(now))) return 'LAST_WORK';
    await this.#door.asService((tx) =>
      tx.execute(sql`update jobs set done_at = clock_timestamp() where done_at > clock_timestamp()`),
    );
    return null;
  }
}
