/** A place or a way in space; `z` is 0 where only the picture is known. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

export const subtract = (start: Vector, end: Vector): Vector => ({
  x: end.x - start.x,
  y: end.y - start.y,
  z: end.z - start.z,
});

export const dotProduct = (one: Vector, other: Vector): number => one.x * other.x + one.y * other.y + one.z * other.z;

export const crossProduct = (one: Vector, other: Vector): Vector => ({
  x: one.y * other.z - one.z * other.y,
  y: one.z * other.x - one.x * other.z,
  z: one.x * other.y - one.y * other.x,
});

export const measureLength = (way: Vector): number => Math.hypot(way.x, way.y, way.z);

export const scale = (way: Vector, by: number): Vector => ({ x: way.x * by, y: way.y * by, z: way.z * by });

export const findMidpoint = (one: Vector, other: Vector): Vector => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  z: (one.z + other.z) / 2,
});

/** The way along a direction of length 1 left out, so that what stays is square to it. */
export const removeComponent = (way: Vector, direction: Vector): Vector =>
  subtract(scale(direction, dotProduct(way, direction)), way);

export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Degrees between two ways, 0 to 180; NaN where one of them has no length. */
export function measureAngle(one: Vector, other: Vector): number {
  if (measureLength(one) === 0 || measureLength(other) === 0) return Number.NaN;
  return toDegrees(Math.atan2(measureLength(crossProduct(one, other)), dotProduct(one, other)));
}
