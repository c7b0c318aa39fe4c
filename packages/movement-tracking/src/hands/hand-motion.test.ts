import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnHand, handsAt, steadyTimes, type Bends } from '../../testing/drawn-hands.ts';
import type { TrackedRecording } from '../recording.ts';
import {
  type Finger,
  type HandSide,
  measureFingerMotion,
  measureHandMotion,
  isMeasured,
  type Motion,
} from './hand-motion.ts';

const times = steadyTimes(2);
/** Bends that go up and down once in two seconds, and are held for a moment at either end. */
const opening = (least: Bends, most: Bends) => (t: number) => {
  const share = Math.max(0, Math.min(1, 0.5 - 0.6 * Math.cos(Math.PI * t)));
  return Object.fromEntries(
    Object.entries(most).map(([finger, bends]) => [
      finger,
      bends.map((bend, at) => (least[finger as Finger]?.[at] ?? 0) * (1 - share) + bend * share),
    ]),
  );
};
const whole = (motion: Motion | string): Motion => {
  if (!isMeasured(motion)) throw new Error(motion);
  return motion;
};
const rounded = (motion: Motion | string) => {
  const { flexion, deficit, motion: between } = whole(motion);
  return [flexion, deficit, between].map(({ value }) => Math.round(value));
};
const fist: Bends = { index: [80, 95, 60], thumb: [50, 70] };
const open: Bends = { index: [5, 10, 0], thumb: [10, 0] };

describe('TELE-02 motion of fingers', () => {
  const recording = handsAt(times, (t) => drawnHand({ bends: opening(open, fist)(t), turned: 40, tilted: 20 }));

  it('TELE-02 the motion is how far the joints were bent in space, together and each', () => {
    const { total, joints, basis } = measureFingerMotion(recording, 'left', 'index');
    expect(basis).toBe('WORLD');
    expect(rounded(total)).toEqual([235, 15, 220]);
    expect(joints.map(({ joint, motion }) => [joint, ...rounded(motion)])).toEqual([
      ['MCP', 80, 5, 75],
      ['PIP', 95, 10, 85],
      ['DIP', 60, 0, 60],
    ]);
  });

  it('TELE-02 the motion of a thumb is that of its two joints', () => {
    const { total, joints } = measureFingerMotion(recording, 'left', 'thumb');
    expect(rounded(total)).toEqual([120, 10, 110]);
    expect(joints.map(({ joint }) => joint)).toEqual(['MP', 'IP']);
  });

  it('TELE-02 the motion names the frames of both extremes and how many values there were', () => {
    const total = whole(measureFingerMotion(recording, 'left', 'index').total);
    expect(total.frames).toBe(61);
    // Held from 0.81 s on, and from the beginning.
    expect([24, 25]).toContain(total.flexionAt);
    expect(total.deficitAt).toBeLessThanOrEqual(2);
  });

  it('TELE-02 the stated error is 22.5 degrees per joint in space, adds up over joints, and is larger in the picture', () => {
    const deep = measureFingerMotion(recording, 'left', 'index');
    const flat = measureFingerMotion(
      handsAt(times, () => drawnHand({ isDeep: false })),
      'left',
      'index',
    );
    expect(flat.basis).toBe('PICTURE');
    const joint = whole(deep.joints[0]!.motion);
    expect(joint.flexion.error).toBe(22.5);
    expect(joint.motion.error).toBeCloseTo(31.8, 1);
    expect(whole(deep.total).flexion.error).toBeCloseTo(39, 1);
    // 22.5 and 27 taken together.
    expect(whole(flat.joints[0]!.motion).flexion.error).toBeCloseTo(35.1, 1);
  });

  it('TELE-02 the motion is that of the picture where depth is missing, which is right for a hand seen from its side', () => {
    const fromTheSide = handsAt(times, (t) =>
      drawnHand({ bends: { middle: opening({}, { middle: [70, 90, 50] })(t).middle! }, turned: 90, isDeep: false }),
    );
    expect(rounded(measureFingerMotion(fromTheSide, 'left', 'middle').total)).toEqual([210, 0, 210]);
  });

  it.each([
    ['one bad frame', [20]],
    ['two bad frames in a row', [20, 21]],
  ])('TELE-02 the motion is not changed by %s', (_, bad) => {
    const shaken = handsAt(times, (_t, frame) =>
      drawnHand({ bends: { ring: bad.includes(frame) ? [90, 90, 90] : [30, 30, 30] } }),
    );
    expect(rounded(measureFingerMotion(shaken, 'left', 'ring').total)).toEqual([90, 90, 0]);
  });

  it('TELE-02 the error tells that a finger was never seen, too briefly, or bent as no joint can be', () => {
    const fault = (recorded: TrackedRecording, side: HandSide = 'left') => {
      const { total, joints } = measureFingerMotion(recorded, side, 'middle');
      return [total, joints[1]!.motion];
    };
    expect(fault(recording, 'right')).toEqual(['NOT_SEEN', 'NOT_SEEN']);
    expect(fault(handsAt(times, () => drawnHand({ confidence: 0.39 })))).toEqual(['NOT_SEEN', 'NOT_SEEN']);
    expect(fault(handsAt([0, 0.03], () => drawnHand()))).toEqual(['TOO_BRIEFLY', 'TOO_BRIEFLY']);
    // Pictures two seconds apart hold nothing.
    expect(fault(handsAt([0, 2, 4, 6], () => drawnHand()))).toEqual(['TOO_BRIEFLY', 'TOO_BRIEFLY']);
    expect(fault(handsAt(times, () => drawnHand({ bends: { middle: [10, 111, 0] } })))).toEqual([
      'NOT_READABLE',
      'NOT_READABLE',
    ]);
  });

  it('TELE-02 the motion is the same for the other hand, another size and another position', () => {
    const bend = fc.integer({ min: 0, max: 105 });
    const arbitrary = fc.record({
      most: fc.tuple(bend, bend, bend),
      turned: fc.integer({ min: -60, max: 60 }),
      pixelsPerMetre: fc.integer({ min: 300, max: 4000 }),
      at: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      isDeep: fc.boolean(),
    });
    fc.assert(
      fc.property(arbitrary, ({ most, turned, isDeep, ...changed }) => {
        const of = (side: HandSide, more: object = {}) =>
          measureHandMotion(
            handsAt(steadyTimes(1), (t) =>
              drawnHand({
                side,
                bends: opening({}, { little: most })(t),
                turned: side === 'left' ? turned : -turned,
                isDeep,
                ...more,
              }),
            ),
            side,
          ).map(({ total }) => (isMeasured(total) ? total.motion.value : total));
        const values = of('left');
        for (const others of [of('right'), of('left', changed)])
          others.forEach((other, finger) => {
            if (typeof other === 'string') expect(other).toBe(values[finger]);
            else expect(other).toBeCloseTo(values[finger] as number, 3);
          });
      }),
      { numRuns: 40 },
    );
  });
});
