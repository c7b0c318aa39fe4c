import { expect, it } from 'vitest';
import { alignByPhases } from '../align/by-phases.ts';
import { alignedTrace } from './aligned-trace.ts';
import { columnOf, columnsOf, frameAtShare, rangeOf, scaleOf } from './trace-columns.ts';

const none = Number.NaN;

it('a line of more frames than pixels keeps its peaks', () => {
  const values = new Float32Array(1000).fill(10);
  values[501] = 80;
  values[502] = -5;
  const { least, greatest } = columnsOf(values, 100);
  expect([Math.max(...greatest), Math.min(...least)]).toEqual([80, -5]);
  expect(greatest.filter((value) => value === 80)).toHaveLength(1);
});

it('leaves columns empty where nothing was measured', () => {
  const { least, greatest } = columnsOf(Float32Array.of(1, none, 3), 3);
  expect([[...least], [...greatest]]).toEqual([
    [1, none, 3],
    [1, none, 3],
  ]);
});

it('begins with the first frame and ends with the last, in either direction', () => {
  expect([0, 50, 100].map((frame) => columnOf(frame, 101, 301))).toEqual([0, 150, 300]);
  expect([-1, 0, 0.5, 1, 2].map((share) => frameAtShare(share, 101))).toEqual([0, 0, 50, 100, 100]);
  expect([columnOf(0, 1, 300), frameAtShare(0.7, 1)]).toEqual([0, 0]);
});

it('the range is that of all lines, and there is none of what was never seen', () => {
  expect(rangeOf([Float32Array.of(none, 3, 70), Float32Array.of(-4, none)])).toEqual({ least: -4, greatest: 70 });
  expect(rangeOf([Float32Array.of(none), new Float32Array()])).toBeNull();
});

it('the scale stands on full tens, and does not blow up what hardly moves', () => {
  expect(scaleOf({ least: -4, greatest: 62 })).toEqual({ least: -10, greatest: 70 });
  expect(scaleOf({ least: 0, greatest: 30 })).toEqual({ least: 0, greatest: 30 });
  expect(scaleOf({ least: 12, greatest: 14 })).toEqual({ least: 0, greatest: 30 });
  expect(scaleOf({ least: 12, greatest: 22 })).toEqual({ least: 10, greatest: 40 });
});

it('the trace of another recording lies at the frames of the first, and is empty where the other one is not recorded', () => {
  const one = { frames: 6, fps: 30, markers: [{ phase: 'lap1Start' as const, frame: 2 }] };
  const other = { frames: 3, fps: 30, markers: [{ phase: 'lap1Start' as const, frame: 1 }] };
  const [values] = alignedTrace([Float32Array.of(10, 20, 30)], alignByPhases(one, other), 6);
  expect([...values!]).toEqual([none, 10, 20, 30, none, none]);
});
