/** Neighbours on each side that a value is held against, at thirty frames a second. */
const NEIGHBOURS = 3;
const NEIGHBOURS_AT = 30;
/** Standard deviations by the median absolute deviation. */
const MOST_DEVIATIONS = 4;
const DEVIATION_OF_MEDIAN = 1.4826;

function medianOf(values: Float64Array, count: number): number {
  for (let index = 1; index < count; index += 1) {
    const value = values[index]!;
    let at = index;
    for (; at > 0 && values[at - 1]! > value; at -= 1) values[at] = values[at - 1]!;
    values[at] = value;
  }
  return count % 2 === 1 ? values[count >> 1]! : (values[(count >> 1) - 1]! + values[count >> 1]!) / 2;
}

/**
 * Which frames hold a value that jumps away from its neighbours and back (Hampel's identifier: Davies & Gather 1993, Journal
 * of the American Statistical Association): farther from their median than four of their deviations and than `least`.
 */
export function spikesIn(values: Float64Array, fps: number, least: number): number[] {
  const stride = Math.max(1, Math.round(fps / NEIGHBOURS_AT));
  const around = new Float64Array(2 * NEIGHBOURS + 1);
  const spikes: number[] = [];
  for (let frame = 0; frame < values.length; frame += 1) {
    const value = values[frame]!;
    if (Number.isNaN(value)) continue;
    let [count, near] = [0, 0];
    for (let step = -NEIGHBOURS; step <= NEIGHBOURS; step += 1) {
      const neighbour = values[frame + step * stride] ?? Number.NaN;
      if (Number.isNaN(neighbour)) continue;
      around[count++] = neighbour;
      if (Math.abs(neighbour - value) <= least) near += 1;
    }
    // With most of them near, so is their median: it need not be sought.
    if (2 * near > count || count <= NEIGHBOURS) continue;
    const median = medianOf(around, count);
    const away = Math.abs(value - median);
    if (away <= least) continue;
    for (let index = 0; index < count; index += 1) around[index] = Math.abs(around[index]! - median);
    if (away > MOST_DEVIATIONS * DEVIATION_OF_MEDIAN * medianOf(around, count)) spikes.push(frame);
  }
  return spikes;
}
