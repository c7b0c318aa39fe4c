import { fleshAt, fleshRadius } from './flesh.ts';
import type { Movement, Prop } from './movement-shape.ts';
import { createHull, type Stroke } from './picture.ts';

const lying = new Set(['supine', 'hook-lying', 'side-lying']);
const supports = new Set(['pillow', 'bench', 'wall']);

/** How far the head is above what the body lies on, in its first pose. */
const measureGap = (flesh: Float64Array, ground: number) =>
  Math.min(flesh[fleshAt.hair + 1]! - fleshRadius.hair, flesh[fleshAt.face + 1]! - fleshRadius.face) - ground;

/** Whether the head of someone who lies gets a pillow without the movement saying so. */
export const needsPillow = ({ posture, props = [], height = 0 }: Movement, flesh: Float64Array) => {
  if (!lying.has(posture ?? 'standing') || props.some(({ kind }) => supports.has(kind))) return false;
  const gap = measureGap(flesh, height);
  return gap > 0.6 && gap < 13;
};

/** A soft cushion, as thick as the gap under the head that it fills; or at a place, `size` thick. */
export const createPillow = ({ at, size }: Prop, flesh: Float64Array, ground = 0): Stroke => {
  const [x, y, z] = Array.isArray(at) ? at : [flesh[fleshAt.hair]!, ground, flesh[fleshAt.hair + 2]!];
  const thick = Math.max(size ?? measureGap(flesh, ground) + 0.8, 1.2);
  const half = thick / 2;
  const reach = Math.max(8 - half, 3);
  const corners = [
    [x - reach, z - reach - 2],
    [x + reach, z - reach - 2],
    [x + reach, z + reach + 2],
    [x - reach, z + reach + 2],
  ] as const;
  return {
    points: Float64Array.from(corners.flatMap(([px, pz]) => [px, y + half, pz])),
    hulls: [createHull([0, 3, 6, 9], half, 'pillow')],
    bias: -10,
    rim: true,
  };
};
