import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../contract/problem.ts';
import { busy, Refusal } from './refusal.ts';

/** PostgreSQL's code of an error, looked for through the layers that wrap it. */
export function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** Name of the constraint that a write broke. */
export function databaseConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
]);

/** What the database's client says of a connection that it could not get, in words alone. */
const UNREACHABLE_WORDS = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Connection terminated unexpectedly',
]);

function saysUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (UNREACHABLE_WORDS.has(at.message)) return true;
  return false;
}

/** What a caller may know of a failure. Nothing of the database's own words leaves the server. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const code = databaseCode(error);
  switch (code) {
    case '23505':
      return new Refusal(409, 'That already exists.');
    case '23503':
      return new Refusal(422, 'That refers to something that does not exist.');
    case '23514':
      return new Refusal(409, 'That change is not allowed any more.');
    case '22003':
    case '22008':
      return new Refusal(400, 'A number or date is out of range.');
    // Row-level security refused a write: to the caller the record is not there (A1, A2).
    case '42501':
      return new Refusal(404, 'Not found.');
    case '57014':
      return new Refusal(503, 'That took too long. Please try again.');
    case '40001':
    case '40P01':
      return new Refusal(503, 'Too many changes at once. Please try again.');
  }
  if ((code && UNREACHABLE.has(code)) || saysUnreachable(error)) return busy();
  return null;
}

/** Where a fault arose, without its message: messages of database faults quote values. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 4);
  return [
    error.name,
    databaseCode(error),
    ...frames.map((line) => line.trim().replace(/\(.*\/((?:[^/]+\/){0,2}[^/]+)\)/, '($1)')),
  ]
    .filter(Boolean)
    .join(' | ');
}

export function answerProblem(c: Context, refusal: Refusal, requestId: string): Response {
  if (refusal.status === 503 || refusal.status === 429) c.header('Retry-After', String(refusal.retryAfter));
  const problem: Problem = { message: refusal.message, status: refusal.status, requestId, ...refusal.extra };
  return c.json(problem, refusal.status as ContentfulStatusCode);
}
