/** A place or a way in space; `z` is 0 where only the picture is known. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

export const from = (start: Place, end: Place): Place => ({
  x: end.x - start.x,
  y: end.y - start.y,
  z: end.z - start.z,
});

export const dot = (one: Place, other: Place): number => one.x * other.x + one.y * other.y + one.z * other.z;

export const cross = (one: Place, other: Place): Place => ({
  x: one.y * other.z - one.z * other.y,
  y: one.z * other.x - one.x * other.z,
  z: one.x * other.y - one.y * other.x,
});

export const lengthOf = (way: Place): number => Math.hypot(way.x, way.y, way.z);

export const scaled = (way: Place, by: number): Place => ({ x: way.x * by, y: way.y * by, z: way.z * by });

export const halfway = (one: Place, other: Place): Place => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  z: (one.z + other.z) / 2,
});

/** The way along a direction of length 1 left out, so that what stays is square to it. */
export const withoutAlong = (way: Place, direction: Place): Place => from(scaled(direction, dot(way, direction)), way);

export const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Degrees between two ways, 0 to 180; NaN where one of them has no length. */
export function degreesBetween(one: Place, other: Place): number {
  if (lengthOf(one) === 0 || lengthOf(other) === 0) return Number.NaN;
  return degrees(Math.atan2(lengthOf(cross(one, other)), dot(one, other)));
}
