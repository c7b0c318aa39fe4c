import { sideColours } from '@exer/pose-log/skeleton.ts';
import type { TrackedPoint, TrackedRecording } from '@exer/movement-tracking/recording.ts';

/** Logs of this form are replayed (REPLAY-14). */
const SCAN_VERSION = '2.18.0';
const [PIXEL_DECIMALS, METRE_DECIMALS, TIME_DECIMALS] = [1, 4, 4];

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Which log a recording makes (ENT-090). */
export const getLogKind = ({ kind }: Pick<TrackedRecording, 'kind'>) => (kind === 'hands' ? 'hands-log' : 'pose-log');

/** Pictures a second by the times of the frames; 30 for a recording of a single one. */
export function measureFrameRate({ frames }: Pick<TrackedRecording, 'frames'>): number {
  const seconds = (frames.at(-1)?.t ?? 0) - (frames[0]?.t ?? 0);
  return seconds > 0 ? round((frames.length - 1) / seconds, 2) : 30;
}

function toLogPoint({ x, y, z, confidence, world }: TrackedPoint) {
  return {
    x: round(x, PIXEL_DECIMALS),
    y: round(y, PIXEL_DECIMALS),
    ...(z !== undefined && { z: round(z, PIXEL_DECIMALS) }),
    confidence: round(confidence, 3),
    ...(world && {
      world: {
        x: round(world.x, METRE_DECIMALS),
        y: round(world.y, METRE_DECIMALS),
        z: round(world.z, METRE_DECIMALS),
      },
    }),
  };
}

/**
 * A recording in the form of pose logs and hands logs (ENT-091, ENT-096, ENT-097): `t` in seconds, places in pixels, and beside them what
 * the model told of space, so that it can be measured again. No picture is in it. `poseModel` names what found the joints.
 */
export function toLog(recording: TrackedRecording, poseModel: string): object {
  const { kind, width, height, frames } = recording;
  const member = kind === 'hands' ? 'joints' : 'keypoints';
  return {
    meta: {
      poseModel: { name: poseModel },
      scanVersion: SCAN_VERSION,
      fps: measureFrameRate(recording),
      width,
      height,
    },
    frames: frames.map(({ t, joints }) => ({
      t: round(t, TIME_DECIMALS),
      [member]: Object.fromEntries(
        Object.entries(joints).map(([name, point]) => [
          name,
          kind === 'hands'
            ? { ...toLogPoint(point), hexColor: sideColours[name.startsWith('left') ? 'left' : 'right'] }
            : toLogPoint(point),
        ]),
      ),
    })),
  };
}
