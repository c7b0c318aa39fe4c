/**
 * Bends a limb of two bones so that its end reaches a target, the middle joint bowing towards a pole direction. A
 * target out of reach is approached along the straight limb. Coordinates of the three joints stand in `points` at
 * `root`, `mid` and `end`; target and pole in `aim` (x, y, z, pole x, pole y, pole z).
 */
export const bendTo = (
  points: Float64Array,
  root: number,
  mid: number,
  end: number,
  upper: number,
  lower: number,
  aim: Float64Array,
) => {
  const dx = aim[0]! - points[root]!;
  const dy = aim[1]! - points[root + 1]!;
  const dz = aim[2]! - points[root + 2]!;
  const away = Math.hypot(dx, dy, dz) || 1e-9;
  const reach = Math.min(Math.max(away, Math.abs(upper - lower) + 1e-6), upper + lower - 1e-6);
  const ux = dx / away;
  const uy = dy / away;
  const uz = dz / away;
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const bow = Math.sqrt(Math.max(upper * upper - along * along, 0));
  const lean = aim[3]! * ux + aim[4]! * uy + aim[5]! * uz;
  let px = aim[3]! - lean * ux;
  let py = aim[4]! - lean * uy;
  let pz = aim[5]! - lean * uz;
  const size = Math.hypot(px, py, pz);
  if (size > 1e-6) {
    px /= size;
    py /= size;
    pz /= size;
  }
  points[mid] = points[root]! + ux * along + px * bow;
  points[mid + 1] = points[root + 1]! + uy * along + py * bow;
  points[mid + 2] = points[root + 2]! + uz * along + pz * bow;
  points[end] = points[root]! + ux * reach;
  points[end + 1] = points[root + 1]! + uy * reach;
  points[end + 2] = points[root + 2]! + uz * reach;
};
