import type { Side } from './body.ts';
import { jointAt, pairedJoints, type PairedJoint } from './joints.ts';
import { limbs } from './limbs.ts';
import type { Motion } from './motion.ts';

const legJoints: readonly PairedJoint[] = pairedJoints.slice(0, pairedJoints.indexOf('shrug'));
const armJoints: readonly PairedJoint[] = pairedJoints.slice(pairedJoints.indexOf('shrug'));
const rootJoints = [jointAt.lean, jointAt.rise, jointAt.forth, jointAt.aside, jointAt.tip];
const trunkJoints = [jointAt.trunkFlex, jointAt.trunkBend, jointAt.trunkTurn, jointAt.chestFlex];

/** Which parts a movement moves, unless it names those to be stressed: they are drawn in the stronger colour. */
export const findMovingParts = ({ movement, keys, feet, hands }: Motion) => {
  const varies = (joints: readonly number[]) =>
    joints.some((joint) => keys.some(({ pose }) => Math.abs(pose[joint]! - keys[0]!.pose[joint]!) > 2));
  const rooted = varies(rootJoints);
  const part = (names: readonly PairedJoint[], side: Side, planted: Motion['feet']) =>
    varies(names.map((name) => limbs[side].joint[name])) || (rooted && planted.some(([limb]) => limb === limbs[side]));
  const { stress } = movement;
  if (stress) {
    return {
      leg: { R: stress.includes('legR'), L: stress.includes('legL') },
      arm: { R: stress.includes('armR'), L: stress.includes('armL') },
      trunk: stress.includes('trunk'),
    };
  }
  return {
    leg: { R: part(legJoints, 'R', feet), L: part(legJoints, 'L', feet) },
    arm: { R: part(armJoints, 'R', hands), L: part(armJoints, 'L', hands) },
    trunk: varies(trunkJoints),
  };
};
