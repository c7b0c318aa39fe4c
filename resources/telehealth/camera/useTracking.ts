import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { TrackedKind } from '@exer/movement-tracking/browser/models.ts';
import { openTracker, TrackingError, type Tracker } from '@exer/movement-tracking/browser/tracker.ts';
import type { TrackingErrorCode } from '@exer/movement-tracking/browser/tracking-messages.ts';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { createBrightnessMeter, evaluatePlacement, type Placement } from '@exer/movement-tracking/browser/placement.ts';
import { drawJoints } from '@exer/movement-tracking/browser/drawJoints.ts';

interface TrackerState {
  tracker: Tracker | null;
  /** Progress of loading the model, 0 to 1. */
  share: number;
  failure: TrackingErrorCode | null;
}
const notLoaded: TrackerState = { tracker: null, share: 0, failure: null };

/** The tracker of a page, loaded when it is first `wanted`, and again on `retry` after an error. */
export function useTracker(kind: TrackedKind, wanted: boolean) {
  const [state, setState] = useState(notLoaded);
  const [attempt, setAttempt] = useState(0);
  const [isWanted, setWanted] = useState(false);
  if (wanted && !isWanted) setWanted(true);
  useEffect(() => {
    if (!isWanted) return;
    const control = new AbortController();
    const updateState = (part: Partial<TrackerState>) => {
      if (!control.signal.aborted) setState((before) => ({ ...before, ...part }));
    };
    // A progress bar needs only hundredths.
    const onProgress = (share: number) => updateState({ share: Math.floor(share * 100) / 100 });
    openTracker(kind, { signal: control.signal, onProgress }).then(
      (tracker) => updateState({ tracker }),
      (problem: unknown) => updateState({ failure: problem instanceof TrackingError ? problem.why : 'broken' }),
    );
    return () => control.abort();
  }, [kind, isWanted, attempt]);
  const fail = useCallback((why: TrackingErrorCode) => setState({ ...notLoaded, failure: why }), []);
  const retry = () => {
    setState(notLoaded);
    setAttempt((before) => before + 1);
  };
  return { ...state, fail, retry };
}

interface Settings {
  kind: TrackedKind;
  tracker: Tracker | null;
  stream: MediaStream | null;
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Recording leaves less time for drawing. */
  isRecording: boolean;
  onFailed: (why: TrackingErrorCode) => void;
}

/** Hint from the last frames. */
interface Live {
  placement: Placement | null;
  /** The last frame. */
  recording: TrackedRecording | null;
}

/** Consecutive frames with the same hint before it changes. */
const SAME = 3;
/** Milliseconds between shown values, so that they are readable. */
const READABLE = 300;
/** While recording, the pause between detections as a multiple of their duration. */
const RESTING = 4;
const nothingSeen: Live = { placement: null, recording: null };
const pause = (milliseconds: number) => new Promise((resumed) => setTimeout(resumed, milliseconds));

/** Draws detected joints over the camera picture and returns hint and frame. */
export function useLiveJoints({ kind, tracker, stream, video, canvas, isRecording, onFailed }: Settings): Live {
  const [live, setLive] = useState(nothingSeen);
  useEffect(() => {
    if (!tracker || !stream) return;
    const control = new AbortController();
    const { signal } = control;
    let [last, same]: [Placement | null, number] = [null, 0];
    const brightness = createBrightnessMeter();
    let updatedAt = 0;
    const tell = (recording: TrackedRecording) => {
      if (performance.now() - updatedAt < READABLE) return;
      updatedAt = performance.now();
      setLive((before) => ({ ...before, recording }));
    };
    const updatePlacement = (now: Placement) => {
      same = now === last ? same + 1 : 1;
      last = now;
      if (same === SAME) setLive((before) => ({ ...before, placement: now }));
    };
    const look = async (shown: HTMLVideoElement, over: HTMLCanvasElement) => {
      // The camera may have no picture.
      const picture = await createImageBitmap(shown).catch(() => null);
      if (!picture) return;
      const frame = await tracker.track(picture, 0);
      if (signal.aborted) return;
      const [width, height] = [shown.videoWidth, shown.videoHeight];
      if (over.width !== width || over.height !== height) Object.assign(over, { width, height });
      drawJoints(over, kind, frame);
      tell({ kind, width, height, frames: [frame] });
      updatePlacement(evaluatePlacement(kind, { frame, width, height, brightness: brightness(shown) }));
    };
    const go = async () => {
      while (!signal.aborted) {
        const [shown, over] = [video.current, canvas.current];
        const isShown = shown && over && shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
        const startedAt = performance.now();
        if (isShown) await look(shown, over);
        const took = performance.now() - startedAt;
        await pause(isRecording ? Math.max(200, RESTING * took) : isShown ? 0 : 50);
      }
    };
    go().catch((problem: unknown) => {
      if (!signal.aborted) onFailed(problem instanceof TrackingError ? problem.why : 'broken');
    });
    return () => control.abort();
  }, [kind, tracker, stream, video, canvas, isRecording, onFailed]);
  return stream && tracker ? live : nothingSeen;
}
