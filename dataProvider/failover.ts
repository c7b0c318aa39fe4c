import { HEALTHCHECK_PAUSE_MS, HEALTHCHECK_TRIES } from '../contract/platform/limits.ts';
import { isProblem } from '../contract/platform/error.ts';

/** Base addresses of the provider API in order of preference; the first is our own (API-03, API-63, OPEN-041). */
interface Bases {
  current: string;
  failover: string[];
  /** Healthchecks are only tried with a valid session (API-62, OPEN-040). */
  hasSession: boolean;
}

const bases: Bases = { current: '/api', failover: [], hasSession: false };

export const getCurrentBase = (): string => bases.current;

/** Sets the failover bases from the configuration of the page. */
export function configureFailover(failover: readonly string[]): void {
  bases.current = '/api';
  bases.failover = [...failover];
}

export function setSessionValid(valid: boolean): void {
  bases.hasSession = valid;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function isReachable(base: string): Promise<boolean> {
  try {
    await fetch(`${base}/healthcheck`, { credentials: 'include', headers: { 'X-Background': '1' } });
    return true;
  } catch {
    return false;
  }
}

/** Up to 3 healthchecks, 200 ms apart (API-61). */
async function isBlocked(base: string): Promise<boolean> {
  for (let attempt = 0; attempt < HEALTHCHECK_TRIES; attempt++) {
    if (attempt > 0) await wait(HEALTHCHECK_PAUSE_MS);
    if (await isReachable(base)) return false;
  }
  return true;
}

/**
 * Runs `attempt` against the current base. After a status 0 with a valid session it asks whether the network blocks
 * us; if so the next base takes over and the call is repeated once against it (OPEN-041). A write is repeated only
 * when it carries an Idempotency-Key, so that nothing is written twice (U1).
 */
export async function withFailover(
  attempt: (base: string) => Promise<unknown>,
  { mayRepeat, aborted }: { mayRepeat: boolean; aborted: () => boolean },
): Promise<unknown> {
  const base = bases.current;
  const answer = await attempt(base);
  if (!isProblem(answer) || answer.status !== 0 || aborted() || !bases.hasSession) return answer;
  if (!(await isBlocked(base))) return answer;
  if (bases.current === base) {
    const next = bases.failover.shift();
    if (next === undefined) return answer;
    bases.current = next.replace(/\/$/, '');
  }
  return mayRepeat ? attempt(bases.current) : answer;
}
