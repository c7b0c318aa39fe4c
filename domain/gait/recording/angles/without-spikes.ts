/** Frames before and after that a frame is compared with. */
export const REACH = 2;
/** Farther from its neighbours no joint gets in a thirtieth of a second while walking: degrees. Ours. */
const FARTHEST = 10;

/**
 * Angles frame after frame, without those of single frames in which a pose model mistook a joint: what lies far from the median of
 * the five frames around it becomes NaN (Hampel's identifier with a fixed bound; Pearson, IEEE Trans Control Syst Technol 10 (2002)
 * 55-63).
 */
export function withoutSpikes(angles: readonly number[]): number[] {
  return angles.map((angle, at) => {
    // Without a leap from its neighbours it is no spike; this spares most frames the sorting.
    if (Math.abs(angle - (angles[at - 1]! + angles[at + 1]!) / 2) <= FARTHEST / 2) return angle;
    // As many before as after: at an end, a swing under way would look like a leap.
    const reach = Math.min(REACH, at, angles.length - 1 - at);
    const around = angles
      .slice(at - reach, at + reach + 1)
      .filter((other) => !Number.isNaN(other))
      .toSorted((one, other) => one - other);
    const median = around[Math.floor(around.length / 2)]!;
    return around.length > REACH && Math.abs(angle - median) > FARTHEST ? Number.NaN : angle;
  });
}
