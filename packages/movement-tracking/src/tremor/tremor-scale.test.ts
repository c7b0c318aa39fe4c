import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWN_HAND_CM, drawnHand, handsAt, steadyTimes } from '../../testing/drawn-hands.ts';
import { trembling } from '../../testing/trembling.ts';
import type { TrackedRecording } from '../recording.ts';
import { measureHandTremor } from './hand-tremor.ts';

const measured = (recording: TrackedRecording, cm: number | null = DRAWN_HAND_CM, side: 'left' | 'right' = 'left') =>
  measureHandTremor(recording, side, cm);

describe('TELE-03 the scale', () => {
  it('TELE-03 the scale is the entered hand length, with the errors of the ruler and the model', () => {
    const { scale, swing } = measured(trembling({ cm: 2 }));
    expect(scale).toMatchObject({ isKnown: true, handCm: DRAWN_HAND_CM, basis: 'WORLD' });
    // A hand of 18.5 cm that is 185 pixels long.
    expect(scale!.pixelsPerCm).toBeCloseTo(10, 3);
    // A tenth for the model's hand, and half a centimetre of the ruler.
    expect(scale!.error).toBeCloseTo(Math.hypot(0.1, 0.5 / 18.5), 3);
    expect(swing!.error).toBeCloseTo(2 * Math.hypot(0.1, 0.5 / 18.5), 2);
  });

  it('TELE-03 the scale is that of an average adult, and marked so, where nothing was entered', () => {
    const { scale, swing } = measured(trembling({ cm: 2 }), null);
    expect(scale).toMatchObject({ isKnown: false, handCm: 18.7 });
    expect(scale!.error).toBeCloseTo(Math.hypot(0.14, 0.1), 3);
    expect(swing!.value).toBeCloseTo((2 * 18.7) / 18.5, 1);
    expect(swing!.error).toBeGreaterThan(0.27);
  });

  it('TELE-03 the scale follows a hand that points at the camera where the model estimates depth', () => {
    const tilted = handsAt(steadyTimes(8), (t) =>
      drawnHand({ tilted: 60, at: [0.3, 0.3 + 0.01 * Math.sin(2 * Math.PI * 5 * t)] }),
    );
    expect(measured(tilted).swing!.value).toBeCloseTo(2, 1);
  });

  it('TELE-03 the scale without depth is the longest apparent hand, with a larger error', () => {
    const { scale, swing } = measured(trembling({ isDeep: false }));
    expect(scale).toMatchObject({ basis: 'PICTURE' });
    expect(scale!.pixelsPerCm).toBeCloseTo(10, 3);
    expect(scale!.error).toBeGreaterThan(0.15);
    expect(swing!.value).toBeCloseTo(2, 1);
  });

  it('TELE-03 a larger picture changes neither frequency nor swing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 4000 }), fc.boolean(), (pixelsPerMetre, isDeep) => {
        const { frequency, swing } = measured(trembling({ pixelsPerMetre, isDeep, cm: 1, hz: 7 }));
        expect(frequency!.value).toBeCloseTo(7, 1);
        expect(swing!.value).toBeCloseTo(1, 1);
      }),
      { numRuns: 12 },
    );
  });
});
