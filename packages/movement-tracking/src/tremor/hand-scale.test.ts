import { expect, it } from 'vitest';
import { DRAWN_HAND_CM, drawnHand, handsAt, steadyTimes } from '../../testing/drawn-hands.ts';
import { measureHandScale } from './hand-scale.ts';

/** A hand that is flat to the camera for a tenth of ten seconds, and points at it by 50 degrees else; a centimetre is 10 pixels. */
const mostlyTilted = (isDeep: boolean) =>
  handsAt(steadyTimes(10), (t) => drawnHand({ tilted: t < 1 ? 0 : 50, isDeep, pixelsPerMetre: 1000 }));

it.each([true, false])(
  'TELE-03 a hand that is tilted most of the time is not taken for a smaller one (depth: %s)',
  (isDeep) => {
    const scale = measureHandScale(mostlyTilted(isDeep), 'left', DRAWN_HAND_CM)!;
    expect(scale.basis).toBe(isDeep ? 'WORLD' : 'PICTURE');
    expect(scale.pixelsPerCm).toBeGreaterThan(9.8);
    expect(scale.pixelsPerCm).toBeLessThan(10.2);
  },
);

it('TELE-03 one frame in which a hand looks too long does not set the scale', () => {
  const recording = handsAt(steadyTimes(10), () => drawnHand({ isDeep: false }));
  recording.frames[100]!.joints.leftMiddleTip!.y -= 200;
  expect(measureHandScale(recording, 'left', DRAWN_HAND_CM)!.pixelsPerCm).toBeCloseTo(10, 1);
});
