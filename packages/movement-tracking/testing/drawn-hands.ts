import type { Finger } from '../src/hands/hand-motion.ts';
import type { TrackedFrame, TrackedPoint, TrackedRecording } from '../src/recording.ts';

type Side = 'left' | 'right';

/** Bends of a finger's joints from its root to its tip, in degrees; the thumb has two. */
export type Bends = Partial<Record<Finger, readonly number[]>>;

interface Drawn {
  side?: Side;
  bends?: Bends;
  /** Where the wrist is, in metres across and down. */
  at?: readonly [number, number];
  /** By how many degrees the hand is turned about its own length, and tilted towards the camera. */
  turned?: number;
  tilted?: number;
  pixelsPerMetre?: number;
  confidence?: number;
  /** Whether the model tells places in space. */
  isDeep?: boolean;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Ways of the fingers from the wrist in the flat hand, in degrees off straight up, and lengths of the bones in metres. */
const shape: Record<Finger, { way: number; joints: readonly string[]; bones: readonly number[] }> = {
  thumb: { way: 50, joints: ['CMC', 'MP', 'IP', 'Tip'], bones: [0.03, 0.04, 0.03, 0.025] },
  index: { way: 15, joints: ['MCP', 'PIP', 'DIP', 'Tip'], bones: [0.09, 0.04, 0.025, 0.02] },
  middle: { way: 0, joints: ['MCP', 'PIP', 'DIP', 'Tip'], bones: [0.09, 0.045, 0.03, 0.02] },
  ring: { way: -12, joints: ['MCP', 'PIP', 'DIP', 'Tip'], bones: [0.085, 0.04, 0.027, 0.02] },
  little: { way: -25, joints: ['MCP', 'PIP', 'DIP', 'Tip'], bones: [0.08, 0.032, 0.02, 0.018] },
};
/** From the wrist to the tip of the middle finger of such a hand. */
export const DRAWN_HAND_CM = 18.5;

/** A hand whose joints are bent by so much, palm to the camera; for the left one its mirror image. */
export function drawnHand({
  side = 'left',
  bends = {},
  at = [0.3, 0.3],
  turned = 0,
  tilted = 0,
  pixelsPerMetre = 1000,
  confidence = 1,
  isDeep = true,
}: Drawn = {}): TrackedFrame['joints'] {
  const [c1, s1, c2, s2] = [
    Math.cos(radians(turned)),
    Math.sin(radians(turned)),
    Math.cos(radians(tilted)),
    Math.sin(radians(tilted)),
  ];
  const pointAt = (across: number, up: number, deep: number): TrackedPoint => {
    const mirrored = side === 'left' ? across : -across;
    const [x, z1] = [mirrored * c1 + deep * s1, -mirrored * s1 + deep * c1];
    const [y, z] = [-up * c2 - z1 * s2, -up * s2 + z1 * c2];
    return {
      x: (at[0] + x) * pixelsPerMetre,
      y: (at[1] + y) * pixelsPerMetre,
      confidence,
      ...(isDeep && { world: { x, y, z } }),
    };
  };
  const joints: TrackedFrame['joints'] = { [`${side}Wrist`]: pointAt(0, 0, 0) };
  for (const [finger, { way, joints: names, bones }] of Object.entries(shape) as [Finger, (typeof shape)[Finger]][]) {
    const bent = bends[finger] ?? [0, 0, 0];
    let [along, towards, angle] = [0, 0, 0];
    names.forEach((name, bone) => {
      // The thumb bends from its second bone on.
      const turns = finger === 'thumb' ? bone - 2 : bone - 1;
      angle += turns >= 0 ? (bent[turns] ?? 0) : 0;
      along += bones[bone]! * Math.cos(radians(angle));
      towards -= bones[bone]! * Math.sin(radians(angle));
      joints[`${side}${finger.charAt(0).toUpperCase()}${finger.slice(1)}${name}`] = pointAt(
        along * Math.sin(radians(way)),
        along * Math.cos(radians(way)),
        towards,
      );
    });
  }
  return joints;
}

/** A recording of hands at those times. */
export const handsAt = (
  times: readonly number[],
  drawn: (t: number, frame: number) => TrackedFrame['joints'],
): TrackedRecording => ({
  kind: 'hands',
  width: 1280,
  height: 720,
  frames: times.map((t, frame) => ({ t, joints: drawn(t, frame) })),
});

/** Times of a steady camera, in seconds. */
export const steadyTimes = (seconds: number, rate = 30): number[] =>
  Array.from({ length: Math.round(seconds * rate) + 1 }, (_, frame) => frame / rate);
