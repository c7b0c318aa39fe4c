import { describe, expect, it } from 'vitest';
import { deltaTo, placeUnder, wayOf } from './rowPlaces.ts';

// Rows of 100, 40, 60 and 100 pixels.
const layout = { tops: [0, 100, 140, 200], heights: [100, 40, 60, 100] };
const places = (from: number, ...deltas: number[]) => deltas.map((delta) => placeUnder(layout, from, delta));
const ways = (from: number, place: number) => [0, 1, 2, 3].map((row) => wayOf(layout, from, place, row));

describe('BLD-14 the place of a dragged row', () => {
  it('is that of the last row whose middle its leading edge has passed', () => {
    // The lower edge of the first row lies at 100; the middles below at 120, 170 and 250.
    expect(places(0, 0, 20, 21, 70, 71, 151, 9999)).toEqual([0, 0, 1, 1, 2, 3, 3]);
    // The upper edge of the last row lies at 200; the middles above at 170, 120 and 50.
    expect(places(3, -30, -31, -81, -151, -9999)).toEqual([3, 2, 1, 0, 0]);
  });

  it('is reached exactly by a press of an arrow, whatever the heights', () => {
    for (const from of [0, 1, 2, 3]) {
      for (const place of [0, 1, 2, 3]) expect(placeUnder(layout, from, deltaTo(layout, from, place))).toBe(place);
    }
  });

  it('is given to it by the rows between, and by no others', () => {
    expect(ways(0, 2)).toEqual([0, -100, -100, 0]);
    expect(ways(2, 1)).toEqual([0, 60, 0, 0]);
    expect(ways(1, 1)).toEqual([0, 0, 0, 0]);
  });
});
