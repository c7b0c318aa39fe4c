import { pointAt, thickness } from './body.ts';
import { frameAt, type Figure } from './figure.ts';
import {
  createBench,
  createBoxProp,
  createChair,
  createDome,
  createLeg,
  createPlate,
  createOutline,
} from './furniture.ts';
import type { Prop } from './movement-shape.ts';
import type { PropDrawing, Camera } from './picture.ts';
import { createHeldProp } from './held-things.ts';

/** What stands on the floor or is built in: at its given place, or else under the figure in its first pose. */
const createStandingProp = (prop: Prop, { points, frames }: Figure, camera: Camera): PropDrawing => {
  const { pelvis } = pointAt;
  const under = [points[pelvis]!, points[pelvis + 1]! - thickness.trunk, points[pelvis + 2]!] as const;
  const [x, y, z] = Array.isArray(prop.at) ? prop.at : under;
  const { size, slope = 0 } = prop;
  switch (prop.kind) {
    case 'chair':
      return { strokes: createChair(x, size ?? y, z) };
    case 'bench': {
      const up = frameAt.pelvis;
      const steep = prop.at ? slope : (Math.atan2(frames[up + 4]!, -frames[up + 1]!) * 180) / Math.PI;
      const angle = (steep * Math.PI) / 180;
      const off = prop.at ? 0 : thickness.trunk;
      const backX = x - off * Math.sin(angle) + 9 * Math.cos(angle);
      const backY = y + off * (1 - Math.cos(angle)) - 9 * Math.sin(angle);
      return { strokes: createBench(backX, backY, size ?? 58, steep) };
    }
    case 'table':
      return {
        strokes: [
          createPlate(x - 62, x + 62, size ?? y, 20, z, -4),
          createLeg(x - 52, size ?? y, z),
          createLeg(x + 52, size ?? y, z),
        ],
      };
    case 'wall':
      return {
        strokes: [
          createOutline(
            [
              [x, 0, z - 24],
              [x, size ?? 105, z - 24],
              [x, size ?? 105, z + 24],
              [x, 0, z + 24],
            ],
            'shape',
            1.6,
            -4,
            'floor',
          ),
        ],
      };
    case 'post':
      return {
        strokes: [
          createOutline(
            [
              [x, 0, z],
              [x, size ?? 100, z],
            ],
            'line',
            2.4,
            -2,
          ),
        ],
      };
    case 'dome':
      return { strokes: [createDome(x, z, size ?? 16, camera)] };
    default:
      return { strokes: createBoxProp(x, size ?? 12, z) };
  }
};

/** The things of a movement; `start` is the figure in its first pose, which furniture is put under. */
export const createProps = (props: readonly Prop[], start: Figure, camera: Camera): PropDrawing[] =>
  props.map((prop) => createHeldProp(prop) ?? createStandingProp(prop, start, camera));
