import { FormatError, type ByteReader, type ByteWriter } from './bytes.ts';

/** Order of the prediction: the last value, or the straight line through the last two. */
const orders = [1, 2] as const;
type Order = (typeof orders)[number];

/** Difference of each value from its prediction; the first is predicted as 0. */
function listDifferences(values: readonly number[], order: Order): number[] {
  return values.map((value, at) => {
    const last = values[at - 1] ?? 0;
    return value - (order === 1 || at < 2 ? last : 2 * last - values[at - 2]!);
  });
}

const estimateSize = (differences: readonly number[]): number =>
  differences.reduce((sum, each) => sum + Math.log2(1 + Math.abs(each)), 0);

/** Writes integers by their differences of first or second order, whichever are smaller. */
export function writeChannel(writer: ByteWriter, values: readonly number[]): void {
  if (values.length === 0) return;
  const [first, second] = orders.map((order) => listDifferences(values, order)) as [number[], number[]];
  const isLine = estimateSize(second) < estimateSize(first);
  writer.putNumber(isLine ? 2 : 1);
  for (const each of isLine ? second : first) writer.putSigned(each);
}

/** Reads what `writeChannel` wrote, `count` numbers. */
export function readChannel(reader: ByteReader, count: number): number[] {
  if (count === 0) return [];
  const order = reader.takeNumber();
  if (order !== 1 && order !== 2) throw new FormatError('No such order');
  const values: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const last = values[at - 1] ?? 0;
    values.push(reader.takeSigned() + (order === 1 || at < 2 ? last : 2 * last - values[at - 2]!));
  }
  return values;
}

/**
 * Writes where something is there: lengths of runs that are there and that are not, in turn, beginning with one that is
 * (perhaps of no length).
 */
export function writePresence(writer: ByteWriter, isThere: readonly boolean[]): void {
  let run = 0;
  let counted = true;
  for (const each of isThere) {
    if (each !== counted) {
      writer.putNumber(run);
      run = 0;
      counted = each;
    }
    run += 1;
  }
  writer.putNumber(run);
}

/** Reads what `writePresence` wrote: the indexes among `count` that are present. */
export function readPresence(reader: ByteReader, count: number): number[] {
  const places: number[] = [];
  let isThere = true;
  for (let at = 0; at < count; isThere = !isThere) {
    const run = reader.takeNumber();
    if (run > count - at || (run === 0 && at > 0)) throw new FormatError('No such run');
    if (isThere) for (let step = 0; step < run; step += 1) places.push(at + step);
    at += run;
  }
  return places;
}
