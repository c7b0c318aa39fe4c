import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { analyzePictures } from '@exer/movement-tracking/browser/capture/analyzePictures.ts';
import { capturePictures, type Capture } from '@exer/movement-tracking/browser/capture/capturePictures.ts';
import type { TrackedKind } from '@exer/movement-tracking/browser/models.ts';
import { TrackingError, type Tracker } from '@exer/movement-tracking/browser/tracker.ts';
import type { TrackingErrorCode } from '@exer/movement-tracking/browser/tracking-messages.ts';

/** Phase of a recording. `left` in seconds, `share` from 0 to 1. */
export type RecorderPhase =
  | { is: 'ready' }
  | { is: 'countdown'; left: number }
  | { is: 'recording'; left: number }
  | { is: 'analysing'; share: number }
  | { is: 'empty' }
  | { is: 'done'; recording: TrackedRecording };

interface Settings {
  kind: TrackedKind;
  tracker: Tracker | null;
  stream: MediaStream | null;
  video: RefObject<HTMLVideoElement | null>;
  /** Called when all frames are captured and the camera is no longer needed. */
  onCaptured: () => void;
  onFailed: (why: TrackingErrorCode) => void;
}

/** Length of a recording in seconds unless it is stopped before. */
export const RECORDED_SECONDS = 10;
const COUNTDOWN = 3;
/** With fewer frames nothing can be measured. */
const MIN_FRAMES = 10;

const ready: RecorderPhase = { is: 'ready' };

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resumed, left) => {
    setTimeout(resumed, milliseconds);
    signal.addEventListener('abort', () => left(signal.reason as Error));
  });
}

/** Counts down, captures frames, and tracks them afterwards, releasing each frame. */
export function useRecorder({ kind, tracker, stream, video, onCaptured, onFailed }: Settings) {
  const [phase, setPhase] = useState(ready);
  const running = useRef<AbortController | null>(null);
  const capture = useRef<Capture | null>(null);

  const letGo = useCallback(() => {
    running.current?.abort();
    running.current = null;
    capture.current?.discard();
    capture.current = null;
  }, []);
  const discard = () => {
    letGo();
    setPhase(ready);
  };
  useEffect(() => letGo, [letGo]);
  const needsCamera = phase.is === 'countdown' || phase.is === 'recording';
  useEffect(() => {
    if (!stream && needsCamera) letGo();
  }, [stream, needsCamera, letGo]);

  const keepPictures = async (shown: HTMLVideoElement, signal: AbortSignal) => {
    for (let left = COUNTDOWN; left > 0; left--) {
      setPhase({ is: 'countdown', left });
      await pause(1000, signal);
    }
    const startedAt = performance.now();
    const tick = () =>
      setPhase({ is: 'recording', left: RECORDED_SECONDS - Math.round((performance.now() - startedAt) / 1000) });
    capture.current = capturePictures(shown, RECORDED_SECONDS);
    tick();
    const ticking = setInterval(tick, 1000);
    const pictures = await capture.current.done;
    clearInterval(ticking);
    signal.throwIfAborted();
    return pictures;
  };

  const record = async () => {
    if (running.current || !video.current || !tracker) return;
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    try {
      const pictures = await keepPictures(video.current, signal);
      setPhase({ is: 'analysing', share: 0 });
      onCaptured();
      if (pictures.length < MIN_FRAMES) return setPhase({ is: 'empty' });
      const onProgress = (share: number) => {
        if (!signal.aborted) setPhase({ is: 'analysing', share: Math.floor(share * 100) / 100 });
      };
      const recording = await analyzePictures(pictures, tracker, { kind, signal, onProgress });
      setPhase({ is: 'done', recording });
    } catch (problem) {
      if (!running.current || running.current === control) setPhase(ready);
      if (signal.aborted) return;
      onFailed(problem instanceof TrackingError ? problem.why : 'broken');
    } finally {
      if (running.current === control) running.current = null;
    }
  };
  return { phase, record, stop: () => capture.current?.stop(), discard };
}
