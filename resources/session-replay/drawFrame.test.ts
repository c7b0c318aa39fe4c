import { expect, it } from 'vitest';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { fakeCanvas } from '../../tests/component/fakeCanvas.ts';
import { drawFrame } from './drawFrame.ts';

type Joint = readonly [x: number, y: number, confidence: number];
const asItIs = { scale: 1, left: 0, top: 0 };

/** Strokes of a frame. */
function strokesOf(kind: LogKind, joints: Record<string, Joint>, place = asItIs) {
  const reader = createLogReader(kind);
  const points = Object.entries(joints).map(([name, [x, y, confidence]]) => [
    name,
    { x, y, confidence, hexColor: '#00ff00' },
  ]);
  const frame = { [kind === 'pose-log' ? 'keypoints' : 'joints']: Object.fromEntries(points) as object };
  reader.write(JSON.stringify({ meta: { scanVersion: '2.18.0' }, frames: [{}, frame] }));
  const recording = reader.end();
  if (isLogError(recording)) throw new Error(recording);
  const drawn = fakeCanvas();
  drawFrame(document.createElement('canvas').getContext('2d')!, recording, 1, place, 1);
  return drawn.strokes;
}

it.each([
  ['REPLAY-07', 'pose-log', ['rightHip', 'rightKnee'], 0.5, 0.49],
  ['REPLAY-08', 'hands-log', ['rightWrist', 'rightThumbCMC'], 0.4, 0.39],
] as const)('%s has no link of which both ends are too uncertain', (_, kind, [from, to], enough, tooLittle) => {
  const drawn = (one: number, other: number) => strokesOf(kind, { [from]: [10, 20, one], [to]: [30, 40, other] });
  const link = [{ colour: '#00ffff', lines: [[10, 20, 30, 40]] }];
  expect(drawn(enough, enough)).toEqual(link);
  expect(drawn(enough, tooLittle)).toEqual(link);
  expect(drawn(0, enough)).toEqual(link);
  expect(drawn(tooLittle, tooLittle)).toEqual([]);
});

it('REPLAY-09 the left hand is magenta and the right hand cyan', () => {
  const hand = (side: string, x: number) => ({
    [`${side}Wrist`]: [x, 0, 1] as const,
    [`${side}IndexMCP`]: [x + 5, 5, 1] as const,
  });
  expect(strokesOf('hands-log', { ...hand('left', 100), ...hand('right', 200) })).toEqual([
    { colour: '#ff00ff', lines: [[100, 0, 105, 5]] },
    { colour: '#00ffff', lines: [[200, 0, 205, 5]] },
  ]);
});

it('OPEN-143 bodies have the same colors, and points without a side are white', () => {
  const joints = { nose: [5, 1, 1], neck: [5, 2, 1], leftShoulder: [4, 2, 1], rightShoulder: [6, 2, 1] } as const;
  expect(strokesOf('pose-log', joints)).toEqual([
    { colour: '#ffffff', lines: [[5, 1, 5, 2]] },
    { colour: '#ff00ff', lines: [[5, 2, 4, 2]] },
    { colour: '#00ffff', lines: [[5, 2, 6, 2]] },
  ]);
});

it('a joint that was not measured has no link', () => {
  expect(strokesOf('pose-log', { leftHip: [10, 10, 1], leftKnee: [Number.NaN, 40, 1] })).toEqual([]);
  expect(strokesOf('pose-log', { leftHip: [10, 10, 1] })).toEqual([]);
});

it('REPLAY-06 a larger recording is scaled to the canvas', () => {
  const [stroke] = strokesOf(
    'pose-log',
    { leftHip: [100, 200, 1], leftKnee: [300, 400, 1] },
    { scale: 0.5, left: 7, top: 160 },
  );
  expect(stroke!.lines).toEqual([[57, 260, 157, 360]]);
});
