import { traceable, type Trace, type Tracer } from '../../../domain/replay/angles/trace.ts';
import type { TracedAngle } from '../../../domain/replay/angles/traced-angles.ts';
import type { LoadingRecording, Recording } from '../../../domain/replay/recording.ts';

/** Measured at once: some milliseconds of work, so that the page goes on meanwhile. */
const SLICE = 1000;

/**
 * Measures an angle over a recording in the pauses of the page, as far as the recording has arrived, and goes on when more of it
 * does. `onMore` is called after each part; `stop` ends it.
 */
export function traceOver(
  recording: Recording | LoadingRecording,
  tracer: Tracer,
  angle: TracedAngle,
  onMore: () => void,
): { trace: Trace; stop: () => void } {
  const trace = tracer.empty(angle);
  let measured = 0;
  let ticket: ReturnType<typeof setTimeout> | undefined;
  function goOn(): void {
    ticket = undefined;
    const ready = 'ready' in recording ? recording.ready() : recording.frames;
    const to = Math.min(traceable(ready, recording.frames), measured + SLICE);
    if (to <= measured) return;
    tracer.measure(angle, trace, measured, to);
    measured = to;
    onMore();
    ticket = setTimeout(goOn);
  }
  const unwatch = 'ready' in recording ? recording.watchReady(() => (ticket ??= setTimeout(goOn))) : undefined;
  ticket = setTimeout(goOn);
  return {
    trace,
    stop: () => {
      clearTimeout(ticket);
      unwatch?.();
    },
  };
}
