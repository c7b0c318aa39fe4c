/** What the ways of joints in walking are usually filtered with (Winter, Biomechanics and Motor Control of Human Movement). */
const CUTOFF_HZ = 6;
/** Going over a signal twice narrows the filter: the cutoff of each pass is so much higher (Winter, for two passes). */
const TWO_PASSES = 0.802;
/** A slow camera does not resolve 6 Hz: at most this share of its frame rate. */
const MOST_OF_RATE = 0.25;
const PADDING_SECONDS = 0.5;

/** Second order Butterworth filter over `values`, in place, from one end to the other. */
function passOver(values: Float64Array, cutoff: number, fps: number, isBackwards: boolean): void {
  const w = Math.tan((Math.PI * cutoff) / fps);
  const a = w ** 2 / (1 + Math.SQRT2 * w + w ** 2);
  const b1 = 2 * a * (1 / w ** 2 - 1);
  const b2 = 1 - 4 * a - b1;
  const at = (index: number) => (isBackwards ? values.length - 1 - index : index);
  let [x1, x2] = [values[at(0)]!, values[at(0)]!];
  let [y1, y2] = [x1, x1];
  for (let index = 0; index < values.length; index += 1) {
    const x = values[at(index)]!;
    const y = a * (x + 2 * x1 + x2) + b1 * y1 + b2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    values[at(index)] = y;
  }
}

/** A stretch of values, filtered; its ends are mirrored through themselves, so that a steady course goes on. */
function filteredStretch(values: Float64Array, fps: number): Float64Array {
  const padding = Math.min(values.length - 1, Math.ceil(PADDING_SECONDS * fps));
  const last = values.length - 1;
  const padded = Float64Array.from({ length: values.length + 2 * padding }, (_, index) => {
    const at = index - padding;
    if (at < 0) return 2 * values[0]! - values[-at]!;
    return at > last ? 2 * values[last]! - values[2 * last - at]! : values[at]!;
  });
  const cutoff = Math.min(CUTOFF_HZ, MOST_OF_RATE * fps) / TWO_PASSES;
  passOver(padded, cutoff, fps, false);
  passOver(padded, cutoff, fps, true);
  return padded.subarray(padding, padding + values.length);
}

/**
 * Smooths a signal without delaying it: a fourth order Butterworth low-pass of 6 Hz, applied forwards and backwards (Winter,
 * Biomechanics and Motor Control of Human Movement), over each stretch without NaN. NaN stays NaN.
 */
export function lowPassed(values: Float64Array, fps: number): Float64Array {
  const smooth = values.slice();
  for (let from = 0; from < values.length; from += 1) {
    if (Number.isNaN(values[from]!)) continue;
    let to = from;
    while (to < values.length && !Number.isNaN(values[to]!)) to += 1;
    if (to - from > 3) smooth.set(filteredStretch(values.slice(from, to), fps), from);
    from = to;
  }
  return smooth;
}
