/** A text at a fraction of the length. */
export interface ScaleLabel {
  at: number;
  text: string;
}

/** About what a character of the smallest text is wide, in pixels. */
const CHARACTER = 6.6;
const GAP = 8;

const measure = (text: string): number => text.length * CHARACTER;

/** Whether a text fits between two fractions of a length in pixels. */
export const fits = (text: string, { from, to }: { from: number; to: number }, width: number): boolean =>
  measure(text) + GAP <= (to - from) * width;

/** Labels below a scale in rows: one that would run into the label before it in its row stands a row lower. */
export function placeInRows<Label extends ScaleLabel>(
  labels: readonly Label[],
  width: number,
): (Label & { row: number })[] {
  const ends: number[] = [];
  return labels
    .toSorted((a, b) => a.at - b.at)
    .map((label) => {
      const size = measure(label.text);
      const left = Math.min(Math.max(label.at * width - size / 2, 0), width - size);
      const free = ends.findIndex((end) => left >= end + GAP);
      const row = free === -1 ? ends.length : free;
      ends[row] = left + size;
      return { ...label, row };
    });
}
