import type { TrackedRecording } from '../../tracked.ts';
import type { TrackedKind } from '../models.ts';
import type { Tracker } from '../tracker.ts';
import type { KeptPicture } from './capturePictures.ts';
import { steadySides } from './steadySides.ts';

const isSame = (one: ArrayBuffer, other: ArrayBuffer | undefined): boolean => {
  if (one.byteLength !== other?.byteLength) return false;
  const [left, right] = [new Uint8Array(one), new Uint8Array(other)];
  return left.every((byte, at) => byte === right[at]);
};

/**
 * Tracks kept pictures one after the other; each is let go once it is tracked. `onProgress` hears the share that is done.
 * A picture that a camera delivered twice counts once: a tremor would look slower in it, at a rate that seems sufficient. Pictures
 * of another size than the first, of a device that was turned over, are left out: their places cannot be compared.
 * Rejects with the signal's reason, or with a `TrackingProblem`.
 */
export async function analysePictures(
  pictures: KeptPicture[],
  tracker: Tracker,
  { kind, signal, onProgress }: { kind: TrackedKind; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<TrackedRecording> {
  const recording: TrackedRecording = { kind, width: 0, height: 0, frames: [] };
  const [count, begin] = [pictures.length, pictures[0]?.milliseconds ?? 0];
  let before: ArrayBuffer | undefined;
  let done = 0;
  try {
    for (let kept = pictures.shift(); kept; kept = pictures.shift()) {
      signal.throwIfAborted();
      done += 1;
      onProgress(done / count);
      if (isSame(kept.jpeg, before)) continue;
      before = kept.jpeg;
      const picture = await createImageBitmap(new Blob([kept.jpeg], { type: 'image/jpeg' }));
      const { width, height } = picture;
      if (recording.width === 0) Object.assign(recording, { width, height });
      if (width !== recording.width || height !== recording.height) {
        picture.close();
        continue;
      }
      recording.frames.push(await tracker.track(picture, (kept.milliseconds - begin) / 1000));
    }
  } finally {
    pictures.length = 0;
  }
  return kind === 'hands' ? steadySides(recording) : recording;
}
