import type { Figure } from './figure.ts';

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

export const strokeOf = (
  points: Float64Array,
  at: readonly number[],
  tone: Tone,
  width: number,
  form: Stroke['form'] = 'line',
  bias = 0,
): Stroke => ({ points, at, tone, width, form, bias, halo: tone !== 'thing' && tone !== 'floor' });

/** What draws strokes: on a canvas or as an SVG. `flat` holds across, up and nearness of each point of the stroke. */
export interface Pen {
  draw: (flat: Float64Array, stroke: Stroke) => void;
}

/** A thing of the drawing: its marks, and how it follows the body where it does. */
export interface Thing {
  strokes: Stroke[];
  follow?: (figure: Figure) => void;
}
