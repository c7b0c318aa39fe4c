import { createRandom } from '@exer/gait-analysis/testing/seeded-random.ts';
import type { TrackedRecording } from '../src/recording.ts';
import { drawnHand, handsAt, steadyTimes } from './drawn-hands.ts';

interface Trembling {
  hz?: number;
  /** From one end to the other. */
  cm?: number;
  seconds?: number;
  rate?: number;
  /** Standard deviation of each joint's place, in pixels. */
  noise?: number;
  /** How uneven the times are, as a share of a frame. */
  jitter?: number;
  /** Seconds in which nothing was seen. */
  gaps?: readonly (readonly [number, number])[];
  isDeep?: boolean;
  pixelsPerMetre?: number;
  /** The way of the hand without its tremor, in metres across. */
  drift?: (t: number) => number;
  side?: 'left' | 'right';
}

/** A hand that swings up and down; a metre is 1000 pixels, so that a centimetre is 10. */
export function trembling({
  hz = 5,
  cm = 2,
  seconds = 10,
  rate = 30,
  noise = 0,
  jitter = 0,
  gaps = [],
  isDeep = true,
  pixelsPerMetre = 1000,
  drift = () => 0,
  side = 'left',
}: Trembling): TrackedRecording {
  const chance = createRandom(7);
  const times = steadyTimes(seconds, rate).map((t) => t + jitter * (chance.next() - 0.5) * (1 / rate));
  return handsAt(times, (t) => {
    if (gaps.some(([from, to]) => t >= from && t < to)) return {};
    const swing = (cm / 200) * Math.sin(2 * Math.PI * hz * t);
    const joints = drawnHand({ side, at: [0.3 + drift(t), 0.3 + swing], isDeep, pixelsPerMetre });
    for (const joint of Object.values(joints)) {
      joint.x += noise * chance.normal();
      joint.y += noise * chance.normal();
    }
    return joints;
  });
}
