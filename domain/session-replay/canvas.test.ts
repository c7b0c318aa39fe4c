import { expect, it } from 'vitest';
import { defaultCanvas, gaitCanvas, fitOnCanvas } from './canvas.ts';

it('REPLAY-05 the default canvas is 900 x 640', () => expect(defaultCanvas).toEqual({ width: 900, height: 640 }));

it('REPLAY-06 OPEN-141 the canvas for gait is 480 x 640', () =>
  expect(gaitCanvas).toEqual({ width: 480, height: 640 }));

it('shows a recording of that size as it is, and a larger one whole, in the middle', () => {
  expect(fitOnCanvas(defaultCanvas, { width: 900, height: 640 })).toEqual({ scale: 1, left: 0, top: 0 });
  const { scale, left, top } = fitOnCanvas(gaitCanvas, { width: 960, height: 640 });
  expect({ scale, left, top }).toEqual({ scale: 0.5, left: 0, top: 160 });
});
