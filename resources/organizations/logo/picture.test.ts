import { expect, it } from 'vitest';
import { toPlacement, fitToCrop, roundZoom } from './picture.ts';

const centre = { x: 0, y: 0 };

it.each([
  [
    { width: 1000, height: 560 },
    { width: 250, height: 140 },
  ],
  [
    { width: 560, height: 560 },
    { width: 140, height: 140 },
  ],
  [
    { width: 1000, height: 100 },
    { width: 250, height: 25 },
  ],
  [
    { width: 50, height: 20 },
    { width: 50, height: 20 },
  ],
])('AORG-12 a picture of %j is shown whole at first', (natural, shown) => {
  expect(fitToCrop(natural)).toEqual(shown);
});

it('AORG-12 a picture of the same shape fills the crop area', () => {
  const crop = { shown: { width: 250, height: 140 }, centre, zoom: 1 };
  expect(toPlacement(crop, 1)).toEqual({ x: 0, y: 0, width: 250, height: 140 });
  expect(toPlacement(crop, 2)).toEqual({ x: 0, y: 0, width: 500, height: 280 });
});

it('AORG-12 a square picture is centered and whole until it is zoomed', () => {
  const square = { shown: { width: 140, height: 140 }, centre, zoom: 1 };
  expect(toPlacement(square, 1)).toEqual({ x: 55, y: 0, width: 140, height: 140 });
  expect(toPlacement({ ...square, zoom: 2 }, 1)).toEqual({ x: -15, y: -70, width: 280, height: 280 });
});

it('AORG-12 a picture that was moved is drawn at its new position', () => {
  const moved = { shown: { width: 250, height: 140 }, centre: { x: 25, y: -14 }, zoom: 1.2 };
  expect(toPlacement(moved, 2)).toEqual({ x: 0, y: -56, width: 600, height: 336 });
});

it.each([
  [1.04, 1],
  [1.06, 1.1],
  [1.1 + 0.1 + 0.1, 1.3],
  [0.9, 1],
  [5.1, 5],
])('AORG-13 a zoom of %d is rounded to %d', (zoom, step) => {
  expect(roundZoom(zoom)).toBe(step);
});
