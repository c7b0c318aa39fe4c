import type { Figure } from './figure.ts';

/** Where the picture is seen from: the camera's turn about the upright axis, and how far it looks down, in degrees. */
const views = {
  side: { around: 0, down: 0 },
  quarter: { around: 48, down: 14 },
  front: { around: 90, down: 4 },
  back: { around: -90, down: 4 },
  behind: { around: -48, down: 14 },
  top: { around: 0, down: 75 },
} as const;
type ViewName = keyof typeof views;

/** An orthographic camera: 2 x 3 numbers for across and up on the picture, 3 for nearness. */
export type Camera = Float64Array;

/** The camera of a view. From the side the figure faces right, its right side near. */
export const createCamera = (view: ViewName): Camera => {
  const { around, down } = views[view];
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
 * Colours of a drawing by what they mean: limbs that move and limbs that do not, each near or far, the rest of the
 * body, things, bands and the floor.
 */
export type Tone = 'body' | 'bodyFar' | 'moving' | 'movingFar' | 'thing' | 'band' | 'floor';

/** A mark of the drawing: a line, closed shape or disc through points that are somewhere in an array. */
export interface Stroke {
  /** Array the points lie in, and where each begins. */
  points: Float64Array;
  at: readonly number[];
  tone: Tone;
  /** Thickness in hundredths of body height; of a disc, its radius. */
  width: number;
  form: 'line' | 'shape' | 'disc' | 'ring';
  /** Set off from what lies behind it by a rim in the background's colour. */
  halo: boolean;
  /** Drawn before (negative) or after others at the same distance. */
  bias: number;
}

export const createStroke = (
  points: Float64Array,
  at: readonly number[],
  tone: Tone,
  width: number,
  form: Stroke['form'] = 'line',
  bias = 0,
): Stroke => ({ points, at, tone, width, form, bias, halo: tone !== 'thing' && tone !== 'floor' });

/** Draws strokes, on a canvas or as an SVG. `flat` holds across, up and nearness of each point of the stroke. */
export interface Pen {
  draw: (flat: Float64Array, stroke: Stroke) => void;
}

/** A thing of the drawing: its marks, and how it follows the body where it does. */
export interface PropDrawing {
  strokes: Stroke[];
  follow?: (figure: Figure) => void;
}
