import { Worker, type Transferable } from 'node:worker_threads';

const MAX_HEAP_MB = 512;
/** For so long a worker without work waits for more: to load its modules takes longer than to read most recordings. */
const KEEP_MS = 10_000;

/** A script that answers each message with one. */
interface WorkerTask {
  script: URL;
  message: unknown;
  /** Transferred to the worker: the caller can no longer use it. */
  transferList: Transferable[];
  timeoutMs: number;
  /** For error messages. */
  name: string;
}

/** Workers without work, one for each script, and what ends them. */
const idle = new Map<string, { worker: Worker; ending: NodeJS.Timeout }>();

/** Removes the listeners of the last task; a worker has others of its own, which must stay. */
function forgetListeners(worker: Worker): Worker {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  return worker;
}

function takeWorker(script: URL): Worker {
  const kept = idle.get(script.href);
  if (!kept) return new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
  idle.delete(script.href);
  clearTimeout(kept.ending);
  kept.worker.ref();
  return forgetListeners(kept.worker);
}

function keepWorker(script: URL, worker: Worker): void {
  if (idle.has(script.href)) return void worker.terminate();
  const end = () => {
    // By now another one may be kept.
    if (idle.get(script.href)?.worker === worker) idle.delete(script.href);
    clearTimeout(ending);
    void worker.terminate();
  };
  const ending = setTimeout(end, KEEP_MS).unref();
  idle.set(script.href, { worker, ending });
  // One that fails without work would end the process if nobody listened.
  forgetListeners(worker).once('error', end).once('exit', end).unref();
}

/**
 * Runs a script in a worker, so that requests are answered meanwhile; its memory is freed soon after. Rejects when the worker
 * dies or times out, without quoting its input.
 */
export async function runInWorker<Answer>({
  script,
  message,
  transferList,
  timeoutMs,
  name,
}: WorkerTask): Promise<Answer> {
  const worker = takeWorker(script);
  let timeout: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const fail = (how: string) => () => reject(new Error(`Worker "${name}" ${how}.`));
      timeout = setTimeout(fail(`timed out after ${timeoutMs} ms`), timeoutMs);
      worker.once('error', fail('failed')).once('exit', fail('exited without a result'));
      worker.once('message', (answer: Answer) => {
        // Now and not after a promise: of a worker that answers as it dies, the end follows at once.
        keepWorker(script, worker);
        resolve(answer);
      });
      worker.postMessage(message, transferList);
    });
  } catch (error) {
    // An answer that comes after its time limit must not keep a worker that is being ended.
    worker.removeAllListeners('message');
    void worker.terminate();
    throw error;
  } finally {
    clearTimeout(timeout);
  }
}
