import { expect, it } from 'vitest';
import { readInsights } from '@exer/pose-log/insights.ts';
import { repetitionsOf } from './repetitions.ts';

it('marks each step of a walk by its heel strike, counted by side', () => {
  const walk = readInsights({
    heelStrikeFrames: { left: [34, 71], right: [89, 14, 700] },
    resultFrames: { 'Gait Speed': [0, 150] },
  });
  // Frames are counted from 0: one of 89 frames has none of that number.
  expect(repetitionsOf(walk, 89).map(({ frame }) => frame)).toEqual([14, 34, 71]);
  expect(repetitionsOf(walk, 90).map(({ frame }) => frame)).toEqual([14, 34, 71, 89]);
  expect(repetitionsOf(walk, 151)).toEqual([
    { frame: 14, number: 1, side: 'right' },
    { frame: 34, number: 1, side: 'left' },
    { frame: 71, number: 2, side: 'left' },
    { frame: 89, number: 2, side: 'right' },
  ]);
});

it('marks the frames at which a result was taken where there are no steps, each result counted for itself', () => {
  const stands = readInsights({ resultFrames: { Repetitions: [44, 12, 999], Time: 30 } });
  expect(repetitionsOf(stands, 60)).toEqual([
    { frame: 12, number: 1, side: null },
    { frame: 30, number: 1, side: null },
    { frame: 44, number: 2, side: null },
  ]);
});

it('marks nothing where nothing is told, or what is told is damaged', () => {
  expect(repetitionsOf(readInsights(null), 60)).toEqual([]);
  expect(repetitionsOf(readInsights({ heelStrikeFrames: { left: 'soon', right: [-1, 2.5] } }), 60)).toEqual([]);
});
