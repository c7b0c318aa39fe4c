import { expect, it } from 'vitest';
import { readInsights } from '@exer/pose-log/insights.ts';
import { marksOf, neighbouringMark } from './marks.ts';

const insights = readInsights({
  lapInfo: { lap1StartFrame: 17, lap1EndFrame: 137, lap2StartFrame: 300 },
  strideInfo: { left: { bestCycle: { startFrame: 58, endFrame: 87 } } },
  resultFrames: { 'Max Flexion': 58, 'Heel Strikes': [25, 299, 300] },
});

it('REPLAY-12 REPLAY-13 OPEN-142 marks are the phases and the listed frames of the recording, in their order', () => {
  expect(marksOf(insights, 300)).toEqual([
    { frame: 17, phase: 'lap1Start' },
    { frame: 25, name: 'Heel Strikes' },
    { frame: 58, phase: 'leftCycleStart' },
    { frame: 58, name: 'Max Flexion' },
    { frame: 87, phase: 'leftCycleEnd' },
    { frame: 137, phase: 'lap1End' },
    { frame: 299, name: 'Heel Strikes' },
  ]);
  expect(marksOf(readInsights(null), 300)).toEqual([]);
});

it.each([
  [0, 1, 17],
  [17, 1, 25],
  [57, 1, 58],
  [58, 1, 87],
  [299, 1, null],
  [299, -1, 137],
  [58, -1, 25],
  [17, -1, null],
] as const)('from frame %d in direction %d comes %s', (frame, direction, next) => {
  expect(neighbouringMark(marksOf(insights, 300), frame, direction)).toBe(next);
});
