import { Worker } from 'node:worker_threads';
import { busy, Refusal } from '../http/refusal.ts';
import type { PrintOrder, Printed } from './report-worker.ts';

/** Longest that one report is laid out before its thread is given up. */
const TIME_LIMIT_MS = 13_000;
const MOST_WAITING = 12;
const MOST_A_PERSON = 2;
const MOST_HEAP_MB = 512;

type Pdf = Uint8Array<ArrayBuffer>;

interface Waiting {
  order: PrintOrder;
  person: string;
  printed(pdf: Pdf): void;
  failed(error: Error): void;
}

/** `trace` are the frames of the fault; its message may quote the report, so nobody keeps it. */
function fault(reason: string, trace?: string): Error {
  const error = new Error(reason);
  if (trace) error.stack = trace;
  return error;
}

/**
 * Prints reports one after the other in a thread of its own, so that other requests are answered meanwhile. The thread
 * starts with the first report; one that dies or takes too long fails its report alone, and the next gets a new one.
 */
export class ReportPrinter {
  readonly #script: URL;
  readonly #timeLimitMs: number;
  readonly #waiting: Waiting[] = [];
  #current: Waiting | undefined;
  #worker: Worker | undefined;

  constructor({ script = new URL('start-report-worker.mjs', import.meta.url), timeLimitMs = TIME_LIMIT_MS } = {}) {
    this.#script = script;
    this.#timeLimitMs = timeLimitMs;
  }

  /** The PDF. Refuses with 503 while too many wait, with 429 for a third report of one person at a time. */
  print(order: PrintOrder, person: string): Promise<Pdf> {
    if (this.#waiting.length >= MOST_WAITING) throw busy();
    const own = [this.#current, ...this.#waiting].filter((waiting) => waiting?.person === person);
    if (own.length >= MOST_A_PERSON) throw new Refusal(429, 'Your other reports are still being made.');
    return new Promise((printed, failed) => {
      this.#waiting.push({ order, person, printed, failed });
      this.#next();
    });
  }

  #next(): void {
    const next = this.#current ? undefined : this.#waiting.shift();
    if (!next) return;
    this.#current = next;
    const worker = (this.#worker ??= this.#started());
    const late = setTimeout(() => this.#end(worker, fault('A report took too long.')), this.#timeLimitMs);
    const over = () => clearTimeout(late);
    this.#current = {
      ...next,
      printed: (pdf) => (over(), next.printed(pdf)),
      failed: (error) => (over(), next.failed(error)),
    };
    worker.ref();
    worker.postMessage(next.order, []);
  }

  #started(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    worker.on('message', (answer: Printed) => {
      const current = this.#settled(worker);
      if ('pdf' in answer) current?.printed(answer.pdf);
      else current?.failed(fault('A report could not be laid out.', answer.fault));
      this.#next();
    });
    worker.on('error', (error) => this.#end(worker, fault('The thread of reports failed.', error.stack)));
    worker.on('exit', () => this.#end(worker, fault('The thread of reports ended.')));
    return worker;
  }

  /** The report that the thread was at, if the thread is still the one in use. */
  #settled(worker: Worker): Waiting | undefined {
    if (worker !== this.#worker) return undefined;
    worker.unref();
    const current = this.#current;
    this.#current = undefined;
    return current;
  }

  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return;
    const current = this.#settled(worker);
    this.#worker = undefined;
    void worker.terminate();
    current?.failed(error);
    this.#next();
  }

  /** Lets go of the thread; a report under way fails. */
  close(): void {
    if (this.#worker) this.#end(this.#worker, fault('The thread of reports was closed.'));
  }
}
