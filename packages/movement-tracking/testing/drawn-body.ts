import type { TrackedFrame, TrackedPoint, TrackedRecording } from '../src/recording.ts';

interface Drawn {
  side?: 'left' | 'right';
  /** Degrees by which the forearm is turned out from straight ahead. */
  rotation?: number;
  /** How far the elbow is bent, and how far the upper arm is off the side. */
  bent?: number;
  abduction?: number;
  /** By how many degrees the person is turned to their left. */
  facing?: number;
  isDeep?: boolean;
  pixelsPerMetre?: number;
  at?: readonly [number, number];
  confidence?: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Somebody in front of the camera, one elbow at the side; the other arm hangs. Metres, and pixels of a parallel projection. */
export function drawnBody({
  side = 'left',
  rotation = 0,
  bent = 90,
  abduction = 0,
  facing = 0,
  isDeep = true,
  pixelsPerMetre = 400,
  at = [1.5, 1],
  confidence = 1,
}: Drawn = {}): TrackedFrame['joints'] {
  const [cosine, sine] = [Math.cos(radians(facing)), Math.sin(radians(facing))];
  /** From the middle of the hips: to the person's left, up, and ahead. */
  const pointAt = (left: number, up: number, ahead: number): TrackedPoint => {
    const [x, y, z] = [left * cosine + ahead * sine, -up, left * sine - ahead * cosine];
    return {
      x: (at[0] + x) * pixelsPerMetre,
      y: (at[1] + y) * pixelsPerMetre,
      confidence,
      ...(isDeep && { world: { x, y, z } }),
    };
  };
  const out = side === 'left' ? 1 : -1;
  const [upperArm, forearm] = [0.3, 0.3 * (0.146 / 0.186)];
  const elbow = [
    out * (0.18 + upperArm * Math.sin(radians(abduction))),
    0.5 - upperArm * Math.cos(radians(abduction)),
    0,
  ] as const;
  // A straight elbow points the forearm down, a right angle makes it level.
  const [level, drop] = [forearm * Math.sin(radians(bent)), forearm * Math.cos(radians(bent))];
  const wrist = [
    elbow[0] + out * level * Math.sin(radians(rotation)),
    elbow[1] - drop,
    elbow[2] + level * Math.cos(radians(rotation)),
  ] as const;
  const other = side === 'left' ? 'right' : 'left';
  return {
    leftShoulder: pointAt(0.18, 0.5, 0),
    rightShoulder: pointAt(-0.18, 0.5, 0),
    leftHip: pointAt(0.12, 0, 0),
    rightHip: pointAt(-0.12, 0, 0),
    [`${side}Elbow`]: pointAt(...elbow),
    [`${side}Wrist`]: pointAt(...wrist),
    [`${other}Elbow`]: pointAt(-out * 0.18, 0.2, 0),
    [`${other}Wrist`]: pointAt(-out * 0.18, -0.04, 0),
  };
}

/** A recording of a body at those times. */
export const bodyAt = (
  times: readonly number[],
  drawn: (t: number, frame: number) => TrackedFrame['joints'],
): TrackedRecording => ({
  kind: 'body',
  width: 1280,
  height: 720,
  frames: times.map((t, frame) => ({ t, joints: drawn(t, frame) })),
});
