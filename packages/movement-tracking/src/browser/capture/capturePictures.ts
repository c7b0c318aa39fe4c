import type { EncodedPicture } from './picture-worker.ts';

/**
 * Calls with every picture of a camera's video that the browser shows, and the milliseconds at which the camera took it.
 * Without word of the camera's clock, with that of the video. Ends when the answered function is called.
 */
function watchPictures(video: HTMLVideoElement, onPicture: (milliseconds: number) => void): () => void {
  let isOver = false;
  let shown = -1;
  const nextFrame = () => {
    if (isOver) return;
    if (video.currentTime !== shown) {
      shown = video.currentTime;
      onPicture(shown * 1000);
    }
    globalThis.requestAnimationFrame(nextFrame);
  };
  const next: VideoFrameRequestCallback = (_now, { captureTime, mediaTime }) => {
    if (isOver) return;
    video.requestVideoFrameCallback(next);
    onPicture(captureTime ?? mediaTime * 1000);
  };
  // Firefox before 132 does not tell of pictures.
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(next);
  else globalThis.requestAnimationFrame(nextFrame);
  return () => {
    isOver = true;
  };
}

/** One picture, compressed, and the milliseconds at which the camera took it. */
export interface CapturedPicture {
  jpeg: ArrayBuffer;
  milliseconds: number;
}

export interface Capture {
  /** Ends early and keeps what there is. */
  stop: () => void;
  /** Ends and keeps nothing. */
  discard: () => void;
  /** The pictures in order; none after `discard`. */
  done: Promise<CapturedPicture[]>;
}

/** Maximum memory of a capture in bytes. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Maximum number of uncompressed pictures in memory; further ones are dropped. */
const MOST_WAITING = 8;

/** Captures every picture of the video for `seconds`, compressed in a worker. */
export function capturePictures(video: HTMLVideoElement, seconds: number): Capture {
  const worker = new Worker(new URL('picture-worker.ts', import.meta.url), { type: 'module' });
  const kept: CapturedPicture[] = [];
  const times: number[] = [];
  let [waiting, bytes, isOver] = [0, 0, false];
  let end: (pictures: CapturedPicture[]) => void = () => undefined;
  const done = new Promise<CapturedPicture[]>((resolve) => {
    end = resolve;
  });

  const finish = () => {
    if (!isOver || waiting > 0) return;
    worker.terminate();
    end(kept);
  };
  const stop = () => {
    isOver = true;
    unwatch();
    clearTimeout(limit);
    finish();
  };
  const discard = () => {
    isOver = true;
    unwatch();
    clearTimeout(limit);
    worker.terminate();
    end([]);
  };
  worker.addEventListener('error', discard);
  worker.addEventListener('message', ({ data }: MessageEvent<EncodedPicture>) => {
    const milliseconds = times.shift()!;
    if (data) kept.push({ jpeg: data, milliseconds });
    waiting -= 1;
    bytes += data?.byteLength ?? 0;
    if (bytes > MOST_BYTES) stop();
    else finish();
  });

  const unwatch = watchPictures(video, (milliseconds) => {
    if (waiting >= MOST_WAITING) return;
    waiting += 1;
    void createImageBitmap(video).then(
      (picture) => {
        times.push(milliseconds);
        worker.postMessage(picture, [picture]);
      },
      () => {
        waiting -= 1;
        finish();
      },
    );
  });
  const limit = setTimeout(stop, seconds * 1000);
  return { stop, discard, done };
}
