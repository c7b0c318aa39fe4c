import { useEffect, useMemo, useState } from 'react';
import { alignedTrace } from '../../../domain/replay/angles/aligned-trace.ts';
import { createTracer, type Trace, type Tracer } from '../../../domain/replay/angles/trace.ts';
import type { TracedAngle } from '../../../domain/replay/angles/traced-angles.ts';
import type { Alignment } from '../../../domain/replay/align/alignment.ts';
import type { LoadingRecording, Recording } from '../../../domain/replay/recording.ts';
import { sideColours } from '../../../domain/replay/skeleton.ts';
import type { DrawnLine } from './drawTraces.ts';
import { traceOver } from './traceOver.ts';

/** A recording with what measures its angles. */
export interface Traced {
  recording: Recording | LoadingRecording;
  tracer: Tracer;
}

/** What measures the angles of a recording: made once for it. */
export function useTraced(recording: Recording): Traced;
export function useTraced(recording: Recording | null): Traced | null;
export function useTraced(recording: Recording | null): Traced | null {
  return useMemo(() => recording && { recording, tracer: createTracer(recording) }, [recording]);
}

/** What has been measured of an angle: another object after each part, so that it is rendered by parts and not by frames. */
function useTrace(traced: Traced | null, angle: TracedAngle): { trace: Trace } | null {
  const [measured, setMeasured] = useState<{ trace: Trace } | null>(null);
  useEffect(() => {
    if (!traced) return;
    const over = traceOver(traced.recording, traced.tracer, angle, () => setMeasured({ trace: over.trace }));
    return over.stop;
  }, [traced, angle]);
  return traced && measured;
}

/** A recording that is looked at beside another one, and how it lies there. */
export interface TracedBeside {
  traced: Traced;
  alignment: Alignment;
}

/** The lines of an angle over the frames of a recording, and of the one beside it; null until some of it is measured. */
export function useTraceLines(traced: Traced, beside: TracedBeside | null, angle: TracedAngle): DrawnLine[] | null {
  const own = useTrace(traced, angle);
  const other = useTrace(beside?.traced ?? null, angle);
  const alignment = beside?.alignment ?? null;
  const { frames } = traced.recording;
  return useMemo(() => {
    const linesOf = (trace: Trace, isOther: boolean) =>
      trace.map((values, line) => ({ values, colour: sideColours[angle.lines[line]!.side], isOther }));
    const aligned = other && alignment && alignedTrace(other.trace, alignment, frames);
    return own && [...linesOf(own.trace, false), ...(aligned ? linesOf(aligned, true) : [])];
  }, [own, other, alignment, frames, angle]);
}
