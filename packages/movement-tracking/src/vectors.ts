/** A point or a vector: x to the right, y down, z away from the camera; `z` is 0 where only the picture is known. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** The vector from `start` to `end`. */
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

/** Length in the unit of the coordinates. */
export const measureLength = (way: Vector): number => Math.hypot(way.x, way.y, way.z);

export const scale = (way: Vector, by: number): Vector => ({ x: way.x * by, y: way.y * by, z: way.z * by });

/** The point halfway between two points. */
export const findMidpoint = (one: Vector, other: Vector): Vector => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  z: (one.z + other.z) / 2,
});

/** Removes the component along a unit vector; the rest is perpendicular to it. */
export const removeComponent = (way: Vector, direction: Vector): Vector =>
  subtract(scale(direction, dotProduct(way, direction)), way);

export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Degrees between two vectors, 0 to 180; NaN where one of them has no length. */
export function measureAngle(one: Vector, other: Vector): number {
  if (measureLength(one) === 0 || measureLength(other) === 0) return Number.NaN;
  return toDegrees(Math.atan2(measureLength(crossProduct(one, other)), dotProduct(one, other)));
}
