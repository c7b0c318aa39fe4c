import { Worker } from 'node:worker_threads';
import { reportMessage } from '../../contract/reports/messages.ts';
import { serviceUnavailable, HttpError } from '../platform/http/http-error.ts';
import type { PrintJob, PrintResult } from './report-worker.ts';

/** A report that takes longer fails, and its worker is terminated. */
const TIMEOUT_MS = 13_000;
/** What a worker may need besides for its first report, to load. To end it while it loads would only begin that again. */
const START_MS = 20_000;
const MAX_WAITING = 12;
const MAX_PER_USER = 2;
const MAX_HEAP_MB = 512;

type Pdf = Uint8Array<ArrayBuffer>;

interface WaitingReport {
  job: PrintJob;
  userId: string;
  resolve(pdf: Pdf): void;
  reject(error: Error): void;
}

/** `stack` holds the stack frames only: the message of the original error may quote the report. */
function printError(reason: string, stack?: string): Error {
  const error = new Error(reason);
  if (stack) error.stack = stack;
  return error;
}

/**
 * Prints reports one at a time in a worker, so that other requests are answered meanwhile. The worker starts with the
 * first report. When it dies or times out, only its current report fails, and the next one gets a new worker.
 */
export class ReportPrinter {
  readonly #script: URL;
  readonly #timeoutMs: number;
  readonly #startMs: number;
  readonly #waiting: WaitingReport[] = [];
  #current: WaitingReport | undefined;
  #worker: Worker | undefined;

  constructor({
    script = new URL('start-report-worker.mjs', import.meta.url),
    timeoutMs = TIMEOUT_MS,
    startMs = START_MS,
  } = {}) {
    this.#script = script;
    this.#timeoutMs = timeoutMs;
    this.#startMs = startMs;
  }

  /** Throws 503 while too many reports wait, and 429 for a third report of one user at a time. */
  print(job: PrintJob, userId: string): Promise<Pdf> {
    if (this.#waiting.length >= MAX_WAITING) throw serviceUnavailable();
    const own = [this.#current, ...this.#waiting].filter((waiting) => waiting?.userId === userId);
    if (own.length >= MAX_PER_USER) throw new HttpError(429, reportMessage('reports.stillPrinting'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, userId, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const next = this.#current ? undefined : this.#waiting.shift();
    if (!next) return;
    this.#current = next;
    const allowedMs = this.#timeoutMs + (this.#worker ? 0 : this.#startMs);
    const worker = (this.#worker ??= this.#startWorker());
    const timer = setTimeout(() => this.#end(worker, printError('Printing a report timed out.')), allowedMs);
    const clearTimer = () => clearTimeout(timer);
    this.#current = {
      ...next,
      resolve: (pdf) => (clearTimer(), next.resolve(pdf)),
      reject: (error) => (clearTimer(), next.reject(error)),
    };
    worker.ref();
    worker.postMessage(next.job, []);
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.on('message', (result: PrintResult) => {
      const current = this.#takeCurrent(worker);
      if ('pdf' in result) current?.resolve(result.pdf);
      else current?.reject(printError('A report could not be printed.', result.stack));
      this.#next();
    });
    worker.on('error', (error) => this.#end(worker, printError('The report worker failed.', error.stack)));
    worker.on('exit', () => this.#end(worker, printError('The report worker exited.')));
    return worker;
  }

  /** Removes and returns the current report, if this worker is still the one in use. */
  #takeCurrent(worker: Worker): WaitingReport | undefined {
    if (worker !== this.#worker) return undefined;
    worker.unref();
    const current = this.#current;
    this.#current = undefined;
    return current;
  }

  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return;
    const current = this.#takeCurrent(worker);
    this.#worker = undefined;
    void worker.terminate();
    current?.reject(error);
    this.#next();
  }

  /** Terminates the worker; its current report fails. */
  close(): void {
    if (this.#worker) this.#end(this.#worker, printError('The report worker was closed.'));
  }
}
