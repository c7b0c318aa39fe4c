/** The outline of balls seen together: arcs of circles joined by their common tangents. Reused, so that nothing is allocated. */
export interface Outline {
  /** Of each arc: middle across and up, radius, and the angles in radians from which to which it runs, counter-clockwise. */
  arcs: Float64Array;
  /** Which ball each arc belongs to. */
  ball: Int32Array;
  count: number;
}

const most = 40;

export const createOutline = (): Outline => ({
  arcs: new Float64Array(most * 5),
  ball: new Int32Array(most),
  count: 0,
});

const round = 2 * Math.PI;
const wrap = (angle: number) => ((angle % round) + round) % round;

/**
 * Traces the convex hull of circles, whose middles are the first two of every three numbers in `flat`: from the
 * rightmost one on, each arc ends where another circle reaches further.
 */
export const traceHull = (flat: Float64Array, radii: ArrayLike<number>, count: number, into: Outline) => {
  let ball = 0;
  for (let one = 1; one < count; one += 1) {
    if (flat[one * 3]! + radii[one]! > flat[ball * 3]! + radii[ball]!) ball = one;
  }
  let angle = 0;
  into.count = 0;
  while (into.count < most) {
    let left = round - angle;
    let next = -1;
    for (let one = 0; one < count; one += 1) {
      if (one === ball) continue;
      const dx = flat[one * 3]! - flat[ball * 3]!;
      const dy = flat[one * 3 + 1]! - flat[ball * 3 + 1]!;
      const away = Math.hypot(dx, dy);
      const ratio = (radii[ball]! - radii[one]!) / (away || 1e-9);
      if (ratio >= 1 || ratio <= -1) continue;
      const turn = wrap(Math.atan2(dy, dx) - Math.acos(ratio) - angle);
      // A circle that was left at this very angle would be entered again.
      if (turn < left && !(turn < 1e-9 && into.count > 0 && into.ball[into.count - 1] === one)) {
        left = turn;
        next = one;
      }
    }
    const at = into.count * 5;
    into.arcs[at] = flat[ball * 3]!;
    into.arcs[at + 1] = flat[ball * 3 + 1]!;
    into.arcs[at + 2] = radii[ball]!;
    into.arcs[at + 3] = angle;
    into.arcs[at + 4] = angle + left;
    into.ball[into.count] = ball;
    into.count += 1;
    if (next < 0) return;
    angle += left;
    ball = next;
  }
};
