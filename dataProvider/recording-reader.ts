import { createReceiver, type RecordingMessage } from './recording-messages.ts';
import { readRecording, type ReadingEnd, type ReadJob, type ReadingEvent } from './recording-reading.ts';

/** Reads a recording, wherever that is done; answers how it ended. */
export type ReadRecording = (order: ReadJob, report: (event: ReadingEvent) => void) => Promise<ReadingEnd>;

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('recording-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // Not in every browser, and not where tests run.
    return null;
  }
}

function readInWorker(worker: Worker, { url, ...order }: ReadJob, report: (event: ReadingEvent) => void) {
  const receive = createReceiver(order.kind, report);
  return new Promise<ReadingEnd>((ended) => {
    worker.addEventListener('message', function heard({ data }: MessageEvent<RecordingMessage>) {
      if (data.is !== 'end') return receive(data);
      worker.removeEventListener('message', heard);
      ended(data.end);
    });
    // To the worker, an address would be relative to its script.
    const base = globalThis.location.href;
    const whole = URL.canParse(url, base) ? new URL(url, base).href : url;
    worker.postMessage({ ...order, url: whole } satisfies ReadJob, []);
  });
}

/**
 * Starts a worker that reads recordings until the signal ends it, so that the page answers its user meanwhile. Where there
 * is none, or its script does not come, the page reads in small bites.
 */
export function startReader(signal: AbortSignal): ReadRecording {
  const readInPage: ReadRecording = (order, report) => readRecording(order, report, { signal, isPage: true });
  const worker = startWorker();
  if (!worker) return readInPage;
  const ended = new Promise<'interrupted'>((interrupted) => {
    signal.addEventListener('abort', () => {
      worker.terminate();
      interrupted('interrupted');
    });
  });
  const failed = new Promise<'failed'>((resolve) => {
    worker.addEventListener('error', () => resolve('failed'));
  });
  return async (order, report) => {
    let isHeard = false;
    const end = await Promise.race([
      readInWorker(worker, order, (event) => {
        isHeard = true;
        report(event);
      }),
      ended,
      failed,
    ]);
    if (end !== 'failed') return end;
    return isHeard ? 'interrupted' : readInPage(order, report);
  };
}
