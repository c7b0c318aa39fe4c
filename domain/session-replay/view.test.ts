import { expect, it } from 'vitest';
import { createFittedView, getZoomFactor, isFitted, moveView, zoomView } from './view.ts';

const size = { width: 900, height: 640 };
const whole = createFittedView(false);

it('a zoom keeps the point around which it zooms', () => {
  // 100, 200 is 350 left of the center and 120 above it: at twice the size it would be as far again from there.
  const near = zoomView(whole, 2, 100, 200, size);
  expect(near).toEqual({ zoom: 2, isFollowing: false, left: 350, top: 120 });
  expect(isFitted(near)).toBe(false);
  expect(isFitted(zoomView(near, 0.5, 100, 200, size))).toBe(true);
});

it('the whole picture cannot be zoomed out or moved; around a figure there is more to see', () => {
  expect(zoomView(whole, 0.5, 100, 200, size)).toEqual(whole);
  expect(moveView(whole, 50, 50, size)).toMatchObject({ left: 0, top: 0 });
  expect(zoomView(createFittedView(true), 0.5, 450, 320, size).zoom).toBe(0.5);
});

it('half of the picture stays in view', () => {
  const near = zoomView(whole, 2, 450, 320, size);
  expect(moveView(near, 5000, -5000, size)).toMatchObject({ left: 900, top: -640 });
});

it('steps lead to the next zoom, and nowhere from the last', () => {
  expect(getZoomFactor(whole, 'in')).toBe(1.25);
  expect(getZoomFactor(whole, 'out')).toBe(1);
  expect(getZoomFactor({ ...whole, zoom: 1.1 }, 'out')).toBeCloseTo(1 / 1.1);
  expect(getZoomFactor({ ...whole, zoom: 8 }, 'in')).toBe(1);
});
