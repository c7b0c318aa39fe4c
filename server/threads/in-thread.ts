import { Worker, type Transferable } from 'node:worker_threads';

const MOST_HEAP_MB = 512;

/** A script that answers one message to the order that it is started with. */
interface Thread {
  script: URL;
  order: unknown;
  /** What is handed over with the order: the caller has it no longer. */
  handedOver: Transferable[];
  /** Longest that the thread may take. */
  timeLimitMs: number;
  /** What it does, as the subject of a sentence. */
  named: string;
}

/**
 * The answer of a thread of its own, so that requests are answered meanwhile; the thread and all its memory are let go of
 * afterwards. Throws when it dies or takes too long, never with words of what it was given.
 */
export function inThread<Answer>({ script, order, handedOver, timeLimitMs, named }: Thread): Promise<Answer> {
  const worker = new Worker(script, {
    workerData: order,
    transferList: handedOver,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  return new Promise<Answer>((answered, failed) => {
    const late = setTimeout(() => failed(new Error(`The thread that ${named} took too long.`)), timeLimitMs);
    worker.once('message', answered);
    worker.once('error', () => failed(new Error(`The thread that ${named} failed.`)));
    worker.once('exit', () => {
      clearTimeout(late);
      failed(new Error(`The thread that ${named} ended.`));
    });
  }).finally(() => void worker.terminate());
}
