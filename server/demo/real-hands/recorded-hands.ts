import { gunzipSync } from 'node:zlib';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { recording } from '../source.ts';

/** Of the recording's projection. */
const PIXELS_PER_METRE = 1299;

interface LoggedFrame {
  t: number;
  joints: Record<string, { x: number; y: number; z: number; confidence: number }>;
}

/** The demo's recording of both hands in space, opening, pointing and pinching, as a camera would have tracked it. */
export function recordedHands({ isDeep = true } = {}): TrackedRecording {
  const { meta, frames } = JSON.parse(gunzipSync(recording('two-hands')).toString()) as {
    meta: { width: number; height: number };
    frames: LoggedFrame[];
  };
  return {
    kind: 'hands',
    width: meta.width,
    height: meta.height,
    frames: frames.map(({ t, joints }) => ({
      t,
      joints: Object.fromEntries(
        Object.entries(joints).map(([name, { x, y, z, confidence }]) => [
          name,
          { x, y, confidence, ...(isDeep && { world: { x: x / PIXELS_PER_METRE, y: y / PIXELS_PER_METRE, z } }) },
        ]),
      ),
    })),
  };
}
