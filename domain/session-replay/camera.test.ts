import { expect, it } from 'vitest';
import { createRecording, standingFrame } from '@exer/gait-analysis/testing/drawn-recording.ts';
import { createCamera } from './camera.ts';
import { defaultCanvas, gaitCanvas } from './canvas.ts';
import { createFittedView } from './view.ts';

/** Somebody 365 pixels tall and 40 wide who walks 6 pixels to the right in each frame, from 390 on. */
const walk = createRecording(
  'pose-log',
  Array.from({ length: 61 }, (_, at) =>
    Object.fromEntries(Object.entries(standingFrame).map(([name, [x, y]]) => [name, [x + 6 * at, y] as const])),
  ),
);

it('shows the picture as it was recorded', () => {
  const { place } = createCamera(walk, defaultCanvas).aim(createFittedView(false), 30);
  expect(place).toEqual({ scale: 1, left: 0, top: 0 });
});

it('zooms the picture around the center of the canvas', () => {
  const { place } = createCamera(walk, defaultCanvas).aim({ ...createFittedView(false), zoom: 2 }, 30);
  expect(place).toEqual({ scale: 2, left: -450, top: -320 });
});

it('REPLAY-06 a figure that is followed fills the canvas and stays in its middle', () => {
  const camera = createCamera(walk, gaitCanvas);
  for (const frame of [20, 40]) {
    const { place } = camera.aim(createFittedView(true), frame);
    // From the nose at 95 to the heel at 460: 365 pixels are 86 of 100 parts of 640.
    expect(365 * place.scale).toBeCloseTo(0.86 * 640, 3);
    expect((410 + 6 * frame) * place.scale + place.left).toBeCloseTo(240, 3);
    expect(277.5 * place.scale + place.top).toBeCloseTo(320, 3);
  }
});

it('stays in the middle where nothing was measured', () => {
  const empty = createRecording('pose-log', [{}]);
  const { place } = createCamera(empty, defaultCanvas).aim(createFittedView(true), 0);
  expect(place).toEqual({ scale: 1, left: 0, top: 0 });
});
