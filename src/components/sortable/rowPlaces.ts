/** The rows of a list as they lay when dragging began, in their order, in pixels. */
export interface RowLayout {
  tops: readonly number[];
  heights: readonly number[];
}

/**
 * The place that a row falls into when it is dragged by `delta`: that of the last row whose middle its leading edge has
 * passed. Places count from 0.
 */
export function placeUnder({ tops, heights }: RowLayout, from: number, delta: number): number {
  const top = tops[from]! + delta;
  const bottom = top + heights[from]!;
  const middle = (row: number) => tops[row]! + heights[row]! / 2;
  let place = from;
  if (delta > 0) while (place + 1 < tops.length && bottom > middle(place + 1)) place += 1;
  if (delta < 0) while (place > 0 && top < middle(place - 1)) place -= 1;
  return place;
}

/** By how much a row has to be dragged to lie exactly in a place. */
export function deltaTo({ tops, heights }: RowLayout, from: number, place: number): number {
  const top = place > from ? tops[place]! + heights[place]! - heights[from]! : tops[place]!;
  return top - tops[from]!;
}

/** How far another row makes way for the dragged one. */
export function wayOf({ heights }: RowLayout, from: number, place: number, row: number): number {
  if (row > from && row <= place) return -heights[from]!;
  if (row < from && row >= place) return heights[from]!;
  return 0;
}
