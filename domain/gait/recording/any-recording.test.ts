import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkFaults } from '../../../contract/enumerations.ts';
import { NUMBERS_PER_POINT, type Recording } from '../../replay/recording.ts';
import { skeletons } from '../../replay/skeleton.ts';
import { measuresIn } from './testing/measured-walk.ts';
import { syntheticWalk, type Walker } from './testing/synthetic-walker.ts';
import { walkOf } from './walk-of.ts';
import { isWalkFault, type Scale, type Walk } from './walk.ts';

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
const metresOf = ({ speed = 1, strideTime = 1 }: Partial<Walker>) => Math.max(3, speed * strideTime * 5);
const recordingOf = (walker: Partial<Walker>) =>
  syntheticWalk({ ...walker, statedFps: walker.fps, metres: metresOf(walker) }).recording;
const walkIn = (recording: Recording): Walk => {
  const walk = walkOf(recording);
  if (isWalkFault(walk)) throw new Error(walk);
  return walk;
};
const valuesOf = (recording: Recording, scale: Scale | null = { pixelsPerMetre: 150 }) =>
  [...measuresIn(walkIn(recording), scale)].map(([name, { value, count }]) => [name, value, count]);
const alike = (values: unknown[][]) =>
  values.map(([name, value, count]) => [name, expect.closeTo(value as number, 3) as number, count]);
const changedXY = (recording: Recording, change: (value: number, isX: boolean) => number): Recording => ({
  ...recording,
  joints: recording.joints.map((value, at) =>
    at % NUMBERS_PER_POINT === 2 ? value : change(value, at % NUMBERS_PER_POINT === 0),
  ),
});

describe('whatever way somebody walks', { timeout: 60_000 }, () => {
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

  it('what is told of it with joints missing is right, or nothing is told', () => {
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
        const stated = { ...walker, noise: 0, metres: metresOf(walker), statedFps: walker.fps, confidence };
        const { recording, truth } = syntheticWalk(stated);
        const walk = walkOf(recording);
        if (isWalkFault(walk)) return;
        const measures = measuresIn(walk, { pixelsPerMetre: 150 });
        const off = (name: string, expected: number) => Math.abs((measures.get(name)?.value ?? expected) - expected);
        expect(off('avgSpeed', walker.speed)).toBeLessThan(0.03 * walker.speed);
        expect(off('strideTime', walker.strideTime)).toBeLessThan(0.04);
        expect(off('strideLength', truth.strideLength)).toBeLessThan(0.04);
        expect(off('leftStepTime', truth.stepTime.left)).toBeLessThan(0.04);
        expect(off('rightStepTime', truth.stepTime.right)).toBeLessThan(0.04);
      }),
      { numRuns: 40 },
    );
  });
});

describe('of any recording', { timeout: 60_000 }, () => {
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

  it('a walk is told or why not, and nothing is thrown', () => {
    const outcome = fc.check(
      fc.property(recordings, fc.boolean(), (recording, isFitting) => {
        const frames = isFitting ? 60 : recording.frames;
        const result = walkOf({ ...recording, frames });
        const scales = [null, { heightCm: 170 }, { pixelsPerMetre: 1 }];
        if (!isWalkFault(result)) return scales.every((scale) => measuresIn(result, scale).size >= 0);
        return walkFaults.includes(result);
      }),
      { numRuns: 150 },
    );
    expect(outcome.failed, fc.defaultReportMessage(outcome) ?? '').toBe(false);
  });

  it('one that runs backwards, or whose frames are mixed up, gives a fault or finite numbers', () => {
    fc.assert(
      fc.property(walkers, fc.integer({ min: 1, max: 400 }), (walker, stride) => {
        const recording = recordingOf(walker);
        const { frames, joints } = recording;
        for (const place of [(at: number) => frames - 1 - at, (at: number) => (at * stride) % frames]) {
          const mixed = new Float32Array(joints.length);
          for (let at = 0; at < frames; at += 1)
            mixed.set(joints.subarray(place(at) * perFrame, (place(at) + 1) * perFrame), at * perFrame);
          const result = walkOf({ ...recording, joints: mixed });
          if (isWalkFault(result)) expect(walkFaults).toContain(result);
          else
            for (const { value } of measuresIn(result, { heightCm: 170 }).values())
              expect(value).toSatisfy(Number.isFinite);
        }
      }),
      { numRuns: 15 },
    );
  });
});
