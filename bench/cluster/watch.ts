import { readFileSync, readdirSync } from 'node:fs';
import type { Cluster } from './cluster.ts';
import type { Tally } from './caller.ts';

const HEALTH_MS = 1000;
const LOCKS_MS = 5000;
const TICKS_A_SECOND = 100;

interface State extends Record<string, unknown> {
  /** What was left open, by process and statement. */
  which: string | null;
  idle: number;
  waiting: number;
  connections: number;
  advisory: number;
  stuck: number;
}

/**
 * Looks at the health that the proxy reports and at what the database's connections wait for, until it is stopped: no
 * transaction may stay open, nothing wait for a lock, and no job keep the claim of a dead process.
 */
export function watchCluster({ proxyPort, bare }: Cluster, tally: Tally) {
  const seen = { health: 0, connections: 0, looks: 0 };
  const checkHealth = async () => {
    seen.health++;
    const answer = await fetch(`http://127.0.0.1:${proxyPort}/api/healthcheck`).catch((error: Error) => error);
    if (answer instanceof Error || !answer.ok)
      tally.countFailure(`the health behind the proxy: ${answer instanceof Error ? answer.message : answer.status}`);
  };
  const checkLocks = async () => {
    const { rows } = await bare.query<State>(`
      select count(*) filter (where state like 'idle in transaction%' and state_change < now() - interval '5 seconds')::int as idle,
        count(*) filter (where wait_event_type = 'Lock' and query_start < now() - interval '5 seconds')::int as waiting,
        string_agg(application_name || ' ' || left(query, 80), '; ') filter (where state like 'idle in transaction%' and state_change < now() - interval '5 seconds') as which,
        count(*) filter (where backend_type = 'client backend')::int as connections,
        (select count(*)::int from pg_locks l join pg_stat_activity a using (pid)
          where l.locktype = 'advisory' and a.xact_start < now() - interval '10 seconds') as advisory,
        (select count(*)::int from jobs where done_at is null and failed_at is null and claimed_at is not null
          and coalesce(heartbeat_at, claimed_at) < now() - interval '60 seconds') as stuck
      from pg_stat_activity`);
    const state = rows[0]!;
    seen.looks++;
    seen.connections = Math.max(seen.connections, state.connections);
    for (const what of ['idle', 'waiting', 'advisory', 'stuck'] as const)
      if (state[what]) tally.countFailure(`left behind in the database: ${what} ${state[what]} ${state.which ?? ''}`);
  };
  const timers = [
    setInterval(() => void checkHealth(), HEALTH_MS),
    setInterval(
      () => void checkLocks().catch((error: Error) => tally.countFailure(`looking at the database: ${error.message}`)),
      LOCKS_MS,
    ),
  ];
  return { seen, stop: () => timers.forEach(clearInterval) };
}

/** Processor time in seconds of a process, with that of the ended ones it started. */
export function readProcessorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 15);
    return fields.reduce((sum, field) => sum + Number(field), 0) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

const readParent = (pid: string) => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    );
  } catch {
    return 0;
  }
};

/** Processor time of PostgreSQL: its main process and all that it started. */
export async function measureDatabase({ bare }: Cluster): Promise<number> {
  const { rows } = await bare.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = readParent(String(rows[0]!.pid));
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && readParent(pid) === main);
  return readProcessorTime(main) + children.reduce((sum, pid) => sum + readProcessorTime(Number(pid)), 0);
}
