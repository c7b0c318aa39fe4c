import { drawJoints } from '@exer/movement-tracking/browser/drawJoints.ts';
import { createBrightnessMeter } from '@exer/movement-tracking/browser/placement.ts';
import type { CameraPlan } from '@exer/movement-tracking/exercise/camera-plan.ts';
import { createSetCounter, type SetProgress, type SetResult } from '@exer/movement-tracking/exercise/count-set.ts';
import { createHintHolder, createPaceMeter, type CameraHint } from './cameraHints.ts';
import type { OpenCamera } from './openCamera.ts';

export interface Counting extends Omit<SetProgress, 'hint'> {
  hint: CameraHint | null;
}

/** Mean brightness below which cameras show more noise than person. */
const DARK = 0.12;
/** Longest side of the pictures that are looked at: the model itself looks at 256 pixels. */
const LOOKED_AT = 384;

/** Waits for the next picture of the camera. */
const waitForPicture = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    // Firefox before 132 does not report pictures.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else globalThis.requestAnimationFrame(() => resolve());
  });

/** The camera's picture, in the size that is looked at. */
function takePicture(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LOOKED_AT / Math.max(videoWidth, videoHeight));
  return createImageBitmap(video, {
    resizeWidth: Math.round(videoWidth * scale),
    resizeHeight: Math.round(videoHeight * scale),
  });
}

interface Settings {
  camera: OpenCamera;
  plan: CameraPlan;
  video: HTMLVideoElement;
  /** Shows the joints that were found. */
  canvas: HTMLCanvasElement;
  onCounting: (counting: Counting) => void;
  /** The camera or the model does not go on. */
  onLost: () => void;
}

/**
 * Counts a set in the camera's pictures until it is stopped: each is looked at in a worker, one after the other, so that the
 * page stays free. `finish` stops, and answers what the set came to.
 */
export function watchCamera({ camera, plan, video, canvas, onCounting, onLost }: Settings) {
  const control = new AbortController();
  const { signal } = control;
  const [holdHint, isSlowNow, measureBrightness] = [createHintHolder(), createPaceMeter(), createBrightnessMeter()];
  let counter: ReturnType<typeof createSetCounter> | undefined;
  const run = async () => {
    video.srcObject = camera.stream;
    await video.play();
    const startedAt = performance.now();
    const takeNext = async () => {
      await waitForPicture(video);
      return { picture: await takePicture(video), t: (performance.now() - startedAt) / 1000 };
    };
    let next = takeNext();
    while (!signal.aborted) {
      const { picture, t } = await next;
      const { width, height } = picture;
      counter ??= createSetCounter(plan, { width, height });
      const looked = camera.tracker.track(picture, t);
      // Taken meanwhile, so that the worker need not wait for it; a fault of it is met in the next round.
      next = takeNext();
      next.catch(() => undefined);
      const frame = await looked;
      if (signal.aborted) break;
      const progress = counter.add(frame);
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      drawJoints(canvas, 'body', frame);
      const isSlow = isSlowNow(t);
      const isDark = progress.hint !== null && measureBrightness(video) < DARK;
      const hint = holdHint(isDark ? 'dark' : (progress.hint ?? (isSlow ? 'slow' : null)), t);
      onCounting({ ...progress, hint });
    }
    (await next).picture.close();
  };
  const lose = () => {
    if (!signal.aborted) onLost();
  };
  // Unplugged, or taken by another app.
  for (const track of camera.stream.getTracks()) track.addEventListener('ended', lose, { signal });
  run().catch(lose);
  const stop = () => control.abort();
  const finish = (): SetResult | null => {
    stop();
    return counter?.finish() ?? null;
  };
  return { stop, finish };
}
