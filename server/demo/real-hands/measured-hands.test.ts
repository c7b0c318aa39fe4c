import { describe, expect, it } from 'vitest';
import {
  type Finger,
  type HandSide,
  measureFingerMotion,
  isMeasured,
  type Motion,
} from '@exer/movement-tracking/hands/hand-motion.ts';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { measureHandTremor } from '@exer/movement-tracking/tremor/hand-tremor.ts';
import { recordedHands } from './recorded-hands.ts';

const whole = (motion: Motion | string): Motion => {
  if (!isMeasured(motion)) throw new Error(motion);
  return motion;
};

describe('TELE-02 a real recording of both hands', () => {
  const [deep, flat] = [recordedHands(), recordedHands({ isDeep: false })];
  const total = (recording: TrackedRecording, side: HandSide, finger: Finger) =>
    whole(measureFingerMotion(recording, side, finger).total);

  it('TELE-02 fingers that made a fist went from nearly straight to far bent; the index that pointed did not', () => {
    for (const finger of ['middle', 'ring', 'little'] as const) {
      const { flexion, deficit } = total(deep, 'right', finger);
      // A fist is 220 to 260 degrees of total flexion, an open hand near 0.
      expect(flexion.value).toBeGreaterThan(190);
      expect(flexion.value).toBeLessThan(260);
      expect(deficit.value).toBeLessThan(30);
    }
    expect(total(deep, 'left', 'index').flexion.value).toBeLessThan(110);
  });

  it('TELE-02 the left hand is measured in those frames that show it', () => {
    expect(total(deep, 'left', 'ring').frames).toBe(225);
    expect(total(deep, 'right', 'ring').frames).toBe(254);
  });

  it('TELE-02 what the picture tells is off by about its stated error, never silently by more', () => {
    const off = (['left', 'right'] as const).flatMap((side) =>
      (['index', 'middle', 'ring', 'little'] as const).map((finger) => {
        const [inSpace, inPicture] = [total(deep, side, finger), total(flat, side, finger)];
        return (inPicture.flexion.value - inSpace.flexion.value) / inPicture.flexion.error;
      }),
    );
    expect(Math.hypot(...off) / Math.sqrt(off.length)).toBeLessThan(1);
  });
});

describe('TELE-03 real hands', () => {
  it('TELE-03 hands that open and pinch are told to have moved', () => {
    const recording = recordedHands();
    expect(measureHandTremor(recording, 'right', null).isMoved).toBe(true);
  });

  it('TELE-03 a tremor of 2 cm put on top of them is found through their own movement', () => {
    const recording = recordedHands();
    for (const { t, joints } of recording.frames)
      for (const joint of Object.values(joints)) joint.y += 12.99 * Math.sin(2 * Math.PI * 5.5 * t);
    const { frequency, swing } = measureHandTremor(recording, 'right', null);
    expect(Math.abs(frequency!.value - 5.5)).toBeLessThan(frequency!.error);
    expect(Math.abs(swing!.value - 2)).toBeLessThan(2 * swing!.error + 0.2);
  });
});
