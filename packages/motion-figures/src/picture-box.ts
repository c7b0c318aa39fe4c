import { pointAt, type PointName } from './body.ts';
import type { Movement } from './movement-shape.ts';
import { createStroke, type Stroke, type Camera } from './picture.ts';

/** A part of the picture plane: least and greatest across and up, in hundredths of body height. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const closeUps: Record<NonNullable<Movement['close']>, readonly PointName[]> = {
  handR: ['elbowR', 'wristR', 'knuckleR', 'fingerR'],
  footR: ['kneeR', 'ankleR', 'heelR', 'toeR'],
  feet: ['kneeR', 'ankleR', 'heelR', 'toeR', 'kneeL', 'heelL', 'toeL'],
  head: ['head', 'nose', 'chest', 'shoulderR', 'shoulderL'],
  upper: ['head', 'nose', 'waist', 'elbowR', 'elbowL', 'fingerR', 'fingerL', 'hipR', 'hipL'],
  legs: ['waist', 'kneeR', 'kneeL', 'toeR', 'toeL', 'heelR', 'heelL', 'hipR'],
};

/** The points a close-up shows; undefined for the whole figure. */
export const listCloseUpPoints = (close: Movement['close']): ReadonlySet<number> | undefined =>
  close && new Set(closeUps[close].map((name) => pointAt[name]));

/** A figure is never drawn larger than so that this much of it fills the picture. */
const smallest = (close: boolean) => (close ? 34 : 84);

/** A box that contains nothing yet. */
export const createBox = (): Box => ({ left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity });

/** Extends the box by a point with a margin of `half` on every side, in hundredths of body height. */
export const extendBox = (box: Box, across: number, up: number, half: number) => {
  box.left = Math.min(box.left, across - half);
  box.right = Math.max(box.right, across + half);
  box.bottom = Math.min(box.bottom, up - half);
  box.top = Math.max(box.top, up + half);
};

/** The box, not smaller than a figure needs to be of a like size in every picture; it grows upward and to both sides. */
export const enlargeBox = ({ left, right, bottom, top }: Box, close: boolean): Box => {
  const missing = Math.max(0, smallest(close) - Math.max(right - left, top - bottom));
  const below = close ? missing / 2 : 0;
  return { left: left - missing / 2, right: right + missing / 2, bottom: bottom - below, top: top + missing - below };
};

/** The floor: a line seen from the side, a soft round under the figure seen from above. */
export const createFloor = (box: Box, camera: Camera): Stroke => {
  const y = -0.6;
  const middle = (box.left + box.right) / 2;
  const half = Math.max((box.right - box.left) / 2 + 3, 24);
  const count = Math.abs(camera[7]!) < 0.1 ? 2 : 24;
  const rim = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const across = middle + Math.cos(angle) * half;
    const deep = Math.sin(angle) * 24;
    return [camera[0]! * across + camera[6]! * deep, y, camera[2]! * across + camera[8]! * deep];
  });
  return createStroke(
    Float64Array.from(rim.flat()),
    rim.map((_, index) => index * 3),
    'floor',
    count === 2 ? 1.2 : 0.6,
    count === 2 ? 'line' : 'shape',
    -1000,
  );
};
