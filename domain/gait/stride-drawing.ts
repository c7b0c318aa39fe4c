import { skeletons } from '@exer/pose-log/skeleton.ts';
import type { StrideFilm } from '../../contract/gait/gait-summary.ts';

type Joints = StrideFilm['moments'][number]['joints'];
type Point = readonly [x: number, y: number];

/** A bone between two joints, y downwards. */
export interface Bone {
  side: 'left' | 'right' | 'middle';
  from: Point;
  to: Point;
}

/** A body at one moment; all moments of a stride fit into the same box, as wide as `2 * half` around x = 0. */
export interface BodyDrawing {
  bones: Bone[];
  head: { x: number; y: number; r: number } | null;
}

export interface StrideDrawing {
  half: number;
  height: number;
  bodies: BodyDrawing[];
}

const { points, links } = skeletons['pose-log'];
const FACE = ['nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar'];
const isFace = (point: number): boolean => FACE.includes(points[point]!);
/** About what a head is of a standing body (Drillis and Contini 1966: 0.13 of stature high). */
const HEAD_RADIUS = 55;
const MARGIN = 20;

function drawHead(joints: Joints, top: number): BodyDrawing['head'] {
  const seen = joints.flatMap((joint, point) => (joint && isFace(point) ? [joint] : []));
  if (seen.length === 0) return null;
  const mean = (axis: 0 | 1) => seen.reduce((sum, joint) => sum + joint[axis], 0) / seen.length;
  return { x: Math.round(mean(0)), y: Math.round(top - mean(1)), r: HEAD_RADIUS };
}

/** From the neck to the middle of the head, which no joint of a log marks. */
function drawNeck(joints: Joints, top: number): Bone[] {
  const [neck, head] = [joints[points.indexOf('neck')], drawHead(joints, top)];
  return neck && head ? [{ side: 'middle', from: [neck[0], top - neck[1]], to: [head.x, head.y] }] : [];
}

function drawBones(joints: Joints, top: number): Bone[] {
  const bones = links.flatMap(({ from, to, side }): Bone[] => {
    const [start, end] = [joints[from], joints[to]];
    if (!start || !end || isFace(from) || isFace(to)) return [];
    return [{ side, from: [start[0], top - start[1]], to: [end[0], top - end[1]] }];
  });
  return [...bones, ...drawNeck(joints, top)];
}

/** A stride as bones and heads for any pen; far side first, so that the near one covers it. */
export function drawStride({ moments }: StrideFilm): StrideDrawing {
  const seen = moments.flatMap(({ joints }) => joints.flatMap((joint) => (joint ? [joint] : [])));
  const top = Math.max(0, ...seen.map(([, y]) => y)) + HEAD_RADIUS / 2 + MARGIN;
  const half = Math.max(0, ...seen.map(([x]) => Math.abs(x))) + MARGIN;
  const order = ['right', 'middle', 'left'];
  return {
    half,
    height: top + MARGIN,
    bodies: moments.map(({ joints }) => ({
      bones: drawBones(joints, top).toSorted((one, other) => order.indexOf(one.side) - order.indexOf(other.side)),
      head: drawHead(joints, top),
    })),
  };
}
