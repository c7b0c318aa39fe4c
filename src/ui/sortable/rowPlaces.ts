/** Positions of the rows when dragging started, in order, in pixels. */
export interface RowLayout {
  tops: readonly number[];
  heights: readonly number[];
}

/**
 * The index at which a row is dropped after it was dragged by `delta`: that of the last row whose center its leading
 * edge has passed.
 */
export function findIndexUnder({ tops, heights }: RowLayout, from: number, delta: number): number {
  const top = tops[from]! + delta;
  const bottom = top + heights[from]!;
  const middle = (row: number) => tops[row]! + heights[row]! / 2;
  let place = from;
  if (delta > 0) while (place + 1 < tops.length && bottom > middle(place + 1)) place += 1;
  if (delta < 0) while (place > 0 && top < middle(place - 1)) place -= 1;
  return place;
}

/** Distance from a row's position to an index. */
export function getOffset({ tops, heights }: RowLayout, from: number, place: number): number {
  const top = place > from ? tops[place]! + heights[place]! - heights[from]! : tops[place]!;
  return top - tops[from]!;
}

/** How far another row is displaced by the dragged one. */
export function getDisplacement({ heights }: RowLayout, from: number, place: number, row: number): number {
  if (row > from && row <= place) return -heights[from]!;
  if (row < from && row >= place) return heights[from]!;
  return 0;
}
