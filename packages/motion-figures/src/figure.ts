import { lengths, pointAt, pointNames, sides, type Side } from './body.ts';
import { jointAt, type Pose } from './joints.ts';
import { copyFrame, placeFrom, resetFrame, turnFrame } from './rotation.ts';

const frameNames = ['pelvis', 'lumbar', 'thorax', 'neck', 'head'] as const;
const pairedFrames = ['girdle', 'thigh', 'shank', 'foot', 'upperArm', 'forearm', 'hand'] as const;
type FrameName = (typeof frameNames)[number] | `${(typeof pairedFrames)[number]}${Side}`;

/** Where the frame of a segment begins in the figure's array. */
export const frameAt = Object.fromEntries(
  [...frameNames, ...sides.flatMap((side) => pairedFrames.map((name) => `${name}${side}` as const))].map(
    (name, index) => [name, index * 9],
  ),
) as Record<FrameName, number>;

/** The right eye in the frame of the head; the pupil lies on it. */
const eyeball = { x: 4, y: 0.5, z: 2, radius: 1.2 };

/** A posed body: joints in space (forward, up, right; hundredths of body height) and the frame of each segment. */
export interface Figure {
  points: Float64Array;
  frames: Float64Array;
}

export const createFigure = (): Figure => ({
  points: new Float64Array(pointNames.length * 3),
  frames: new Float64Array(Object.keys(frameAt).length * 9),
});

/**
 * Places pelvis, trunk, head, hips and shoulders by a pose, the pelvis at a place. Forward kinematics: each part is
 * turned against the one before it by its angles, first in flexion, then sideways, then about its own axis.
 */
export const poseTrunk = ({ points, frames }: Figure, pose: Pose, x: number, y: number, z: number) => {
  const { pelvis, lumbar, thorax, neck, head } = frameAt;
  points[pointAt.pelvis] = x;
  points[pointAt.pelvis + 1] = y;
  points[pointAt.pelvis + 2] = z;
  resetFrame(frames, pelvis);
  turnFrame(frames, pelvis, 1, -pose[jointAt.turn]!);
  turnFrame(frames, pelvis, 0, pose[jointAt.tip]!);
  turnFrame(frames, pelvis, 2, -pose[jointAt.lean]!);

  copyFrame(frames, pelvis, lumbar);
  turnFrame(frames, lumbar, 2, -pose[jointAt.trunkFlex]! / 2);
  turnFrame(frames, lumbar, 0, pose[jointAt.trunkBend]! / 2);
  turnFrame(frames, lumbar, 1, -pose[jointAt.trunkTurn]! / 3);
  placeFrom(points, pointAt.pelvis, pointAt.waist, frames, lumbar, 0, lengths.lumbar, 0);

  copyFrame(frames, lumbar, thorax);
  turnFrame(frames, thorax, 2, -pose[jointAt.trunkFlex]! / 2 - pose[jointAt.chestFlex]!);
  turnFrame(frames, thorax, 0, pose[jointAt.trunkBend]! / 2);
  turnFrame(frames, thorax, 1, (-pose[jointAt.trunkTurn]! * 2) / 3);
  placeFrom(points, pointAt.waist, pointAt.chest, frames, thorax, 0, lengths.thorax, 0);

  copyFrame(frames, thorax, neck);
  turnFrame(frames, neck, 2, -pose[jointAt.neckFlex]! / 2 + pose[jointAt.chinTuck]!);
  turnFrame(frames, neck, 0, pose[jointAt.neckBend]! / 2);
  placeFrom(points, pointAt.chest, pointAt.neck, frames, neck, 0, lengths.neck, 0);

  copyFrame(frames, neck, head);
  turnFrame(frames, head, 2, -pose[jointAt.neckFlex]! / 2 - pose[jointAt.chinTuck]! * 1.4);
  turnFrame(frames, head, 0, pose[jointAt.neckBend]! / 2);
  turnFrame(frames, head, 1, -pose[jointAt.neckTurn]!);
  placeFrom(points, pointAt.neck, pointAt.head, frames, head, 1, lengths.head / 2, 0);
  placeFrom(points, pointAt.head, pointAt.nose, frames, head, 6.6, -0.6, 0);
  const open = pose[jointAt.jaw]!;
  placeFrom(points, pointAt.head, pointAt.chin, frames, head, 2.2 - open / 3, -4 - open, pose[jointAt.jawAside]!);

  const up = Math.sin((pose[jointAt.gazeUp]! * Math.PI) / 180);
  for (const side of sides) {
    const out = side === 'R' ? 1 : -1;
    const aside = Math.sin(((pose[jointAt.gazeTurn]! - out * pose[jointAt.gazeIn]!) * Math.PI) / 180);
    const forward = Math.sqrt(Math.max(0, 1 - up * up - aside * aside));
    placeFrom(
      points,
      pointAt.head,
      pointAt[`eye${side}`],
      frames,
      head,
      eyeball.x + eyeball.radius * forward,
      eyeball.y + eyeball.radius * up,
      out * eyeball.z + eyeball.radius * aside,
    );
    placeFrom(points, pointAt.pelvis, pointAt[`hip${side}`], frames, pelvis, 0, 0, out * lengths.hipHalf);
    const girdle = frameAt[`girdle${side}`];
    copyFrame(frames, thorax, girdle);
    turnFrame(frames, girdle, 1, out * pose[jointAt[`protract${side}`]]!);
    turnFrame(frames, girdle, 0, -out * pose[jointAt[`shrug${side}`]]!);
    placeFrom(points, pointAt.chest, pointAt[`shoulder${side}`], frames, girdle, 0, -1, out * lengths.shoulderHalf);
  }
};
