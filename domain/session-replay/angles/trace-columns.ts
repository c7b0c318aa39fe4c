/** Least and greatest value in each of some columns; NaN in a column that has none. */
export interface Columns {
  least: Float32Array;
  greatest: Float32Array;
}

/** The columns into which a line is drawn that has more frames than there are pixels: no peak of it is lost. */
export function columnsOf(values: Float32Array, columns: number): Columns {
  const least = new Float32Array(columns).fill(Number.NaN);
  const greatest = new Float32Array(columns).fill(Number.NaN);
  values.forEach((value, frame) => {
    if (Number.isNaN(value)) return;
    const column = columnOf(frame, values.length, columns);
    if (!(value >= least[column]!)) least[column] = value;
    if (!(value <= greatest[column]!)) greatest[column] = value;
  });
  return { least, greatest };
}

/** Where a frame lies on a line of so many columns: the first at its beginning, the last at its end. */
export const columnOf = (frame: number, frames: number, columns: number): number =>
  frames > 1 ? Math.round((frame * (columns - 1)) / (frames - 1)) : 0;

/** The frame at a share, from 0 to 1, of a line. */
export const frameAtShare = (share: number, frames: number): number =>
  Math.round(Math.max(0, Math.min(1, share)) * (frames - 1));

export interface Range {
  least: number;
  greatest: number;
}

/** From the least to the greatest of all values; null where nothing was measured. */
export function rangeOf(lines: readonly Float32Array[]): Range | null {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const line of lines)
    for (const value of line) {
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
  return least <= greatest ? { least, greatest } : null;
}

/** Full tens of degrees around a range, so far apart that what hardly moves is not drawn as if it did. */
export function scaleOf({ least, greatest }: Range): Range {
  const [from, to] = [Math.floor(least / 10) * 10, Math.ceil(greatest / 10) * 10];
  const missing = Math.max(0, 30 - (to - from));
  return { least: from - Math.floor(missing / 20) * 10, greatest: to + Math.ceil(missing / 20) * 10 };
}
