import { useEffect, useState, type RefObject } from 'react';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import { brightnessMeter } from '../../../src/tracking/brightnessMeter.ts';
import { drawJoints } from '../../../src/tracking/drawJoints.ts';
import type { TrackedKind } from '../../../src/tracking/models.ts';
import { placementOf, type Placement } from '../../../src/tracking/placement.ts';
import { TrackingProblem, type Tracker } from '../../../src/tracking/tracker.ts';
import type { TrackingFailure } from '../../../src/tracking/tracking-messages.ts';

interface Settings {
  kind: TrackedKind;
  tracker: Tracker | null;
  stream: MediaStream | null;
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** While pictures are kept, the machine has more to do than to draw. */
  isRecording: boolean;
  onFailed: (why: TrackingFailure) => void;
}

/** What the last pictures show. */
interface Live {
  placement: Placement | null;
  /** The last picture alone. */
  recording: TrackedRecording | null;
}

/** Pictures in a row that say the same before the hint changes. */
const SAME = 3;
/** Milliseconds between two values that are shown, so that they can be read. */
const READABLE = 300;
/** While recording, how many times longer than a look the machine is left to keep pictures. */
const RESTING = 4;
const nothing: Live = { placement: null, recording: null };
const pause = (milliseconds: number) => new Promise((resumed) => setTimeout(resumed, milliseconds));

/** Draws the joints over the camera's picture as fast as they are found, and answers what they come to. */
export function useLiveJoints({ kind, tracker, stream, video, canvas, isRecording, onFailed }: Settings): Live {
  const [live, setLive] = useState(nothing);
  useEffect(() => {
    if (!tracker || !stream) return;
    const control = new AbortController();
    const { signal } = control;
    let [last, same]: [Placement | null, number] = [null, 0];
    const brightness = brightnessMeter();
    let told = 0;
    const tell = (recording: TrackedRecording) => {
      if (performance.now() - told < READABLE) return;
      told = performance.now();
      setLive((before) => ({ ...before, recording }));
    };
    const judge = (now: Placement) => {
      same = now === last ? same + 1 : 1;
      last = now;
      if (same === SAME) setLive((before) => ({ ...before, placement: now }));
    };
    const look = async (shown: HTMLVideoElement, over: HTMLCanvasElement) => {
      // There may be no picture yet, or none any more.
      const picture = await createImageBitmap(shown).catch(() => null);
      if (!picture) return;
      const frame = await tracker.track(picture, 0);
      if (signal.aborted) return;
      const [width, height] = [shown.videoWidth, shown.videoHeight];
      if (over.width !== width || over.height !== height) Object.assign(over, { width, height });
      drawJoints(over, kind, frame);
      tell({ kind, width, height, frames: [frame] });
      judge(placementOf(kind, { frame, width, height, brightness: brightness(shown) }));
    };
    const go = async () => {
      while (!signal.aborted) {
        const [shown, over] = [video.current, canvas.current];
        const isShown = shown && over && shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
        const begun = performance.now();
        if (isShown) await look(shown, over);
        const took = performance.now() - begun;
        await pause(isRecording ? Math.max(200, RESTING * took) : isShown ? 0 : 50);
      }
    };
    go().catch((problem: unknown) => {
      if (!signal.aborted) onFailed(problem instanceof TrackingProblem ? problem.why : 'broken');
    });
    return () => control.abort();
  }, [kind, tracker, stream, video, canvas, isRecording, onFailed]);
  return stream && tracker ? live : nothing;
}
