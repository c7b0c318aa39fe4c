import type { Angle } from '../../../contract/scan-modules/assessments.ts';
import { onSide } from '@exer/pose-log/skeleton.ts';

type Axis = Extract<Angle, { by: 'EDGE_AXIS' }>['axis'];

const sides = ['left', 'right'] as const;
const wordOf = { left: 'LEFT', right: 'RIGHT' } as const;

/** How far the trunk, from hips to neck, is from upright. */
export const trunkFromUpright: readonly Angle[] = [
  { by: 'EDGE_AXIS', side: null, edge: { from: 'midHips', to: 'neck' }, axis: 'VERTICAL' },
];

/** How far the line between two joints of a hand is from an axis, for either hand. */
export const ofHandFrom = (axis: Axis, from: string, to: string): readonly Angle[] =>
  sides.map((side) => ({
    by: 'EDGE_AXIS',
    side: wordOf[side],
    edge: { from: onSide(side, from), to: onSide(side, to) },
    axis,
  }));

/** How far the joints of a chain are bent all together, for either hand. */
export const bentAlong = (joints: readonly string[]): readonly Angle[] =>
  sides.map((side) => ({
    by: 'EDGES',
    side: wordOf[side],
    edges: joints.slice(1).map((to, at) => ({ from: onSide(side, joints[at]!), to: onSide(side, to) })),
  }));
