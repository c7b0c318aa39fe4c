import { describe, expect, it } from 'vitest';
import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import {
  createChangedWalk,
  listFrames,
  NUMBERS_PER_FRAME,
  jointOffset,
  analyzeSyntheticWalk,
} from '../testing/walk-fixtures.ts';
import { createSyntheticWalk, type Walker } from '../testing/synthetic-walker.ts';
import { analyzeWalk } from './analyze-walk.ts';
import { isWalkError } from './walk.ts';

describe('a recording that is not a walk seen from the side', () => {
  const faultOf = (stated: Partial<Walker>, change: Parameters<typeof createChangedWalk>[0] = () => undefined) => {
    const result = analyzeWalk(createChangedWalk(change, stated));
    return isWalkError(result) ? result : 'measured';
  };
  const only =
    (seen: RegExp): Walker['confidence'] =>
    (joint) =>
      seen.test(joint) ? 0.9 : 0;

  it('a recording without a frame rate, or with one too low to show a step, is not measured', () => {
    expect(faultOf({ statedFps: null, isStamped: false })).toBe('NO_FRAME_RATE');
    expect(faultOf({ fps: 5, statedFps: 5 })).toBe('NO_FRAME_RATE');
    for (const statedFps of [Number.NaN, 0, -30, Number.POSITIVE_INFINITY])
      expect(faultOf({ statedFps, isStamped: false })).toBe('NO_FRAME_RATE');
  });

  it('a recording without legs is not measured', () => {
    expect(faultOf({ confidence: only(/Shoulder|Elbow|neck|nose/) })).toBe('NO_LEGS');
    expect(faultOf({ confidence: () => 0 })).toBe('NO_LEGS');
    expect(faultOf({ confidence: () => 0.49 })).toBe('NO_LEGS');
    expect(faultOf({ confidence: (_, frame) => (frame < 20 ? 1 : 0) })).toBe('NO_LEGS');
  });

  it('a person who stands or walks on the spot is not measured', () => {
    expect(faultOf({ speed: 0.05, passMeters: 0.5, strideTime: 1.5 })).toBe('NO_WALK');
    const onTheSpot = (joints: Float32Array, recording: Recording) => {
      for (const frame of listFrames(recording)) {
        const hips = joints[jointOffset(frame, 'midHips')]!;
        for (let at = frame * NUMBERS_PER_FRAME; at < (frame + 1) * NUMBERS_PER_FRAME; at += NUMBERS_PER_POINT)
          joints[at]! -= hips - 400;
      }
    };
    expect(faultOf({}, onTheSpot)).toBe('NO_WALK');
  });

  it('a walk seen from the front is not measured', () => {
    for (const viewDegrees of [45, 60, 75, -60]) expect(faultOf({ viewDegrees })).toBe('NOT_FROM_THE_SIDE');
    expect(['NOT_FROM_THE_SIDE', 'NO_WALK']).toContain(faultOf({ viewDegrees: 90 }));
  });

  it('a recording of too few steps, or shorter than a second, is not measured', () => {
    expect(faultOf({ passMeters: 1.8 })).toBe('TOO_FEW_STRIDES');
    expect(faultOf({ passMeters: 0.7 })).toBe('TOO_FEW_STRIDES');
  });

  it('a damaged recording, or one longer than two hours, is not measured', () => {
    const { recording } = createSyntheticWalk();
    for (const frames of [0, -1, Number.NaN, 7]) expect(analyzeWalk({ ...recording, frames })).toBe('UNREADABLE');
    expect(analyzeWalk({ ...recording, skeleton: skeletons['hands-log'] })).toBe('UNREADABLE');
    const times = Float64Array.from(recording.times!, (at, frame) => (frame < 100 ? at : at + 90_000));
    expect(analyzeWalk({ ...recording, times })).toBe('TOO_LONG');
  });
});

describe('remarks on a walk', () => {
  const remarksOf = (stated: Partial<Walker>) => analyzeSyntheticWalk({ passes: 2, ...stated }).walk.quality.remarks;

  it('a walk that was seen well has no remarks', () => {
    expect(remarksOf({})).toEqual([]);
    expect(analyzeSyntheticWalk({ passes: 2 }).walk.quality).toMatchObject({ strides: 20, seen: 100 });
  });

  it.each([
    ['FEW_STRIDES', { passes: 1, passMeters: 5 }],
    ['JOINTS_MISSING', { confidence: (joint) => (joint === 'rightHeel' ? 0 : 1) }],
    ['JOINTS_MISSING', { confidence: (joint) => (joint.endsWith('BigToe') ? 0 : 1) }],
    ['LOW_CONFIDENCE', { confidence: (joint, frame) => (joint === 'leftKnee' && frame % 3 === 0 ? 0.4 : 1) }],
    ['LOW_FRAME_RATE', { fps: 20, statedFps: 20 }],
    ['FRAMES_MISSING', { isFrameLost: (frame) => frame % 30 === 29 }],
  ] satisfies [string, Partial<Walker>][])('%s', (remark, stated) => expect(remarksOf(stated)).toEqual([remark]));

  it('a leg that was never seen has no steps, and the walk says so', () => {
    const hidden: Walker['confidence'] = (joint) => (/right(Knee|Ankle|Heel|BigToe)/.test(joint) ? 0 : 1);
    const { walk, measures } = analyzeSyntheticWalk({ confidence: hidden });
    expect(walk.quality.remarks).toContain('JOINTS_MISSING');
    expect([...measures.keys()]).toEqual(['avgSpeed', 'strideLength', 'strideTime', 'leftStancePhase']);
  });
});

it('two hours of walking are measured whole', { tags: 'thorough', timeout: 120_000 }, () => {
  const { recording } = createSyntheticWalk({ passes: 6 });
  const laps = Math.floor(216_000 / recording.frames);
  const joints = new Float32Array(recording.joints.length * laps);
  for (let lap = 0; lap < laps; lap += 1) joints.set(recording.joints, lap * recording.joints.length);
  const walk = analyzeWalk({ ...recording, frames: recording.frames * laps, joints, times: null });
  if (isWalkError(walk)) throw new Error(walk);
  expect(walk.strides.length).toBeGreaterThan(8000);
});
