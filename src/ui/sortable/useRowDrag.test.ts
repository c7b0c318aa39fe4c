import { describe, expect, it } from 'vitest';
import { getOffset, findIndexUnder, getDisplacement } from './useRowDrag.ts';

// Rows of 100, 40, 60 and 100 pixels.
const layout = { tops: [0, 100, 140, 200], heights: [100, 40, 60, 100] };
const places = (from: number, ...deltas: number[]) => deltas.map((delta) => findIndexUnder(layout, from, delta));
const ways = (from: number, place: number) => [0, 1, 2, 3].map((row) => getDisplacement(layout, from, place, row));

describe('BLD-14 the index of a dragged row', () => {
  it('is that of the last row whose center its leading edge has passed', () => {
    // The lower edge of the first row is at 100, the centers below at 120, 170 and 250.
    expect(places(0, 0, 20, 21, 70, 71, 151, 9999)).toEqual([0, 0, 1, 1, 2, 3, 3]);
    // The upper edge of the last row is at 200, the centers above at 170, 120 and 50.
    expect(places(3, -30, -31, -81, -151, -9999)).toEqual([3, 2, 1, 0, 0]);
  });

  it('is reached exactly by an arrow key, whatever the heights', () => {
    for (const from of [0, 1, 2, 3]) {
      for (const place of [0, 1, 2, 3])
        expect(findIndexUnder(layout, from, getOffset(layout, from, place))).toBe(place);
    }
  });

  it('displaces the rows between, and no others', () => {
    expect(ways(0, 2)).toEqual([0, -100, -100, 0]);
    expect(ways(2, 1)).toEqual([0, 60, 0, 0]);
    expect(ways(1, 1)).toEqual([0, 0, 0, 0]);
  });
});
