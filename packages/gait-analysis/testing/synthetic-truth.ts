import type { Side } from '../src/walk.ts';
import { placeBody, calculateHipHeight, type BodyState } from './synthetic-body.ts';
import { passTimes, courseSeconds } from './synthetic-course.ts';
import { body } from './synthetic-leg.ts';
import type { Walker } from './synthetic-walker.ts';

/** What is true of a synthetic walk, in seconds, metres and degrees. */
export interface Truth {
  seconds: number;
  passes: { from: number; to: number }[];
  /** Initial contacts and toe-offs of the whole course, turns included. */
  contacts: Record<Side, number[]>;
  toeOffs: Record<Side, number[]>;
  stepTime: Record<Side, number>;
  stepLength: Record<Side, number>;
  strideLength: number;
  /** Where the joints are, at any second, in metres in the body's own plane. */
  at: (seconds: number) => ReturnType<typeof placeBody>;
}

const PELVIS_SWING = 0.02;

/** What is true of somebody who walks so. */
export function calculateTruth(walker: Walker): Truth {
  const { speed, strideTime, stature, rightStepShare, stance, curves } = walker;
  const strideLength = speed * strideTime;
  const right = walker.rightStepLength ?? strideLength * rightStepShare;
  const skew = right - strideLength * rightStepShare;
  const middle = (strideLength * stance) / 2 - body.foot * stature * 0.35;
  const reaches = { left: middle - skew / 2, right: middle + skew / 2 };
  const begins = { left: 0, right: rightStepShare * strideTime };
  const gait = { speed, strideTime, stature, stance, reach: 0 };
  const height = curves ? body.hip * stature : calculateHipHeight(gait, [reaches.left, reaches.right], PELVIS_SWING);
  const seconds = courseSeconds({ ...walker, heading: 0 });
  const each = (from: number) =>
    Array.from({ length: Math.ceil(seconds / strideTime) + 1 }, (_, stride) => from + (stride - 1) * strideTime).filter(
      (at) => at >= 0 && at <= seconds,
    );
  const phase = (side: Side, at: number) => ((((at - begins[side]) / strideTime) % 1) + 1) % 1;
  return {
    seconds,
    passes: passTimes({ ...walker, heading: 0 }),
    contacts: { left: each(begins.left), right: each(begins.right) },
    toeOffs: { left: each(begins.left + stance * strideTime), right: each(begins.right + stance * strideTime) },
    stepTime: { left: (1 - rightStepShare) * strideTime, right: rightStepShare * strideTime },
    stepLength: { left: strideLength - right, right },
    strideLength,
    at: (at) => {
      const phases = { left: phase('left', at), right: phase('right', at) };
      const hipHeight = height - (curves ? 0 : PELVIS_SWING * Math.cos(4 * Math.PI * phases.left));
      return placeBody({ ...walker, ...gait, reaches, phases, hipHeight } satisfies BodyState);
    },
  };
}
