import type { Alignment } from '../align/alignment.ts';
import type { Trace } from './trace.ts';

/** The trace of another recording over the frames of the first: NaN where the other one is not recorded. */
export const alignedTrace = (trace: Trace, { frameOf, covers }: Alignment, frames: number): Trace =>
  trace.map((values) =>
    Float32Array.from({ length: frames }, (_, frame) => (covers(frame) ? values[frameOf(frame)]! : Number.NaN)),
  );
