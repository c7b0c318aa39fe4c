import type { Exercise } from '../../../../contract/exercises/exercises.ts';
import type { Range } from '../../../../domain/exercises/normal-ranges.ts';
import type { Movement, Muscle, Phase } from '../../../../contract/exercises/facts.ts';

export type { Range } from '../../../../domain/exercises/normal-ranges.ts';
/** An exercise that uses a part of the normal range names that part itself. */
export { normal, range } from '../../../../domain/exercises/normal-ranges.ts';

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
    exerciseMetrics: metrics.map((metric) => ({ id: metric, metric })),
    source,
  };
};
