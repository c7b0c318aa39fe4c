/** Where a signal turns: `at` may lie between two frames; `stretch` counts the stretches without NaN. */
export interface TurningPoint {
  kind: 'highest' | 'lowest';
  at: number;
  stretch: number;
}

/** The top of the parabola through a frame and its neighbours. */
function between(values: Float64Array, frame: number): number {
  const [before, here, after] = [values[frame - 1]!, values[frame]!, values[frame + 1]!];
  const bend = before - 2 * here + after;
  return bend === 0 ? frame : frame + (before - after) / (2 * bend);
}

/**
 * The highest and lowest points of a signal between which it rises or falls by at least `least`, in their order; never the ends
 * of a stretch, where nobody knows what was beyond.
 */
export function turningPoints(values: Float64Array, least: number): TurningPoint[] {
  const points: TurningPoint[] = [];
  let stretch = 0;
  for (let begin = 0; begin < values.length; begin += 1) {
    if (Number.isNaN(values[begin]!)) continue;
    let [highest, lowest] = [begin, begin];
    let seeking: TurningPoint['kind'] | null = null;
    let frame = begin;
    for (; frame < values.length && !Number.isNaN(values[frame]!); frame += 1) {
      const value = values[frame]!;
      if (value > values[highest]!) highest = frame;
      if (value < values[lowest]!) lowest = frame;
      const found = value < values[highest]! - least ? 'highest' : value > values[lowest]! + least ? 'lowest' : null;
      if (found === null || (seeking !== null && found !== seeking)) continue;
      const at = found === 'highest' ? highest : lowest;
      if (at > begin) points.push({ kind: found, at: between(values, at), stretch });
      seeking = found === 'highest' ? 'lowest' : 'highest';
      [highest, lowest] = [frame, frame];
    }
    stretch += 1;
    begin = frame;
  }
  return points;
}
