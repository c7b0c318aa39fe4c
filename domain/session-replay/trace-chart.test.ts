import { expect, it } from 'vitest';
import { alignByPhases } from './alignment.ts';
import { alignTrace } from './trace.ts';
import {
  getColumn,
  toColumns,
  getFrameAtShare,
  findRange,
  createScale,
  formatSeconds,
  listTimeTicks,
  listRepetitions,
} from './trace-chart.ts';
import { readInsights } from '@exer/pose-log/insights.ts';

const none = Number.NaN;

it('a line of more frames than pixels keeps its peaks', () => {
  const values = new Float32Array(1000).fill(10);
  values[501] = 80;
  values[502] = -5;
  const { least, greatest } = toColumns(values, 100);
  expect([Math.max(...greatest), Math.min(...least)]).toEqual([80, -5]);
  expect(greatest.filter((value) => value === 80)).toHaveLength(1);
});

it('leaves columns empty where nothing was measured', () => {
  const { least, greatest } = toColumns(Float32Array.of(1, none, 3), 3);
  expect([[...least], [...greatest]]).toEqual([
    [1, none, 3],
    [1, none, 3],
  ]);
});

it('begins with the first frame and ends with the last, in either direction', () => {
  expect([0, 50, 100].map((frame) => getColumn(frame, 101, 301))).toEqual([0, 150, 300]);
  expect([-1, 0, 0.5, 1, 2].map((share) => getFrameAtShare(share, 101))).toEqual([0, 0, 50, 100, 100]);
  expect([getColumn(0, 1, 300), getFrameAtShare(0.7, 1)]).toEqual([0, 0]);
});

it('the range is that of all lines, and there is none of what was never seen', () => {
  expect(findRange([Float32Array.of(none, 3, 70), Float32Array.of(-4, none)])).toEqual({ least: -4, greatest: 70 });
  expect(findRange([Float32Array.of(none), new Float32Array()])).toBeNull();
});

it('the scale stands on full tens, and does not blow up what hardly moves', () => {
  expect(createScale({ least: -4, greatest: 62 })).toEqual({ least: -10, greatest: 70 });
  expect(createScale({ least: 0, greatest: 30 })).toEqual({ least: 0, greatest: 30 });
  expect(createScale({ least: 12, greatest: 14 })).toEqual({ least: 0, greatest: 30 });
  expect(createScale({ least: 12, greatest: 22 })).toEqual({ least: 10, greatest: 40 });
});

it('the trace of another recording lies at the frames of the first, and is empty where the other one is not recorded', () => {
  const one = { frames: 6, fps: 30, markers: [{ phase: 'lap1Start' as const, frame: 2 }] };
  const other = { frames: 3, fps: 30, markers: [{ phase: 'lap1Start' as const, frame: 1 }] };
  const [values] = alignTrace([Float32Array.of(10, 20, 30)], alignByPhases(one, other), 6);
  expect([...values!]).toEqual([none, 10, 20, 30, none, none]);
});

const texts = (frames: number, fps: number | null, width: number) =>
  listTimeTicks(frames, fps, width).map(({ text }) => text);

it('marks the time axis of a recording as closely as there is room', () => {
  // Nine seconds at 30 frames a second.
  expect(texts(271, 30, 900)).toEqual(['0 s', '1 s', '2 s', '3 s', '4 s', '5 s', '6 s', '7 s', '8 s', '9 s']);
  expect(texts(271, 30, 330)).toEqual(['0 s', '2 s', '4 s', '6 s', '8 s']);
  expect(texts(3 * 60 * 30 + 1, 30, 400)).toEqual(['0 s', '30 s', '1:00', '1:30', '2:00', '2:30', '3:00']);
});

it('counts seconds by the frames a second that the recording states, else by those of the replay', () => {
  expect(listTimeTicks(121, 60, 150)).toEqual([
    { frame: 0, text: '0 s' },
    { frame: 60, text: '1 s' },
    { frame: 120, text: '2 s' },
  ]);
  expect(listTimeTicks(61, null, 150)).toEqual([
    { frame: 0, text: '0 s' },
    { frame: 30, text: '1 s' },
    { frame: 60, text: '2 s' },
  ]);
});

it('marks the beginning of what is a single frame, or has no room', () => {
  expect(texts(1, 30, 900)).toEqual(['0 s']);
  expect(texts(10, 30, 0)).toEqual(['0 s']);
});

it('says seconds up to a minute, then minutes', () => {
  expect([0.5, 59, 60, 90, 600].map(formatSeconds)).toEqual(['0.5 s', '59 s', '1:00', '1:30', '10:00']);
});

it('marks each step of a walk by its heel strike, counted by side', () => {
  const walk = readInsights({
    heelStrikeFrames: { left: [34, 71], right: [89, 14, 700] },
    resultFrames: { 'Gait Speed': [0, 150] },
  });
  // Frames are counted from 0: one of 89 frames has none of that number.
  expect(listRepetitions(walk, 89).map(({ frame }) => frame)).toEqual([14, 34, 71]);
  expect(listRepetitions(walk, 90).map(({ frame }) => frame)).toEqual([14, 34, 71, 89]);
  expect(listRepetitions(walk, 151)).toEqual([
    { frame: 14, number: 1, side: 'right' },
    { frame: 34, number: 1, side: 'left' },
    { frame: 71, number: 2, side: 'left' },
    { frame: 89, number: 2, side: 'right' },
  ]);
});

it('marks the frames at which a result was taken where there are no steps, each result counted for itself', () => {
  const stands = readInsights({ resultFrames: { Repetitions: [44, 12, 999], Time: 30 } });
  expect(listRepetitions(stands, 60)).toEqual([
    { frame: 12, number: 1, side: null },
    { frame: 30, number: 1, side: null },
    { frame: 44, number: 2, side: null },
  ]);
});

it('marks nothing where nothing is told, or what is told is damaged', () => {
  expect(listRepetitions(readInsights(null), 60)).toEqual([]);
  expect(listRepetitions(readInsights({ heelStrikeFrames: { left: 'soon', right: [-1, 2.5] } }), 60)).toEqual([]);
});
