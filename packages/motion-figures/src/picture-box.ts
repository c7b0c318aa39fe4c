/** A part of the picture plane: least and greatest across and up, in hundredths of body height. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A box that contains nothing yet. */
export const createBox = (): Box => ({ left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity });

/** Extends the box by a point with a margin of `half` on every side, in hundredths of body height. */
export const extendBox = (box: Box, across: number, up: number, half: number) => {
  box.left = Math.min(box.left, across - half);
  box.right = Math.max(box.right, across + half);
  box.bottom = Math.min(box.bottom, up - half);
  box.top = Math.max(box.top, up + half);
};

/** A figure is never drawn larger than so that this much of its height fills the picture. */
const smallest = 78;
const smallestCloseUp = 22;

/** The box of a whole figure, of a like size in every picture; it grows mostly upward, and to both sides. */
export const enlargeBox = ({ left, right, bottom, top }: Box): Box => {
  const missing = Math.max(0, smallest - Math.max(right - left, top - bottom));
  return {
    left: left - missing / 2,
    right: right + missing / 2,
    bottom: bottom - missing * 0.3,
    top: top + missing * 0.7,
  };
};

/** The box of a close-up: a square about what it shows. */
export const squareBox = ({ left, right, bottom, top }: Box, margin: number): Box => {
  const half = Math.max(right - left, top - bottom, smallestCloseUp) / 2 + margin;
  const across = (left + right) / 2;
  const up = (bottom + top) / 2;
  return { left: across - half, right: across + half, bottom: up - half, top: up + half };
};
