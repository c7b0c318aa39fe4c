/** Longest gap that is filled, in seconds (ours). A swing takes twice as long, so no swing is invented. */
export const MAX_GAP_SECONDS = 0.2;

/** Fills short gaps by linear interpolation; longer gaps and those at the ends stay NaN. */
export function fillGaps(values: Float64Array, fps: number): Float64Array {
  const filled = values.slice();
  let last = -1;
  values.forEach((value, frame) => {
    if (Number.isNaN(value)) return;
    const gap = frame - last;
    if (last >= 0 && (gap - 1) / fps <= MAX_GAP_SECONDS) {
      const rise = (value - values[last]!) / gap;
      for (let step = 1; step < gap; step += 1) filled[last + step] = values[last]! + rise * step;
    }
    last = frame;
  });
  return filled;
}

/** The usual cutoff for joint trajectories in walking (Winter, Biomechanics and Motor Control of Human Movement). */
const CUTOFF_HZ = 6;
/** Two passes of a filter lower its cutoff, so each pass uses a higher one (Winter, for two passes). */
const TWO_PASS_CORRECTION = 0.802;
/** Largest cutoff as a share of the frame rate: a slow camera does not resolve 6 Hz. */
const MAX_SHARE_OF_RATE = 0.25;
const PADDING_SECONDS = 0.5;

/** Second-order Butterworth filter over `values`, in place, in one direction. */
function filterOnce(values: Float64Array, cutoff: number, fps: number, isBackwards: boolean): void {
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

/** Filters a segment. Its ends are padded by point reflection, which preserves a steady trend. */
function filterSegment(values: Float64Array, fps: number): Float64Array {
  const padding = Math.min(values.length - 1, Math.ceil(PADDING_SECONDS * fps));
  const last = values.length - 1;
  const padded = Float64Array.from({ length: values.length + 2 * padding }, (_, index) => {
    const at = index - padding;
    if (at < 0) return 2 * values[0]! - values[-at]!;
    return at > last ? 2 * values[last]! - values[2 * last - at]! : values[at]!;
  });
  const cutoff = Math.min(CUTOFF_HZ, MAX_SHARE_OF_RATE * fps) / TWO_PASS_CORRECTION;
  filterOnce(padded, cutoff, fps, false);
  filterOnce(padded, cutoff, fps, true);
  return padded.subarray(padding, padding + values.length);
}

/**
 * Zero-phase low-pass filter: fourth-order Butterworth of 6 Hz, applied forwards and backwards (Winter, Biomechanics
 * and Motor Control of Human Movement) to each segment without NaN. NaN stays NaN.
 */
export function lowPassFilter(values: Float64Array, fps: number): Float64Array {
  const smooth = values.slice();
  for (let from = 0; from < values.length; from += 1) {
    if (Number.isNaN(values[from]!)) continue;
    let to = from;
    while (to < values.length && !Number.isNaN(values[to]!)) to += 1;
    if (to - from > 3) smooth.set(filterSegment(values.slice(from, to), fps), from);
    from = to;
  }
  return smooth;
}

/** Neighbors on each side that a value is compared with, at thirty frames per second. */
const NEIGHBORS = 3;
const NEIGHBORS_AT = 30;
/** Standard deviations per median absolute deviation. */
const MAX_DEVIATIONS = 4;
const MAD_TO_DEVIATION = 1.4826;

function computeMedianInPlace(values: Float64Array, count: number): number {
  for (let index = 1; index < count; index += 1) {
    const value = values[index]!;
    let at = index;
    for (; at > 0 && values[at - 1]! > value; at -= 1) values[at] = values[at - 1]!;
    values[at] = value;
  }
  return count % 2 === 1 ? values[count >> 1]! : (values[(count >> 1) - 1]! + values[count >> 1]!) / 2;
}

/**
 * The frames with outliers (Hampel's identifier: Davies & Gather 1993, Journal of the American Statistical
 * Association): values farther from the median of their neighbors than four deviations and than `least`.
 */
export function findOutliers(values: Float64Array, fps: number, least: number): number[] {
  const stride = Math.max(1, Math.round(fps / NEIGHBORS_AT));
  const around = new Float64Array(2 * NEIGHBORS + 1);
  const spikes: number[] = [];
  for (let frame = 0; frame < values.length; frame += 1) {
    const value = values[frame]!;
    if (Number.isNaN(value)) continue;
    let [count, near] = [0, 0];
    for (let step = -NEIGHBORS; step <= NEIGHBORS; step += 1) {
      const neighbor = values[frame + step * stride] ?? Number.NaN;
      if (Number.isNaN(neighbor)) continue;
      around[count++] = neighbor;
      if (Math.abs(neighbor - value) <= least) near += 1;
    }
    // With most neighbors near, so is their median: skip the sorting.
    if (2 * near > count || count <= NEIGHBORS) continue;
    const median = computeMedianInPlace(around, count);
    const away = Math.abs(value - median);
    if (away <= least) continue;
    for (let index = 0; index < count; index += 1) around[index] = Math.abs(around[index]! - median);
    if (away > MAX_DEVIATIONS * MAD_TO_DEVIATION * computeMedianInPlace(around, count)) spikes.push(frame);
  }
  return spikes;
}

/** A local extremum: `at` may lie between two frames; `segment` counts the segments without NaN. */
export interface Extremum {
  kind: 'highest' | 'lowest';
  at: number;
  segment: number;
}

/** The vertex of the parabola through a frame and its neighbors. */
function interpolatePeak(values: Float64Array, frame: number): number {
  const [before, here, after] = [values[frame - 1]!, values[frame]!, values[frame + 1]!];
  const bend = before - 2 * here + after;
  return bend === 0 ? frame : frame + (before - after) / (2 * bend);
}

/**
 * The local extrema between which a signal changes by at least `least`, in order. The ends of a segment never count.
 */
export function findExtrema(values: Float64Array, least: number): Extremum[] {
  const points: Extremum[] = [];
  let segment = 0;
  for (let begin = 0; begin < values.length; begin += 1) {
    if (Number.isNaN(values[begin]!)) continue;
    let [highest, lowest] = [begin, begin];
    let seeking: Extremum['kind'] | null = null;
    let frame = begin;
    for (; frame < values.length && !Number.isNaN(values[frame]!); frame += 1) {
      const value = values[frame]!;
      if (value > values[highest]!) highest = frame;
      if (value < values[lowest]!) lowest = frame;
      const found = value < values[highest]! - least ? 'highest' : value > values[lowest]! + least ? 'lowest' : null;
      if (found === null || (seeking !== null && found !== seeking)) continue;
      const at = found === 'highest' ? highest : lowest;
      if (at > begin) points.push({ kind: found, at: interpolatePeak(values, at), segment });
      seeking = found === 'highest' ? 'lowest' : 'highest';
      [highest, lowest] = [frame, frame];
    }
    segment += 1;
    begin = frame;
  }
  return points;
}
