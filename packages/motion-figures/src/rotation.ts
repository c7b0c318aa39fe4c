/**
 * Frames are 3 x 3 rotation matrices, nine numbers by rows, many in one array: column 0 points forward, column 1 up,
 * column 2 to the right of the part. Everything works in place: nothing is allocated while a figure moves.
 */
export type Frames = Float64Array;

const degree = Math.PI / 180;

/** Turns a frame about its own axis (0 forward, 1 up, 2 right) by degrees, counter-clockwise against the axis. */
export const turnFrame = (frames: Frames, at: number, axis: 0 | 1 | 2, degrees: number) => {
  if (degrees === 0) return;
  const cos = Math.cos(degrees * degree);
  const sin = Math.sin(degrees * degree);
  const first = (axis + 1) % 3;
  const second = (axis + 2) % 3;
  for (let row = at; row < at + 9; row += 3) {
    const a = frames[row + first]!;
    const b = frames[row + second]!;
    frames[row + first] = a * cos + b * sin;
    frames[row + second] = b * cos - a * sin;
  }
};

export const copyFrame = (frames: Frames, from: number, to: number) => frames.copyWithin(to, from, from + 9);

export const resetFrame = (frames: Frames, at: number) => {
  frames.fill(0, at, at + 9);
  frames[at] = frames[at + 4] = frames[at + 8] = 1;
};

/** Puts the point that lies x forward, y up, z right of another one, in a frame, into `into`. */
export const placeFrom = (
  points: Float64Array,
  from: number,
  to: number,
  frames: Frames,
  frame: number,
  x: number,
  y: number,
  z: number,
  into: Float64Array = points,
) => {
  for (let axis = 0; axis < 3; axis += 1) {
    const row = frame + axis * 3;
    into[to + axis] = points[from + axis]! + frames[row]! * x + frames[row + 1]! * y + frames[row + 2]! * z;
  }
};

/**
 * Makes a frame whose up axis points from one point back to another, and whose forward axis stays as near as it can
 * to what it was.
 */
export const alignFrame = (frames: Frames, at: number, points: Float64Array, top: number, bottom: number) => {
  const ux = points[top]! - points[bottom]!;
  const uy = points[top + 1]! - points[bottom + 1]!;
  const uz = points[top + 2]! - points[bottom + 2]!;
  const length = Math.hypot(ux, uy, uz) || 1;
  const yx = ux / length;
  const yy = uy / length;
  const yz = uz / length;
  let fx = frames[at]!;
  let fy = frames[at + 3]!;
  let fz = frames[at + 6]!;
  const along = fx * yx + fy * yy + fz * yz;
  fx -= along * yx;
  fy -= along * yy;
  fz -= along * yz;
  const rest = Math.hypot(fx, fy, fz);
  if (rest < 1e-6) return;
  fx /= rest;
  fy /= rest;
  fz /= rest;
  frames[at] = fx;
  frames[at + 3] = fy;
  frames[at + 6] = fz;
  frames[at + 1] = yx;
  frames[at + 4] = yy;
  frames[at + 7] = yz;
  frames[at + 2] = fy * yz - fz * yy;
  frames[at + 5] = fz * yx - fx * yz;
  frames[at + 8] = fx * yy - fy * yx;
};
