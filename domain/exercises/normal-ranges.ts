import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { NormalMotion } from '../../contract/platform/enumerations.ts';

export type Range = NonNullable<Exercise['settings']['ROM']>;

/** From `low` to `high` in degrees; what goes the other way from the neutral position is negative. */
export const range = (low: string, lowest: number, high: string, highest: number): Range => ({
  min: { label: low, limit: lowest },
  max: { label: high, limit: highest },
});

/** How far an adult's joints usually move. */
export const normal = {
  neckFlexion: range('Extension', -45, 'Flexion', 45),
  neckRotation: range('Left', -60, 'Right', 60),
  neckSideBend: range('Left', -45, 'Right', 45),
  shoulderFlexion: range('Extension', 0, 'Flexion', 180),
  shoulderExtension: range('Flexion', 0, 'Extension', 60),
  shoulderAbduction: range('Adduction', 0, 'Abduction', 180),
  shoulderRotation: range('Internal', -70, 'External', 90),
  elbowFlexion: range('Extension', 0, 'Flexion', 150),
  forearmRotation: range('Pronation', -80, 'Supination', 80),
  wristFlexion: range('Flexion', -80, 'Extension', 70),
  wristDeviation: range('Radial', -20, 'Ulnar', 30),
  thumbAbduction: range('Adduction', 0, 'Abduction', 70),
  trunkFlexion: range('Extension', -25, 'Flexion', 80),
  trunkRotation: range('Left', -45, 'Right', 45),
  trunkSideBend: range('Left', -35, 'Right', 35),
  hipFlexion: range('Extension', 0, 'Flexion', 120),
  hipExtension: range('Flexion', 0, 'Extension', 30),
  hipAbduction: range('Adduction', 0, 'Abduction', 45),
  hipRotation: range('Internal', -45, 'External', 45),
  kneeFlexion: range('Extension', 0, 'Flexion', 135),
  ankleFlexion: range('Dorsiflexion', -20, 'Plantarflexion', 50),
  footInversion: range('Eversion', -15, 'Inversion', 35),
} as const satisfies Record<NormalMotion, Range>;

/** Where these are from: as Norkin and White, Measurement of Joint Motion: A Guide to Goniometry, table them. */
export const NORMAL_RANGE_SOURCE =
  'American Academy of Orthopaedic Surgeons 1965, Joint Motion: Method of Measuring and Recording';

type Target = Exercise['bodyTargets'][number];

/** Parts of the body to which the library counts the joints, by how a motion's name begins. */
const targets: Record<string, readonly Target[]> = {
  neck: ['Neck'],
  shoulder: ['Shoulder'],
  elbow: ['Elbow/Hand'],
  forearm: ['Elbow/Hand'],
  wrist: ['Elbow/Hand'],
  thumb: ['Elbow/Hand'],
  trunk: ['Spine', 'Torso/Core'],
  hip: ['Hip/Knee'],
  knee: ['Hip/Knee'],
  ankle: ['Ankle/Foot'],
  foot: ['Ankle/Foot'],
};

const isSameEnd = (one: Range['min'], other: Range['min']) => one.limit === other.limit;

/**
 * The motion that an exercise measures: the one of its body part whose ends are called alike, or of several such the one
 * with the very same limits. Undefined where that leaves none or several: bending of hip and knee are called alike.
 */
export function findNormalMotion(bodyTargets: readonly Target[], rom: Range | null): NormalMotion | undefined {
  if (!rom) return undefined;
  const alike = (Object.keys(normal) as NormalMotion[]).filter((motion) => {
    const { min, max } = normal[motion];
    const joint = /^[a-z]+/.exec(motion)![0];
    return (
      targets[joint]!.some((target) => bodyTargets.includes(target)) &&
      min.label === rom.min.label &&
      max.label === rom.max.label
    );
  });
  if (alike.length < 2) return alike[0];
  const same = alike.filter(
    (motion) => isSameEnd(normal[motion].min, rom.min) && isSameEnd(normal[motion].max, rom.max),
  );
  return same.length === 1 ? same[0] : undefined;
}
