import type { Angle } from '../../../contract/scan-modules/assessments.ts';
import { type LogKind, addSide } from '@exer/pose-log/skeleton.ts';

/** What a result can be of, with its unit. */
export const metrics = {
  ANGLE: { id: 'angle', units: 'degrees' },
  DISTANCE: { id: 'distance', units: 'in' },
  AMPLITUDE: { id: 'amplitude', units: 'cm' },
  TIME: { id: 'time', units: 's' },
  SPEED: { id: 'speed', units: 'm/s' },
  REPS: { id: 'reps', units: 'reps' },
  SCORE: { id: 'score', units: 'points' },
} as const;
type ResultType = keyof typeof metrics;

interface Named {
  id: string;
  title: string;
  description: string;
}

/** One result; only an angle says between what it lies and which of a recording's is taken (ENT-074). */
export type ResultOutline = Named &
  (
    | { type: 'ANGLE'; extremum: 'MAX' | 'MIN'; angles: readonly Angle[] }
    | { type: Exclude<ResultType, 'ANGLE'>; extremum?: never; angles?: never }
  );

/** What one assessment is, without what all of them share. */
export interface Outline {
  name: string;
  purpose: string;
  setup: string;
  /** What the camera sees of the person. */
  view: 'FRONT' | 'SIDE';
  recordedAs: LogKind;
  /** Done once with each side. */
  sided?: true;
  results: readonly ResultOutline[];
  /** Joints that are followed, without their side. */
  follows: readonly string[];
  /** What has to be reached for the recording to count. */
  checkpoints?: readonly { type: 'TIME' | 'DISTANCE' | 'REPS'; value: number }[];
}

/** Assessments by their ids. */
export type Outlines = Readonly<Record<`AST-${string}`, Outline>>;

type Axis = Extract<Angle, { by: 'EDGE_AXIS' }>['axis'];

const sides = ['left', 'right'] as const;
const sideWords = { left: 'LEFT', right: 'RIGHT' } as const;

/** How far the trunk, from hips to neck, is from upright. */
export const trunkFromUpright: readonly Angle[] = [
  { by: 'EDGE_AXIS', side: null, edge: { from: 'midHips', to: 'neck' }, axis: 'VERTICAL' },
];

/** How far the line between two joints of a hand is from an axis, for either hand. */
export const createHandAngles = (axis: Axis, from: string, to: string): readonly Angle[] =>
  sides.map((side) => ({
    by: 'EDGE_AXIS',
    side: sideWords[side],
    edge: { from: addSide(side, from), to: addSide(side, to) },
    axis,
  }));

/** How far the joints of a chain are bent all together, for either hand. */
export const createBendAngles = (joints: readonly string[]): readonly Angle[] =>
  sides.map((side) => ({
    by: 'EDGES',
    side: sideWords[side],
    edges: joints.slice(1).map((to, at) => ({ from: addSide(side, joints[at]!), to: addSide(side, to) })),
  }));
