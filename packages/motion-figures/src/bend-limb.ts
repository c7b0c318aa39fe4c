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

/**
 * Where a limb's end has to be and which way it bows: the place (three numbers) and the direction its middle joint goes
 * (three numbers). One for all limbs: each sets it before it is bent.
 */
export const aim = new Float64Array(6);
const from = new Float64Array(3);
const to = new Float64Array(3);
const swing = new Float64Array(3);
const turns = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

export const aimAt = (x: number, y: number, z: number) => {
  aim[0] = x;
  aim[1] = y;
  aim[2] = z;
};

/**
 * Bows the limb the way it bows by its angles: along the forward axis of its upper frame (or against it), taken along
 * as the whole limb swings from where its angles put its end to where the end has to be.
 */
export const bowAlong = (
  points: Float64Array,
  root: number,
  end: number,
  frames: Float64Array,
  frame: number,
  sign: 1 | -1,
) => {
  let fromSize = 0;
  let toSize = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    from[axis] = points[end + axis]! - points[root + axis]!;
    to[axis] = aim[axis]! - points[root + axis]!;
    fromSize += from[axis]! ** 2;
    toSize += to[axis]! ** 2;
  }
  fromSize = Math.sqrt(fromSize) || 1;
  toSize = Math.sqrt(toSize) || 1;
  let cosine = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    from[axis] = from[axis]! / fromSize;
    to[axis] = to[axis]! / toSize;
    cosine += from[axis]! * to[axis]!;
  }
  // The shortest swing from one direction to the other, applied to the axis (Rodrigues).
  let across = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    const [next, last] = turns[axis]!;
    swing[axis] = from[next]! * to[last]! - from[last]! * to[next]!;
    across += swing[axis]! * frames[frame + axis * 3]!;
  }
  const part = across / (1 + Math.max(cosine, -0.999));
  for (let axis = 0; axis < 3; axis += 1) {
    const [next, last] = turns[axis]!;
    const forward = frames[frame + axis * 3]!;
    const turned = swing[next]! * frames[frame + last * 3]! - swing[last]! * frames[frame + next * 3]!;
    aim[3 + axis] = (forward * cosine + turned + swing[axis]! * part) * sign;
  }
};

/** Gives a frame of the bent limb the bow's direction as its forward axis. */
export const faceBow = (frames: Float64Array, frame: number, sign: 1 | -1) => {
  for (let axis = 0; axis < 3; axis += 1) frames[frame + axis * 3] = aim[3 + axis]! * sign;
};
