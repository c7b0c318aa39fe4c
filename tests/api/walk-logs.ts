import { gunzipSync } from 'node:zlib';
import { recording } from '../../server/demo/source.ts';

interface Joint {
  x: number | null;
  y: number | null;
  confidence: number;
}

/** A pose log as JSON has it. */
export interface WalkLog {
  meta: Record<string, unknown>;
  frames: { t?: number; keypoints: Record<string, Joint> }[];
}

const walk = JSON.parse(gunzipSync(recording('walk-side')).toString()) as WalkLog;

/** A woman of 1.65 m walks past for five seconds, about 1.3 m/s fast; changed before it is sent. */
export function walkLog(change: (log: WalkLog) => void = () => undefined): Uint8Array {
  const log = structuredClone(walk);
  change(log);
  return new TextEncoder().encode(JSON.stringify(log));
}

/** The same without some joints. */
export const withoutJoints = (names: RegExp) => (log: WalkLog) => {
  for (const frame of log.frames)
    frame.keypoints = Object.fromEntries(Object.entries(frame.keypoints).filter(([name]) => !names.test(name)));
};

/** The same with every joint of the chosen frames changed. */
export const eachJoint =
  (change: (joint: Joint) => void, chosen: (frame: number) => boolean = () => true) =>
  (log: WalkLog) => {
    for (const { keypoints } of log.frames.filter((_, frame) => chosen(frame)))
      for (const joint of Object.values(keypoints)) change(joint);
  };
