import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInsights } from '@exer/pose-log/insights.ts';
import { listPhaseMarkers } from './marks.ts';
import { alignByStart, type Alignable, alignByPhases } from './alignment.ts';

type Laps = [number | null, number | null, number | null, number | null];

const walk = (frames: number, [a, b, c, d]: Laps, cycles: object = {}, fps: number | null = 30): Alignable => ({
  frames,
  fps,
  markers: listPhaseMarkers(
    readInsights({
      lapInfo: { lap1StartFrame: a, lap1EndFrame: b, lap2StartFrame: c, lap2EndFrame: d },
      strideInfo: cycles,
    }),
  ),
});
const leftCycle = (startFrame: number, endFrame: number) => ({ left: { bestCycle: { startFrame, endFrame } } });

describe('two sessions laid together by their phases', () => {
  const before = walk(300, [20, 120, 140, 240]);
  // The second time the first lap takes half as long, the turn just as long, and the second lap twice as long.
  const after = walk(400, [50, 100, 120, 320]);
  const alignment = alignByPhases(before, after);

  it('OPEN-142 aligned sessions show each shared phase at the same moment', () => {
    expect([20, 120, 140, 240].map(alignment.frameOf)).toEqual([50, 100, 120, 320]);
    expect(alignment.phases).toEqual(['lap1Start', 'lap1End', 'lap2Start', 'lap2End']);
  });

  it('aligned sessions continue evenly between two phases', () => {
    expect([70, 130, 190].map(alignment.frameOf)).toEqual([75, 110, 220]);
  });

  it('aligned sessions go frame by frame before the first phase and after the last', () => {
    expect([0, 10, 250, 299].map(alignment.frameOf)).toEqual([30, 40, 330, 379]);
  });

  it('the alignment is the same in either direction', () => {
    const back = alignByPhases(after, before);
    expect([50, 75, 100, 110, 120, 220, 320].map(back.frameOf)).toEqual([20, 70, 120, 130, 140, 190, 240]);
    expect([0, 29, 30, 379, 380].map(back.covers)).toEqual([false, false, true, true, false]);
    expect([back.frameOf(0), back.frameOf(399)]).toEqual([0, 299]);
  });

  it('the alignment uses the phases that both sessions have', () => {
    const oneLap = walk(300, [null, 100, null, null], leftCycle(40, 70));
    const { phases, frameOf } = alignByPhases(oneLap, walk(300, [10, 160, 180, 250]));
    expect(phases).toEqual(['lap1End']);
    expect([40, 100, 150].map(frameOf)).toEqual([100, 160, 210]);
  });

  it('a cycle counts in the same lap only', () => {
    const inFirst = walk(300, [20, 120, 140, 240], leftCycle(60, 90));
    const alsoInFirst = walk(300, [30, 130, 150, 250], leftCycle(50, 80));
    const inSecond = walk(300, [30, 130, 150, 250], leftCycle(170, 200));
    expect([60, 90].map(alignByPhases(inFirst, alsoInFirst).frameOf)).toEqual([50, 80]);
    expect(alignByPhases(inFirst, inSecond).phases).toEqual(['lap1Start', 'lap1End', 'lap2Start', 'lap2End']);
    expect([60, 90].map(alignByPhases(inFirst, inSecond).frameOf)).toEqual([70, 100]);
  });

  it('phases beyond the end, or on the frame of another one, do not count', () => {
    expect(alignByPhases(walk(100, [20, 120, null, null]), walk(300, [30, 130, null, null])).phases).toEqual([
      'lap1Start',
    ]);
    expect(alignByPhases(walk(300, [20, 20, 140, null]), walk(300, [30, 130, 150, null])).phases).toEqual([
      'lap1Start',
      'lap2Start',
    ]);
  });
});

describe('two sessions without a phase in common', () => {
  const without = (frames: number, fps: number | null = 30) => walk(frames, [null, null, null, null], {}, fps);

  it('two sessions without a common phase begin together', () => {
    for (const { phases, frameOf, covers } of [
      alignByPhases(without(300), without(200)),
      alignByStart(walk(300, [20, 120, null, null]), walk(200, [50, 100, null, null])),
    ]) {
      expect(phases).toEqual([]);
      expect([0, 150, 199, 200, 299].map(frameOf)).toEqual([0, 150, 199, 199, 199]);
      expect([0, 199, 200].map(covers)).toEqual([true, true, false]);
    }
  });

  it('two sessions with different frame rates follow their clocks', () => {
    expect([0, 30, 90].map(alignByStart(without(300, 30), without(300, 60)).frameOf)).toEqual([0, 60, 180]);
    expect([0, 30, 90].map(alignByStart(without(300, 30), without(300, null)).frameOf)).toEqual([0, 30, 90]);
  });
});

it('an alignment never goes back, and never leaves the other recording', () => {
  const frame = fc.option(fc.nat(400));
  const any = fc
    .tuple(fc.integer({ min: 1, max: 400 }), frame, frame, frame, frame, fc.nat(400), fc.nat(400))
    .map(([frames, a, b, c, d, start, end]) => walk(frames, [a, b, c, d], leftCycle(start, end)));
  fc.assert(
    fc.property(any, any, (one, other) => {
      const { frameOf } = alignByPhases(one, other);
      const there = Array.from({ length: one.frames }, (_, here) => frameOf(here));
      expect(there.every((at) => Number.isInteger(at) && at >= 0 && at < other.frames)).toBe(true);
      expect(there.every((at, here) => here === 0 || at >= there[here - 1]!)).toBe(true);
    }),
  );
});
