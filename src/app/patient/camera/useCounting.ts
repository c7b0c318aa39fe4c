import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { drawJoints } from '@exer/movement-tracking/browser/drawJoints.ts';
import { createBrightnessMeter } from '@exer/movement-tracking/browser/placement.ts';
import type { CameraPlan } from '@exer/movement-tracking/exercise/camera-plan.ts';
import {
  createSetCounter,
  type Hint,
  type SetProgress,
  type SetResult,
} from '@exer/movement-tracking/exercise/count-set.ts';
import type { OpenCamera } from './openCamera.ts';

/** What the patient is to change so that the camera can count. */
export type CameraHint = Hint | 'dark' | 'slow';

export interface Counting extends Omit<SetProgress, 'hint'> {
  hint: CameraHint | null;
}

const nothing: Counting = { reps: 0, seconds: 0, isHeld: false, share: null, hint: null, correction: null };

/** Mean brightness below which cameras show more noise than person. */
const DARK = 0.12;
/** Pictures a second below which fast repetitions may be missed, in the latest pictures. */
const SLOW = 8;
const LATEST = 24;
/** Longest side of the pictures that are looked at: the model itself looks at 256 pixels. */
const LOOKED_AT = 384;
/** A hint is shown once it has held for so many seconds, so that it does not flicker. */
const HINT_S = 0.8;

/** Waits for the next picture of the camera. */
const waitForPicture = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    // Firefox before 132 does not report pictures.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else globalThis.requestAnimationFrame(() => resolve());
  });

/** Whether the latest pictures came too slowly. */
function createPaceMeter() {
  const times: number[] = [];
  return (t: number): boolean => {
    times.push(t);
    if (times.length <= LATEST) return false;
    return t - times.shift()! > LATEST / SLOW;
  };
}

/** The camera's picture, in the size that is looked at. */
function takePicture(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LOOKED_AT / Math.max(videoWidth, videoHeight));
  return createImageBitmap(video, {
    resizeWidth: Math.round(videoWidth * scale),
    resizeHeight: Math.round(videoHeight * scale),
  });
}

/** Shows a hint only when it stays. */
function createHintHolder() {
  let [latest, since, shown]: [CameraHint | null, number, CameraHint | null] = [null, 0, null];
  return (hint: CameraHint | null, t: number) => {
    if (hint !== latest) [latest, since] = [hint, t];
    if (t - since >= HINT_S) shown = hint;
    return shown;
  };
}

interface Settings {
  camera: OpenCamera;
  plan: CameraPlan;
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The model does not go on. */
  onLost: () => void;
}

/**
 * Counts a set in the camera's pictures while it is mounted: each is looked at in a worker, and the next one taken when that
 * is over, so that the page stays free. `finish` answers what the set came to.
 */
export function useCounting({ camera, plan, video, canvas, onLost }: Settings) {
  const [counting, setCounting] = useState(nothing);
  const counter = useRef<ReturnType<typeof createSetCounter>>(undefined);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    let isOver = false;
    const holdHint = createHintHolder();
    const isSlowNow = createPaceMeter();
    const measureBrightness = createBrightnessMeter();
    const run = async (shown: HTMLVideoElement) => {
      shown.srcObject = camera.stream;
      await shown.play();
      const startedAt = performance.now();
      while (!isOver) {
        await waitForPicture(shown);
        const picture = await takePicture(shown);
        const { width, height } = picture;
        counter.current ??= createSetCounter(plan, { width, height });
        const t = (performance.now() - startedAt) / 1000;
        const frame = await camera.tracker.track(picture, t);
        if (isOver) return;
        const progress = counter.current.add(frame);
        const drawn = canvas.current;
        if (drawn) {
          if (drawn.width !== width || drawn.height !== height) Object.assign(drawn, { width, height });
          drawJoints(drawn, 'body', frame);
        }
        const isSlow = isSlowNow(t);
        const isDark = progress.hint !== null && measureBrightness(shown) < DARK;
        const hint = holdHint(isDark ? 'dark' : (progress.hint ?? (isSlow ? 'slow' : null)), t);
        setCounting({ ...progress, hint });
      }
    };
    if (video.current)
      run(video.current).catch(() => {
        if (!isOver) lost();
      });
    return () => {
      isOver = true;
    };
  }, [camera, plan, video, canvas]);
  const finish = useCallback((): SetResult | null => counter.current?.finish() ?? null, []);
  return { counting, finish };
}
