import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '@exer/gait-analysis/testing/seeded-random.ts';
import { DRAWN_HAND_CM, drawnHand, handsAt, steadyTimes } from '../../testing/drawn-hands.ts';
import { trembling } from '../../testing/trembling.ts';
import type { TrackedRecording } from '../recording.ts';
import { measureHandTremor } from './hand-tremor.ts';

const measured = (recording: TrackedRecording, cm: number | null = DRAWN_HAND_CM, side: 'left' | 'right' = 'left') =>
  measureHandTremor(recording, side, cm);

describe('TELE-03 tremor of a hand', () => {
  it.each([
    [3.5, 4],
    [4, 0.5],
    [5, 2],
    [6.3, 1],
    // Four pictures a turn.
    [7.5, 2],
    [8, 3],
    [11, 0.8],
  ])('TELE-03 a tremor of %s Hz and %s cm is measured as such', (hz, cm) => {
    const { frequency, swing, fault } = measured(trembling({ hz, cm, noise: 0.5 }));
    expect(fault).toBeNull();
    expect(Math.abs(frequency!.value - hz)).toBeLessThan(0.1);
    expect(swing!.value / cm).toBeGreaterThan(0.95);
    expect(swing!.value / cm).toBeLessThan(1.12);
  });

  it('TELE-03 a tremor is found at uneven times, with missing frames, over slow movement and jumps of single frames', () => {
    const recording = trembling({
      hz: 6,
      cm: 1.5,
      jitter: 0.8,
      noise: 0.7,
      gaps: [
        [2, 2.1],
        [5.5, 5.6],
      ],
      drift: (t) => 0.04 * Math.sin(2 * Math.PI * 0.3 * t) + 0.01 * t,
    });
    for (const frame of [40, 133, 250]) recording.frames[frame]!.joints.leftMiddleTip!.y += 80;
    const { frequency, swing } = measured(recording);
    expect(Math.abs(frequency!.value - 6)).toBeLessThan(0.1);
    expect(Math.abs(swing!.value - 1.5)).toBeLessThan(0.15);
  });

  it('TELE-03 a tremor is sought in every stretch that was seen for four seconds without a gap', () => {
    const { seconds, swing, fault } = measured(trembling({ seconds: 12, gaps: [[5, 5.5]] }));
    expect(fault).toBeNull();
    // Up to 4.97 s, and from 5.5 s to 12.
    expect(seconds).toBeCloseTo(11.47, 2);
    expect(swing!.value).toBeCloseTo(2, 1);
  });

  it('TELE-03 the widest second counts, not the average', () => {
    const { swing } = measured(
      handsAt(steadyTimes(10), (t) =>
        drawnHand({ at: [0.3, 0.3 + (t > 6 && t < 8 ? 0.02 : 0.005) * Math.sin(2 * Math.PI * 5 * t)] }),
      ),
    );
    expect(swing!.value).toBeGreaterThan(3.8);
    expect(swing!.value).toBeLessThan(4.2);
  });

  it('TELE-03 an oblique or circular swing is as wide as its longest axis', () => {
    const round = (across: number, down: number, turn: number) =>
      measured(
        handsAt(steadyTimes(8), (t) =>
          drawnHand({
            at: [
              0.3 + (across / 200) * Math.sin(2 * Math.PI * 5 * t),
              0.3 + (down / 200) * Math.sin(2 * Math.PI * 5 * t + turn),
            ],
          }),
        ),
      ).swing!.value;
    // 3 across and 4 down at once make 5; the same, a quarter of a turn apart, an ellipse 4 long.
    expect(round(3, 4, 0)).toBeCloseTo(5, 1);
    expect(round(3, 4, Math.PI / 2)).toBeCloseTo(4, 1);
  });
});

it('TELE-03 a hand that is held still is not reported as moving; one whose fingers bend is', () => {
  expect(measured(trembling({ noise: 2 })).isMoved).toBe(false);
  const bending = handsAt(steadyTimes(8), (t) =>
    drawnHand({ bends: { middle: [40 + 40 * Math.sin(t * 4), 20 + 20 * Math.sin(t * 4), 0] } }),
  );
  expect(measured(bending).isMoved).toBe(true);
});

it('TELE-03 a picture without coordinates of the fingertip counts as one without the fingertip', () => {
  const recording = trembling({ cm: 2 });
  recording.frames[100]!.joints.leftMiddleTip!.x = Number.NaN;
  const { frequency, swing } = measured(recording);
  expect(frequency!.value).toBeCloseTo(5, 1);
  expect(swing!.value).toBeCloseTo(2, 1);
});

describe('TELE-03 no tremor is found', () => {
  it.each([
    ['of a hand held still', { cm: 0, noise: 1 }],
    [
      'of a hand that drifts and waves slowly',
      { cm: 0, noise: 1, drift: (t: number) => 0.1 * Math.sin(2 * Math.PI * 0.8 * t) },
    ],
    ['of a swing slower than 3 Hz', { cm: 3, hz: 2, noise: 0.5 }],
  ])('TELE-03 there is no tremor in %s; the swing is 0 with the error of the strongest noise', (_, shape) => {
    const { frequency, swing, fault, spectrum } = measured(trembling(shape));
    expect([fault, frequency, swing?.value]).toEqual([null, null, 0]);
    expect(swing!.error).toBeLessThan(0.6);
    expect(spectrum!.parts).toBe(4);
  });

  it.each([
    ['of white noise', 0],
    ['of noise that follows itself', 0.8],
    ['of a random walk', 1],
  ])(
    'TELE-03 %s, whatever its seed',
    (_, follows) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.integer({ min: 1, max: 8 }), (seed, noise) => {
          const chance = createRandom(seed);
          let [across, down] = [0, 0];
          const recording = handsAt(steadyTimes(10), () => {
            [across, down] = [follows * across + noise * chance.normal(), follows * down + noise * chance.normal()];
            const joints = drawnHand();
            joints.leftMiddleTip!.x += across;
            joints.leftMiddleTip!.y += down;
            return joints;
          });
          expect(measured(recording).frequency).toBeNull();
        }),
        { numRuns: 10 },
      );
    },
    30_000,
  );
});

describe('TELE-03 a hand is refused', () => {
  it.each([
    ['that was never seen', 'NOT_SEEN', { gaps: [[0, 99]] as const }],
    ['of a recording that is too short', 'TOO_SHORT', { seconds: 3.9 }],
    [
      'that was never seen for four seconds on end',
      'TOO_SHORT',
      {
        gaps: [
          [3, 3.3],
          [6.5, 6.8],
        ] as const,
        seconds: 9,
      },
    ],
    ['of a camera too slow', 'TOO_SLOW', { rate: 19 }],
    ['of a camera much too slow', 'TOO_SLOW', { rate: 5 }],
    // 0 cm would be reported, and rated as no tremor.
    ['that swings faster than the camera can tell', 'TOO_FAST', { rate: 20, hz: 9, noise: 0.5 }],
    ['that swings so fast that it looks slower', 'TOO_FAST', { rate: 20, hz: 11, noise: 0.5 }],
  ])('TELE-03 a hand is refused: %s', (_, fault, shape) => {
    expect(measured(trembling(shape))).toMatchObject({ fault, frequency: null, swing: null });
  });

  it('TELE-03 the other hand is reported on its own', () => {
    const recording = trembling({ side: 'right' });
    expect(measured(recording, DRAWN_HAND_CM, 'left').fault).toBe('NOT_SEEN');
    expect(measured(recording, DRAWN_HAND_CM, 'right').swing!.value).toBeCloseTo(2, 1);
  });

  it('TELE-03 tremor from a slow camera is sought up to 0.4 of its rate', () => {
    expect(measured(trembling({ rate: 20, hz: 5 }))).toMatchObject({ fault: null, highest: expect.closeTo(8) });
    expect(measured(trembling({ rate: 30 })).highest).toBeCloseTo(12);
    expect(measured(trembling({ rate: 20, hz: 9 })).frequency).toBeNull();
  });
});
