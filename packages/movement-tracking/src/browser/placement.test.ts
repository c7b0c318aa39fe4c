import { expect, it } from 'vitest';
import type { TrackedFrame } from '../recording.ts';
import { evaluatePlacement } from './placement.ts';

const frame = (points: Record<string, [number, number, number?]>): TrackedFrame => ({
  t: 0,
  joints: Object.fromEntries(
    Object.entries(points).map(([name, [x, y, confidence = 0.95]]) => [name, { x, y, confidence }]),
  ),
});
const evaluate = (points: Record<string, [number, number, number?]>, brightness = 0.5) =>
  evaluatePlacement('hands', { frame: frame(points), width: 640, height: 480, brightness });

it.each([
  ['a hand of half the height', { leftWrist: [300, 400], leftMiddleTip: [300, 160] }, 'good'],
  ['no hand', {}, 'notSeen'],
  ['a fingertip above the picture', { leftWrist: [300, 200], leftMiddleTip: [300, -4] }, 'outside'],
  ['a hand near the right edge', { leftWrist: [600, 400], leftMiddleTip: [600, 160] }, 'good'],
  ['a fingertip below the picture', { leftWrist: [300, 250], leftMiddleTip: [300, 484] }, 'outside'],
  ['a hand as high as the picture', { leftWrist: [300, 470], leftMiddleTip: [300, 10] }, 'tooNear'],
  ['a hand of a tenth of the height', { leftWrist: [300, 200], leftMiddleTip: [300, 152] }, 'tooFar'],
  ['an unsure hand', { leftWrist: [300, 400, 0.6], leftMiddleTip: [300, 160, 0.6] }, 'unsure'],
] as const)('TELE-02 %s: %s', (_what, points, expected) => {
  expect(evaluate(points as never)).toBe(expected);
});

it('TELE-02 darkness is reported before anything else', () => {
  expect(evaluate({}, 0.1)).toBe('dark');
});

it('TELE-04 a body needs arms and hips in the picture, but no feet', () => {
  const points = ['Shoulder', 'Elbow', 'Wrist', 'Hip'].flatMap((part, at) => [
    [`left${part}`, [380, 150 + at * 60]],
    [`right${part}`, [260, 150 + at * 60]],
  ]);
  const body = { ...Object.fromEntries(points), leftAnkle: [380, 620, 0.1] } as Record<string, [number, number]>;
  const seen = (extra: Record<string, [number, number, number?]>) =>
    evaluatePlacement('body', { frame: frame({ ...body, ...extra }), width: 640, height: 480, brightness: 0.5 });
  expect(seen({})).toBe('good');
  expect(seen({ rightWrist: [-10, 270] })).toBe('outside');
});
