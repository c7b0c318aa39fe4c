import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../../contract/platform/error.ts';
import { serviceMessage } from '../../../contract/platform/messages.ts';
import { serviceUnavailable, HttpError } from './http-error.ts';
import type { Log } from './log.ts';

/** The SQLSTATE or system code of an error, searched along its causes. */
export function findDatabaseErrorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** The constraint that a write violated. */
export function findViolatedConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

const UNREACHABLE_CODES = new Set([
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

/** The driver reports some connection failures by message only. */
const UNREACHABLE_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Connection terminated unexpectedly',
]);

function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (UNREACHABLE_MESSAGES.has(at.message)) return true;
  return false;
}

/** What the caller may know about an error. Messages of the database never leave the server. */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  const code = findDatabaseErrorCode(error);
  switch (code) {
    case '23505':
      return new HttpError(409, serviceMessage('service.alreadyExists'));
    case '23503':
      return new HttpError(422, serviceMessage('service.unknownReference'));
    case '23514':
      return new HttpError(409, serviceMessage('service.changeNotAllowed'));
    case '22003':
    case '22008':
      return new HttpError(400, serviceMessage('service.outOfRange'));
    // Row-level security rejected a write: for the caller the record does not exist (A1, A2).
    case '42501':
      return new HttpError(404, serviceMessage('service.notFound'));
    case '57014':
      return new HttpError(503, serviceMessage('service.timeout'));
    case '40001':
    case '40P01':
      return new HttpError(503, serviceMessage('service.tooManyChanges'));
  }
  if ((code && UNREACHABLE_CODES.has(code)) || isUnreachable(error)) return serviceUnavailable();
  return null;
}

/** Name, code and stack of an error, without its message: database messages quote values. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 4);
  return [
    error.name,
    findDatabaseErrorCode(error),
    ...frames.map((line) => line.trim().replace(/\(.*\/((?:[^/]+\/){0,2}[^/]+)\)/, '($1)')),
  ]
    .filter(Boolean)
    .join(' | ');
}

export function sendError(c: Context, refusal: HttpError, requestId: string): Response {
  if (refusal.status === 503 || refusal.status === 429) c.header('Retry-After', String(refusal.retryAfter));
  const problem: Problem = { message: refusal.message, status: refusal.status, requestId, ...refusal.extra };
  return c.json(problem, refusal.status as ContentfulStatusCode);
}

/** Answers the errors of routes that are no calls. Hono would print them with their messages. */
export const createErrorHandler =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const requestId = randomUUID();
    const known = toHttpError(error);
    c.header('X-Request-Id', requestId);
    const response = sendError(c, known ?? new HttpError(500, serviceMessage('service.failed')), requestId);
    log({
      event: 'request',
      requestId,
      route: `${c.req.method} ${routePath(c)}`,
      status: response.status,
      ...(!known && { detail: describeError(error) }),
    });
    return response;
  };
