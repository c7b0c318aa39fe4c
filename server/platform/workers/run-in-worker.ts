import { Worker, type Transferable } from 'node:worker_threads';

const MAX_HEAP_MB = 512;

/** A script that answers with one message. */
interface WorkerTask {
  script: URL;
  workerData: unknown;
  /** Transferred to the worker: the caller can no longer use it. */
  transferList: Transferable[];
  timeoutMs: number;
  /** For error messages. */
  name: string;
}

/**
 * Runs a script in a worker of its own, so that requests are answered meanwhile and its memory is freed afterwards.
 * Rejects when the worker dies or times out, without quoting its input.
 */
export function runInWorker<Answer>({
  script,
  workerData,
  transferList,
  timeoutMs,
  name,
}: WorkerTask): Promise<Answer> {
  const worker = new Worker(script, {
    workerData,
    transferList,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return new Promise<Answer>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`Worker "${name}" timed out after ${timeoutMs} ms.`)), timeoutMs);
    worker.once('message', resolve);
    worker.once('error', () => reject(new Error(`Worker "${name}" failed.`)));
    worker.once('exit', () => {
      clearTimeout(timeout);
      reject(new Error(`Worker "${name}" exited without a result.`));
    });
  }).finally(() => void worker.terminate());
}
