import type { EventEmitter } from 'node:events';
import { describeError } from './error-response.ts';

export interface LogLine {
  event: string;
  requestId?: string;
  /** The pattern of the route, never the actual path: paths contain ids and codes. */
  route?: string;
  status?: number;
  ms?: number;
  actor?: string;
  organization?: number;
  /** The client's address (of IPv6 its network), where a request was refused: who tries what may be blocked there. */
  address?: string;
  /** Class and stack of an error; never values of a record. */
  detail?: string;
}

export type Log = (line: LogLine) => void;

const FLUSH_MS = 20;
let buffer = '';
let flushTimer: NodeJS.Timeout | undefined;

function flush(): void {
  clearTimeout(flushTimer);
  flushTimer = undefined;
  if (buffer) process.stdout.write(buffer);
  buffer = '';
}
process.once('exit', flush);

/**
 * Writes one JSON line per event to standard output. The type restricts lines to ids and patterns. Lines are buffered
 * for at most 20 ms.
 */
export const jsonLog: Log = (line) => {
  buffer += `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`;
  flushTimer ??= setTimeout(flush, FLUSH_MS);
};

/**
 * An unhandled rejection is logged and the server continues. After an uncaught exception the state is unknown, so the
 * server finishes its open requests and stops with code 1.
 */
export function handleUncaughtErrors(events: EventEmitter, log: Log, stop: (code: number) => Promise<void>): void {
  events.on('unhandledRejection', (reason) => log({ event: 'unhandled-rejection', detail: describeError(reason) }));
  events.on('uncaughtException', (error) => {
    log({ event: 'uncaught-exception', detail: describeError(error) });
    void stop(1);
  });
}
