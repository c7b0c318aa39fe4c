import type { Estimate } from '../estimates.ts';
import type { Stretch } from './fingertip-path.ts';

/** Solves `rows · x = right` (n rows of n numbers) by Gaussian elimination with pivots; null if the matrix is singular. */
function solveEquations(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const size = right.length;
  const table = rows.map((row, at) => [...row, right[at]!]);
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(table[row]![column]!) > Math.abs(table[best]![column]!)) best = row;
    const pivot = table[best]!;
    if (Math.abs(pivot[column]!) < 1e-9) return null;
    [table[best], table[column]] = [table[column]!, pivot];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const share = table[row]![column]! / pivot[column]!;
      for (let at = column; at <= size; at += 1) table[row]![at]! -= share * pivot[at]!;
    }
  }
  return table.map((row, at) => row[size]! / row[at]!);
}

/** How long a swing has to last to count, and how often it is looked for. */
const WINDOW_S = 1;
const EVERY_S = 0.1;
/** Powers of time by which slow movement is followed, up to the fourth, and the two parts of an oscillation. */
const POWERS = 5;
const TERMS = POWERS + 2;
/** Pictures of a second without which nothing is fitted. */
const FEWEST = 2 * TERMS;

interface Oscillation {
  cosine: number;
  sine: number;
  /** Variance of each of the two. */
  variance: number;
}

/** An oscillation of that frequency on top of slow movement, fitted to values at their true times by least squares. */
function fitOscillation(times: readonly number[], values: readonly number[], frequency: number): Oscillation | null {
  const middle = (times[0]! + times.at(-1)!) / 2;
  const terms = times.map((time) => {
    const [place, turn] = [(2 * (time - middle)) / WINDOW_S, 2 * Math.PI * frequency * time];
    return [...Array.from({ length: POWERS }, (_, power) => place ** power), Math.cos(turn), Math.sin(turn)];
  });
  const products = Array.from({ length: TERMS }, (_, row) =>
    Array.from({ length: TERMS }, (__, column) => terms.reduce((sum, each) => sum + each[row]! * each[column]!, 0)),
  );
  const right = Array.from({ length: TERMS }, (_, row) =>
    terms.reduce((sum, each, at) => sum + each[row]! * values[at]!, 0),
  );
  const fit = solveEquations(products, right);
  if (!fit) return null;
  const left = terms.reduce(
    (sum, each, at) => sum + (values[at]! - each.reduce((total, term, place) => total + term * fit[place]!, 0)) ** 2,
    0,
  );
  const freedom = Math.max(1, times.length - TERMS);
  // Of many samples the two parts are independent, each from half of them.
  return { cosine: fit[POWERS]!, sine: fit[POWERS + 1]!, variance: (2 * left) / freedom / times.length };
}

/** From one end to the other of the ellipse that two oscillations of one frequency make, along its longest way. */
function measureReach(across: Oscillation, down: Oscillation): number {
  const sum = across.cosine ** 2 + across.sine ** 2 + down.cosine ** 2 + down.sine ** 2;
  const [real, imaginary] = [
    across.cosine ** 2 - across.sine ** 2 + down.cosine ** 2 - down.sine ** 2,
    -2 * (across.cosine * across.sine + down.cosine * down.sine),
  ];
  return 2 * Math.sqrt((sum + Math.hypot(real, imaginary)) / 2);
}

/**
 * The widest swing of a fingertip at a frequency, from one end to the other, in pixels: for each second of the recording the
 * oscillation of that frequency is fitted by least squares at the true times of its pictures, across and down; the widest of all
 * seconds counts (MDS-UPDRS 3.15 rates the greatest amplitude). A second holds at least three turns, so one bad frame changes little.
 * The error is that of the fit. Null where no second was seen well enough.
 */
export function findWidestSwing(stretches: readonly Stretch[], frequency: number): Estimate | null {
  let widest: Estimate | null = null;
  for (const { times, x, y } of stretches) {
    let [first, next] = [0, 0];
    for (let start = times[0] ?? 0; start + WINDOW_S <= (times.at(-1) ?? 0); start += EVERY_S) {
      while (times[first]! < start) first += 1;
      while (next < times.length && times[next]! <= start + WINDOW_S) next += 1;
      if (next - first < FEWEST) continue;
      const within = times.slice(first, next);
      const [across, down] = [x, y].map((values) => fitOscillation(within, values.slice(first, next), frequency));
      if (!across || !down) continue;
      const value = measureReach(across, down);
      if (!widest || value > widest.value)
        widest = { value, error: 2 * Math.sqrt(Math.max(across.variance, down.variance)) };
    }
  }
  return widest;
}
