import type { Exercise } from '../../../../contract/exercises/exercises.ts';
import type { Movement, Muscle, Phase } from '../../../../contract/exercises/facts.ts';

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

/** Clinical facts of an exercise. */
export interface Facts {
  /** Main movement and muscle first. */
  movements: Movement[];
  muscles: Muscle[];
  /** Of rehabilitation, in which it is usually given. */
  phases: Phase[];
  /** When not to give it, in one sentence for the clinician; null if nothing is specific to it. */
  contraindications: string | null;
  /** Other names, in the words of therapists and patients, and conditions for which it is given. */
  synonyms: string[];
  /** Belongs to a gym rather than to physical therapy: offered only on request. */
  isGym?: true;
}

/** An exercise as we write it down; what the contract asks for besides follows from it. */
export interface Entry {
  /** `PT-` and the name in capitals. */
  id: string;
  name: string;
  kind: (typeof kinds)[keyof typeof kinds];
  targets: Exercise['bodyTargets'];
  from: NonNullable<Exercise['subjectPosition']>;
  /** Which side of the patient is seen: `FRONT`, `SIDE` or `BACK`. */
  facing: 'FRONT' | 'SIDE' | 'BACK';
  sequence: NonNullable<Exercise['sequence']>;
  /** How to get ready. */
  position: string;
  /** What to do then. */
  action: string;
  equipment?: Exercise['equipment'];
  range?: Range;
  /** A band or strap is fastened to something. */
  anchored?: boolean;
  /** The end of the movement is held for some seconds. */
  held?: boolean;
  /** The healthy arm, a stick or a strap helps. */
  assisted?: boolean;
  facts: Facts;
}

/** What each kind of exercise is called and counted by. */
export const kinds = {
  /** Moved and counted. */
  moved: { exerciseType: 'Active/Dynamic', metrics: ['REPS'] },
  /** Moved for a time, or counted. */
  timed: { exerciseType: 'Active/Dynamic', metrics: ['REPS', 'TIME'] },
  /** A joint taken through its range, counted. */
  loosened: { exerciseType: 'Stretching/Mobility', metrics: ['REPS'] },
  /** A stretch that is held. */
  stretched: { exerciseType: 'Stretching/Mobility', metrics: ['TIME'] },
  /** Tension or a stance that is held. */
  tensed: { exerciseType: 'Isometric', metrics: ['TIME'] },
} as const satisfies Record<
  string,
  { exerciseType: Exercise['exerciseType']; metrics: Exercise['exerciseMetrics'][number]['metric'][] }
>;

const source = { name: 'Physical-therapy exercises written for this library', license: 'All rights reserved' };

/** Exercises lying or on hands and knees are filmed from a low camera in landscape. */
const isLow = (from: Entry['from']) => ['Supine', 'Prone', 'Side Lying', 'Quadruped'].includes(from);

/** `heel-slide` of `PT-HEEL-SLIDE`. */
const toMovementName = (id: string) => id.slice('PT-'.length).toLowerCase();

/** The exercise of an entry; its movement is in the file of the group (docs/MOVEMENTS.md). */
export const toExercise = (group: string, entry: Entry): Exercise => {
  const { id, name, kind, from, range: rom = null } = entry;
  const metrics = [...(rom ? (['ROM'] as const) : []), ...kind.metrics];
  return {
    id,
    name,
    simpleName: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' '),
    exerciseType: kind.exerciseType,
    bodyTargets: entry.targets,
    action: entry.action,
    position: entry.position,
    cameraHeight: isLow(from) ? 'Knee' : 'Waist',
    cameraOrientation: isLow(from) ? 'Landscape' : 'Portrait',
    subjectOrientation: entry.facing,
    subjectPosition: from,
    thumbnailUrl: null,
    demoUrl: null,
    animationUrl: `/exercises/movements/${group}.json#${toMovementName(id)}`,
    demoAudioUrl: null,
    animationThumbnailFrame: null,
    equipment: entry.equipment ?? [],
    sequence: entry.sequence,
    withAnchorPoint: entry.anchored ?? false,
    withHold: entry.held ?? (metrics.includes('TIME') && kind !== kinds.timed),
    activeAssisted: entry.assisted ?? false,
    settings: { ROM: rom },
    exerciseMetrics: metrics.map((metric) => ({ id: `${id}-${metric}`, metric })),
    source,
  };
};
