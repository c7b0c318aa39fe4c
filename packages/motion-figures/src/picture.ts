import type { Figure } from './figure.ts';
import type { Outline } from './hull.ts';

/** Where the picture is seen from: the camera's turn about the upright axis, and how far it looks down, in degrees. */
export const views = {
  side: { around: 14, down: 7 },
  quarter: { around: 48, down: 14 },
  front: { around: 90, down: 6 },
  back: { around: -90, down: 6 },
  behind: { around: -48, down: 14 },
  top: { around: 0, down: 75 },
  bedside: { around: 62, down: 26 },
} as const;
export type View = keyof typeof views | readonly [around: number, down: number];

/** Of someone who lies on one side, the view from straight ahead hides the bends of hip and knee, and that from the side the body. */
export const chooseView = ({ posture, view = 'side' }: { posture?: string; view?: View }): View =>
  posture === 'side-lying' && (view === 'side' || view === 'front') ? 'bedside' : view;

/** An orthographic camera: 2 x 3 numbers for across and up on the picture, 3 for nearness. */
export type Camera = Float64Array;

/** The camera of a view. From the side the figure faces right, its right side near. */
export const createCamera = (view: View): Camera => {
  const [around, down] = typeof view === 'string' ? [views[view].around, views[view].down] : view;
  const a = (around * Math.PI) / 180;
  const d = (down * Math.PI) / 180;
  const near = [Math.sin(a) * Math.cos(d), Math.sin(d), Math.cos(a) * Math.cos(d)];
  const up = [-Math.sin(a) * Math.sin(d), Math.cos(d), -Math.cos(a) * Math.sin(d)];
  return Float64Array.from([Math.cos(a), 0, -Math.sin(a), ...up, ...near]);
};

/** Projects the point at `from` into `to` (across, up, nearness). */
export const project = (camera: Camera, points: Float64Array, from: number, into: Float64Array, to: number) => {
  const x = points[from]!;
  const y = points[from + 1]!;
  const z = points[from + 2]!;
  for (let row = 0; row < 3; row += 1) {
    into[to + row] = camera[row * 3]! * x + camera[row * 3 + 1]! * y + camera[row * 3 + 2]! * z;
  }
};

/**
 * Colours of a drawing by what they mean: skin and clothes, near and far; clothes of what moves; things, lit from above;
 * the ground.
 */
export const tones = [
  'skin',
  'skinFar',
  'blush',
  'hair',
  'feature',
  'white',
  'shirt',
  'shirtFar',
  'pants',
  'pantsFar',
  'moving',
  'movingFar',
  'thing',
  'thingTop',
  'pillow',
  'band',
  'mat',
  'floor',
  'shine',
] as const;
export type Tone = (typeof tones)[number];

/** What balls look like together: their places in an array, their radii, and which of them lie within the next part. */
export interface Hull {
  at: readonly number[];
  radii: readonly number[];
  /** Balls about which no rim is drawn: joints, where one part goes over into another. */
  open: readonly boolean[];
  tone: Tone;
  /** Lit from above, as something round. */
  shine: boolean;
}

/** A mark of the drawing: hulls that lie at the same distance. */
export interface Stroke {
  /** Array the balls lie in. */
  points: Float64Array;
  hulls: readonly Hull[];
  /** Set off from what lies behind it by a rim in the background's colour. */
  rim: boolean;
  /** Drawn before (negative) or after others at the same distance. */
  bias: number;
}

export const createHull = (
  at: readonly number[],
  radii: readonly number[] | number,
  tone: Tone,
  { open = [], shine = false }: { open?: readonly number[]; shine?: boolean } = {},
): Hull => ({
  at,
  radii: typeof radii === 'number' ? at.map(() => radii) : radii,
  open: at.map((one) => open.includes(one)),
  tone,
  shine,
});

/** Draws marks, on a canvas or as an SVG, by the outlines of their hulls. */
export interface Pen {
  /** Sets a hull off from what is behind it. */
  rim: (outline: Outline, open: readonly boolean[]) => void;
  fill: (outline: Outline, tone: Tone) => void;
}

/** A thing of the drawing: its marks, and how it follows the body where it does. */
export interface PropDrawing {
  strokes: Stroke[];
  /** `part` is that of the loop, from 0 to 1. */
  follow?: (figure: Figure, part: number) => void;
}
