/** Longest gap that is bridged, in seconds (ours): a swing takes twice as long, so that no swing is made up. */
export const LONGEST_BRIDGE = 0.2;

/** Values with their short gaps filled by straight lines; longer ones, and those at the ends, stay NaN. */
export function bridged(values: Float64Array, fps: number): Float64Array {
  const filled = values.slice();
  let last = -1;
  values.forEach((value, frame) => {
    if (Number.isNaN(value)) return;
    const gap = frame - last;
    if (last >= 0 && (gap - 1) / fps <= LONGEST_BRIDGE) {
      const rise = (value - values[last]!) / gap;
      for (let step = 1; step < gap; step += 1) filled[last + step] = values[last]! + rise * step;
    }
    last = frame;
  });
  return filled;
}
