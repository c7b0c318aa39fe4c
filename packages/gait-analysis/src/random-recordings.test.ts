import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkErrors } from '../../../contract/platform/enumerations.ts';
import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import { measureByName } from '../testing/walk-fixtures.ts';
import { createSyntheticWalk, type Walker } from '../testing/synthetic-walker.ts';
import { analyzeWalk } from './analyze-walk.ts';
import { isWalkError, type Scale, type Walk } from './walk.ts';

const skeleton = skeletons['pose-log'];
const perFrame = skeleton.points.length * NUMBERS_PER_POINT;

const walkers = fc.record({
  speed: fc.double({ min: 0.3, max: 1.8, noNaN: true }),
  strideTime: fc.double({ min: 0.9, max: 1.5, noNaN: true }),
  rightStepShare: fc.double({ min: 0.45, max: 0.55, noNaN: true }),
  noise: fc.double({ min: 0, max: 1.5, noNaN: true }),
  fps: fc.constantFrom(24, 30, 50),
  seed: fc.nat(9999),
  passes: fc.constantFrom(1, 2),
}) satisfies fc.Arbitrary<Partial<Walker>>;

/** Far enough for some strides. */
const choosePassLength = ({ speed = 1, strideTime = 1 }: Partial<Walker>) => Math.max(3, speed * strideTime * 5);
const recordingOf = (walker: Partial<Walker>) =>
  createSyntheticWalk({ ...walker, statedFps: walker.fps, passMeters: choosePassLength(walker) }).recording;
const walkIn = (recording: Recording): Walk => {
  const walk = analyzeWalk(recording);
  if (isWalkError(walk)) throw new Error(walk);
  return walk;
};
const valuesOf = (recording: Recording, scale: Scale | null = { pixelsPerMetre: 150 }) =>
  [...measureByName(walkIn(recording), scale)].map(([name, { value, count }]) => [name, value, count]);
const alike = (values: unknown[][]) =>
  values.map(([name, value, count]) => [name, expect.closeTo(value as number, 3) as number, count]);
const changedXY = (recording: Recording, change: (value: number, isX: boolean) => number): Recording => ({
  ...recording,
  joints: recording.joints.map((value, at) =>
    at % NUMBERS_PER_POINT === 2 ? value : change(value, at % NUMBERS_PER_POINT === 0),
  ),
});

describe('any way of walking', { timeout: 60_000 }, () => {
  it('a mirrored picture changes the direction and nothing else', () => {
    fc.assert(
      fc.property(walkers, (walker) => {
        const recording = recordingOf(walker);
        const mirrored = changedXY(recording, (value, isX) => (isX ? 1000 - value : value));
        expect(alike(valuesOf(mirrored))).toEqual(valuesOf(recording).map((each) => [...each]));
        const directions = (of: Recording) => walkIn(of).passes.map(({ direction }) => direction);
        expect(directions(mirrored)).toEqual(directions(recording).map((direction) => -direction));
      }),
      { numRuns: 15 },
    );
  });

  it('a larger or smaller picture changes no time, and its lengths by its scale alone', () => {
    fc.assert(
      fc.property(walkers, fc.double({ min: 0.3, max: 4, noNaN: true }), (walker, factor) => {
        const recording = recordingOf(walker);
        const scaled = changedXY(recording, (value) => value * factor);
        expect(alike(valuesOf(scaled, { pixelsPerMetre: 150 * factor }))).toEqual(valuesOf(recording));
        expect(alike(valuesOf(scaled, { heightCm: 170 }))).toEqual(valuesOf(recording, { heightCm: 170 }));
      }),
      { numRuns: 15 },
    );
  });

  it('measures with joints missing are right, or there are none', () => {
    const missing = fc.record({
      from: fc.nat(80),
      frames: fc.nat(60),
      every: fc.integer({ min: 2, max: 9 }),
      joints: fc.subarray([...skeleton.points], { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(walkers, missing, (walker, { from, frames, every, joints }) => {
        const confidence: Walker['confidence'] = (joint, frame) =>
          joints.includes(joint) && (frame % (every * 10) === 0 || (frame >= from && frame < from + frames))
            ? 0.1
            : 0.9;
        const stated = { ...walker, noise: 0, passMeters: choosePassLength(walker), statedFps: walker.fps, confidence };
        const { recording, truth } = createSyntheticWalk(stated);
        const walk = analyzeWalk(recording);
        if (isWalkError(walk)) return;
        const measures = measureByName(walk, { pixelsPerMetre: 150 });
        // As docs/GAIT.md states it of damaged logs: within the tolerance or the given interval.
        const expectRight = (name: string, expected: number, tolerance: number) => {
          const { value = expected, plusMinus = 0 } = measures.get(name) ?? {};
          expect(Math.abs(value - expected), name).toBeLessThan(Math.max(tolerance, plusMinus));
        };
        expectRight('avgSpeed', walker.speed, 0.03 * walker.speed);
        expectRight('strideTime', walker.strideTime, 0.04);
        expectRight('strideLength', truth.strideLength, 0.04);
        expectRight('leftStepTime', truth.stepTime.left, 0.04);
        expectRight('rightStepTime', truth.stepTime.right, 0.04);
      }),
      {
        numRuns: 40,
        examples: [
          // Of ten steps one is cut short by the turn: the mean is 0.041 s off, and its interval says so.
          [
            { speed: 0.3, strideTime: 1.4961, rightStepShare: 0.45, noise: 0, fps: 24, seed: 0, passes: 2 },
            { from: 0, frames: 16, every: 2, joints: ['midHips', 'rightHip', 'rightBigToe'] },
          ],
        ],
      },
    );
  });
});

describe('any recording', { timeout: 60_000 }, () => {
  const number = fc.oneof(
    fc.double({ min: 0, max: 900 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1e30, 0, 1e9),
  );
  const recordings: fc.Arbitrary<Recording> = fc.record({
    skeleton: fc.constantFrom(skeleton, skeletons['hands-log']),
    poseModel: fc.constant(null),
    scanVersion: fc.constant('2.20.0'),
    frames: fc.integer({ min: -1, max: 90 }),
    joints: fc
      .array(number, { maxLength: 40 })
      .map((numbers) =>
        Float32Array.from({ length: 60 * perFrame }, (_, at) => numbers[at % (numbers.length || 1)] ?? Number.NaN),
      ),
    width: fc.constant(null),
    height: fc.constant(null),
    fps: fc.option(fc.oneof(fc.constant(30), fc.double())),
    times: fc.option(fc.array(fc.double(), { maxLength: 90 }).map((times) => Float64Array.from(times))),
  });

  it('the result is a walk or an error, and nothing is thrown', () => {
    const outcome = fc.check(
      fc.property(recordings, fc.boolean(), (recording, isFitting) => {
        const frames = isFitting ? 60 : recording.frames;
        const result = analyzeWalk({ ...recording, frames });
        const scales = [null, { heightCm: 170 }, { pixelsPerMetre: 1 }];
        if (!isWalkError(result)) return scales.every((scale) => measureByName(result, scale).size >= 0);
        return walkErrors.includes(result);
      }),
      { numRuns: 150 },
    );
    expect(outcome.failed, fc.defaultReportMessage(outcome) ?? '').toBe(false);
  });

  it('a recording that runs backwards, or has mixed up frames, gives an error or finite numbers', () => {
    fc.assert(
      fc.property(walkers, fc.integer({ min: 1, max: 400 }), (walker, stride) => {
        const recording = recordingOf(walker);
        const { frames, joints } = recording;
        for (const place of [(at: number) => frames - 1 - at, (at: number) => (at * stride) % frames]) {
          const mixed = new Float32Array(joints.length);
          for (let at = 0; at < frames; at += 1)
            mixed.set(joints.subarray(place(at) * perFrame, (place(at) + 1) * perFrame), at * perFrame);
          const result = analyzeWalk({ ...recording, joints: mixed });
          if (isWalkError(result)) expect(walkErrors).toContain(result);
          else
            for (const { value } of measureByName(result, { heightCm: 170 }).values())
              expect(value).toSatisfy(Number.isFinite);
        }
      }),
      { numRuns: 15 },
    );
  });
});
