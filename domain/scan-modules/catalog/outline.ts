import type { Angle } from '../../../contract/scan-modules/assessments.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';

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
