import type { Exercise } from '../../../../contract/exercises/exercises.ts';

export type Range = NonNullable<Exercise['settings']['ROM']>;

/** From `low` to `high` in degrees; what goes the other way from the neutral position is negative. */
export const range = (low: string, lowest: number, high: string, highest: number): Range => ({
  min: { label: low, limit: lowest },
  max: { label: high, limit: highest },
});

/**
 * How far an adult's joints usually move. Source: American Academy of Orthopaedic Surgeons, Joint Motion: Method of
 * Measuring and Recording (1965), as tabled by Norkin and White, Measurement of Joint Motion: A Guide to Goniometry.
 * An exercise that uses a part of the range names that part itself.
 */
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
} as const;
