/** What a value was computed from: places in space as the model estimates them, or the picture alone. */
export type Basis = 'WORLD' | 'PICTURE';

/** A measured value with its stated error, both in the unit that its owner names. */
export interface Estimate {
  value: number;
  /** About two of three values are within it of the truth (root mean square), unless its owner says otherwise. */
  error: number;
}

/** Errors that have nothing to do with each other, taken together. */
export const together = (...errors: readonly number[]): number => Math.hypot(...errors);
