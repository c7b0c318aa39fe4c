import { describe, expect, it } from 'vitest';
import type { Recording } from '@exer/pose-log/recording.ts';
import { createChangedWalk, listFrames, jointOffset, analyzeSyntheticWalk } from '../testing/walk-fixtures.ts';
import type { Walker } from '../testing/synthetic-walker.ts';
import { analyzeWalk } from './analyze-walk.ts';
import { isWalkError, sides } from './walk.ts';

describe('foot events', () => {
  it.each([30, 60])('foot events are found within a fiftieth of a second at %d frames a second', (fps) => {
    const { walk, truth } = analyzeSyntheticWalk({ fps, statedFps: fps });
    for (const side of sides) {
      expect(walk.contacts[side].length).toBeGreaterThanOrEqual(5);
      for (const contact of walk.contacts[side])
        expect(Math.min(...truth.contacts[side].map((at) => Math.abs(contact / fps - at)))).toBeLessThan(0.02);
      for (const { toeOff: off, side: own } of walk.strides)
        expect(Math.min(...truth.toeOffs[own].map((at) => Math.abs(off! / fps - at)))).toBeLessThan(0.02);
    }
  });

  it('foot events in turns are ignored', () => {
    const { walk, truth, walker } = analyzeSyntheticWalk({ passes: 3, passMeters: 6 });
    expect(walk.passes.map(({ direction }) => direction)).toEqual([1, -1, 1]);
    walk.passes.forEach(({ from, to }, pass) => {
      // Less than a fifth of the half circle at either end, where the way still goes across the picture.
      expect(from / walker.fps).toBeGreaterThan(truth.passes[pass]!.from - 0.35);
      expect(to / walker.fps).toBeLessThan(truth.passes[pass]!.to + 0.35);
    });
    expect(
      walk.strides.every(({ from, to, pass }) => from >= walk.passes[pass]!.from && to <= walk.passes[pass]!.to),
    ).toBe(true);
  });

  it('a stride whose end was not seen is left out', () => {
    // The left heel is hidden for a tenth of a second around one of its contacts, at 3.3 s.
    const confidence: Walker['confidence'] = (joint, frame) =>
      joint === 'leftHeel' && frame > 96 && frame < 101 ? 0 : 1;
    const [all, fewer] = [analyzeSyntheticWalk(), analyzeSyntheticWalk({ confidence })];
    const left = ({ walk }: typeof all) => walk.strides.filter(({ side }) => side === 'left').length;
    expect(left(fewer)).toBe(left(all) - 2);
    expect(Math.abs(fewer.measures.get('strideTime')!.value - 1.1)).toBeLessThan(0.008);
  });
});

describe('joints that the pose model misread', () => {
  const strideTimeOf = (recording: Recording): [number, number] => {
    const walk = analyzeWalk(recording);
    if (isWalkError(walk)) throw new Error(walk);
    const times = walk.strides.map(({ from, to }) => (to - from) / walk.fps);
    return [Math.min(...times), Math.max(...times)];
  };

  it('joints that leap away for a frame or two do not change the result', () => {
    const [shortest, longest] = strideTimeOf(
      createChangedWalk((joints, recording) => {
        for (const frame of listFrames(recording).filter((each) => each % 17 < 2))
          for (const name of ['leftHeel', 'rightHeel', 'midHips', 'leftHip']) joints[jointOffset(frame, name)]! += 300;
      }),
    );
    expect(shortest).toBeGreaterThan(1.07);
    expect(longest).toBeLessThan(1.13);
  });

  it('legs that are swapped for some frames do not change the result', () => {
    const legs = ['Knee', 'Ankle', 'Heel', 'BigToe'];
    const [shortest, longest] = strideTimeOf(
      createChangedWalk((joints, recording) => {
        // Around contacts, when the legs are farthest apart.
        for (const frame of listFrames(recording).filter((each) => (each + 1) % 33 < 4))
          for (const part of legs)
            for (const number of [0, 1]) {
              const [left, right] = [
                jointOffset(frame, `left${part}`) + number,
                jointOffset(frame, `right${part}`) + number,
              ];
              [joints[left], joints[right]] = [joints[right]!, joints[left]!];
            }
      }),
    );
    expect(shortest).toBeGreaterThan(1.08);
    expect(longest).toBeLessThan(1.12);
  });

  it('coordinates that are not numbers do not change the result', () => {
    const recording = createChangedWalk((joints) => {
      for (let at = 0; at < joints.length; at += 97) joints[at] = [Number.NaN, Number.POSITIVE_INFINITY, 1e30][at % 3]!;
    });
    const walk = analyzeWalk(recording);
    if (isWalkError(walk)) return expect(walk).toBe('TOO_FEW_STRIDES');
    for (const { from, to } of walk.strides) expect(Math.abs((to - from) / walk.fps - 1.1)).toBeLessThan(0.03);
  });
});
