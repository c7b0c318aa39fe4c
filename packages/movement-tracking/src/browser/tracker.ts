import type { TrackedFrame } from '../recording.ts';
import { createFrameReader } from './joints-found.ts';
import { listFiles, models, type Detail, type TrackedKind } from './models.ts';
import type { Detection, TrackingResponse, TrackingErrorCode, TrackingRequest } from './tracking-messages.ts';

/** Finds joints in pictures, in the order in which they are given. */
export interface Tracker {
  /** Joints in pixels of the picture, which is used up; `t` in seconds. Rejects with a `TrackingError`. */
  track: (picture: ImageBitmap, t: number) => Promise<TrackedFrame>;
  close: () => void;
}

/** Tracking cannot start or continue; the page shows a message for `why`. */
export class TrackingError extends Error {
  readonly why: TrackingErrorCode;
  constructor(why: TrackingErrorCode) {
    super(why);
    this.why = why;
  }
}

/** Starts the worker of a model, which fetches the model's files (`onProgress` gets 0 to 1) and then tracks. */
export async function openTracker(
  kind: TrackedKind,
  {
    signal,
    onProgress,
    detail = 'exact',
  }: { signal: AbortSignal; onProgress: (share: number) => void; detail?: Detail },
): Promise<Tracker> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('tracking-worker.ts', import.meta.url), { type: 'classic' });
  const close = () => worker.terminate();
  let fail: (problem: Error) => void = () => undefined;
  let finish: (found: Detection | null) => void = () => undefined;
  signal.addEventListener('abort', () => {
    close();
    fail(signal.reason as Error);
  });
  worker.addEventListener('error', () => fail(new TrackingError('notLoaded')));
  worker.addEventListener('message', ({ data }: MessageEvent<TrackingResponse>) => {
    if (data.is === 'progress') onProgress(data.share);
    else if (data.is === 'failed') fail(new TrackingError(data.why));
    else finish(data.is === 'found' ? data.found : null);
  });

  const order = (message: TrackingRequest, transfer: Transferable[] = []) =>
    new Promise<Detection | null>((resolve, reject) => {
      signal.throwIfAborted();
      fail = reject;
      finish = resolve;
      worker.postMessage(message, transfer);
    });

  const { folder } = models[kind];
  const files = listFiles(kind, detail);
  try {
    await order({ is: 'open', kind, detail, folder: new URL(`/${folder}`, globalThis.location.href).href, files });
  } catch (problem) {
    close();
    throw problem;
  }
  const framed = createFrameReader(kind);
  const look = async (picture: ImageBitmap, t: number) => {
    const size = { width: picture.width, height: picture.height };
    return framed((await order({ is: 'picture', picture }, [picture]))!, size, t);
  };
  // The model processes one picture at a time.
  let last: Promise<unknown> = Promise.resolve();
  return {
    close,
    track: (picture, t) => {
      const next = last.then(() => look(picture, t));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
