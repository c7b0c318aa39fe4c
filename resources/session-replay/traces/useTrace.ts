import { useEffect, useMemo, useState } from 'react';
import {
  alignTrace,
  createTracer,
  type Trace,
  type Tracer,
  countTraceableFrames,
} from '../../../domain/session-replay/trace.ts';
import type { TracedAngle } from '@exer/gait-analysis/angles/traced-angles.ts';
import type { Alignment } from '../../../domain/session-replay/alignment.ts';
import type { LoadingRecording, Recording } from '@exer/pose-log/recording.ts';
import { sideColours } from '@exer/pose-log/skeleton.ts';
import type { DrawnLine } from './drawTraces.ts';

/** Frames measured at a time: a few milliseconds, so that the page stays responsive. */
const SLICE = 1000;

/**
 * Measures an angle over the loaded part of a recording in idle time, and continues as more is loaded. `onMore` is
 * called after each part; `stop` ends it.
 */
function computeTrace(
  recording: Recording | LoadingRecording,
  tracer: Tracer,
  angle: TracedAngle,
  onMore: () => void,
): { trace: Trace; stop: () => void } {
  const trace = tracer.empty(angle);
  let measured = 0;
  let ticket: ReturnType<typeof setTimeout> | undefined;
  function measureMore(): void {
    ticket = undefined;
    const ready = 'ready' in recording ? recording.ready() : recording.frames;
    const to = Math.min(countTraceableFrames(ready, recording.frames), measured + SLICE);
    if (to <= measured) return;
    tracer.measure(angle, trace, measured, to);
    measured = to;
    onMore();
    ticket = setTimeout(measureMore);
  }
  const unwatch = 'ready' in recording ? recording.watchReady(() => (ticket ??= setTimeout(measureMore))) : undefined;
  ticket = setTimeout(measureMore);
  return {
    trace,
    stop: () => {
      clearTimeout(ticket);
      unwatch?.();
    },
  };
}

/** A recording with its angle measurement. */
export interface TraceData {
  recording: Recording | LoadingRecording;
  tracer: Tracer;
}

/** Creates the measurement of a recording once. */
export function useTraceData(recording: Recording): TraceData;
export function useTraceData(recording: Recording | null): TraceData | null;
export function useTraceData(recording: Recording | null): TraceData | null {
  return useMemo(() => recording && { recording, tracer: createTracer(recording) }, [recording]);
}

/** The measured part of an angle: a new object after each part, so that it renders by part and not by frame. */
function useTrace(traced: TraceData | null, angle: TracedAngle): { trace: Trace } | null {
  const [measured, setMeasured] = useState<{ trace: Trace } | null>(null);
  useEffect(() => {
    if (!traced) return;
    const over = computeTrace(traced.recording, traced.tracer, angle, () => setMeasured({ trace: over.trace }));
    return over.stop;
  }, [traced, angle]);
  return traced && measured;
}

/** The other recording and its alignment. */
export interface ComparedTrace {
  traced: TraceData;
  alignment: Alignment;
}

/** Lines of an angle over the frames of both recordings; null until part of it is measured. */
export function useTraceLines(traced: TraceData, beside: ComparedTrace | null, angle: TracedAngle): DrawnLine[] | null {
  const own = useTrace(traced, angle);
  const other = useTrace(beside?.traced ?? null, angle);
  const alignment = beside?.alignment ?? null;
  const { frames } = traced.recording;
  return useMemo(() => {
    const buildLines = (trace: Trace, isOther: boolean) =>
      trace.map((values, line) => ({ values, colour: sideColours[angle.lines[line]!.side], isOther }));
    const aligned = other && alignment && alignTrace(other.trace, alignment, frames);
    return own && [...buildLines(own.trace, false), ...(aligned ? buildLines(aligned, true) : [])];
  }, [own, other, alignment, frames, angle]);
}
