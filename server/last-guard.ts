import type { EventEmitter } from 'node:events';
import { traceOf } from './http/problems.ts';
import type { Log } from './http/log.ts';

/**
 * The last guard of a process. A rejection that nobody waited for is logged and the server goes on: no request under way ends
 * because of it. After an exception that nobody caught its state is unknown, so it answers what is under way and stops with code 1.
 */
export function guardProcess(events: EventEmitter, log: Log, stop: (code: number) => Promise<void>): void {
  events.on('unhandledRejection', (reason) => log({ event: 'unhandled-rejection', detail: traceOf(reason) }));
  events.on('uncaughtException', (error) => {
    log({ event: 'uncaught-exception', detail: traceOf(error) });
    void stop(1);
  });
}
