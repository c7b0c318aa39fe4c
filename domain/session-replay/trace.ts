import { type Posture, readPosture } from '@exer/gait-analysis/angles/posture.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import { createSideViewReader, VIEW_FRAMES } from '@exer/gait-analysis/angles/side-view.ts';
import type { AngleLine, TracedAngle } from '@exer/gait-analysis/angles/traced-angles.ts';
import type { Alignment } from './alignment.ts';

/** A body that turns round is seen obliquely for a moment: from this share of its frames on the reader is told (ours). */
const OBLIQUE_SHARE = 0.1;

/** An angle over the frames of a recording: for each of its lines the degrees frame by frame, NaN where not measured. */
export type Trace = readonly Float32Array[];

/** Number of frames whose angles are final while a recording is loading: the view of a frame depends on those around it. */
export const countTraceableFrames = (ready: number, frames: number): number =>
  ready < frames ? Math.max(0, ready - VIEW_FRAMES) : frames;

/** The angle of one frame; NaN where it was not seen, or beyond what the joint can be bent to. */
function measureDegrees({ measure: angleOf, limits: [least, greatest] }: AngleLine, posture: Posture): number {
  const degrees = angleOf(posture);
  return degrees >= least && degrees <= greatest ? degrees : Number.NaN;
}

/** Measures angles of one recording, any number of frames at a time. */
export function createTracer(recording: Recording) {
  const viewAt = createSideViewReader(recording);
  /** Frames of which a sagittal angle was measured, and those of them that were seen obliquely. */
  let [seen, oblique] = [0, 0];
  return {
    empty: ({ lines }: TracedAngle): Trace => lines.map(() => new Float32Array(recording.frames).fill(Number.NaN)),
    /** Whether the body was seen so far off its side, and for so long, that angles of the sagittal plane may be other than shown. */
    isOblique: () => oblique > OBLIQUE_SHARE * seen,
    /** From the frame `from` up to, and without, `to`. */
    measure({ isSagittal, lines }: TracedAngle, trace: Trace, from: number, to: number): void {
      for (let frame = from; frame < to; frame += 1) {
        const view = isSagittal ? viewAt(frame) : null;
        if (isSagittal && !view) continue;
        if (view) seen += 1;
        if (view?.isOblique) oblique += 1;
        const posture = readPosture(recording, frame, view?.direction);
        lines.forEach((line, place) => {
          trace[place]![frame] = measureDegrees(line, posture);
        });
      }
    },
  };
}

export type Tracer = ReturnType<typeof createTracer>;

/** The trace of another recording over the frames of the first: NaN where the other one is not recorded. */
export const alignTrace = (trace: Trace, { frameOf, covers }: Alignment, frames: number): Trace =>
  trace.map((values) =>
    Float32Array.from({ length: frames }, (_, frame) => (covers(frame) ? values[frameOf(frame)]! : Number.NaN)),
  );
