import { pointAt, thickness } from './body.ts';
import { frameAt, type Figure } from './figure.ts';
import { createBars, createBench, createBlock, createChair, createDome, createStep, createTable } from './furniture.ts';
import { createHeldProp } from './held-things.ts';
import type { Movement, Prop } from './movement-shape.ts';
import type { Motion } from './motion.ts';
import { createPillow, needsPillow } from './pillow.ts';
import type { PropDrawing, Stroke } from './picture.ts';
import { createWalkway } from './walkway.ts';

const createSlopingBench = ({ at, size, slope = 0 }: Prop, frames: Float64Array, x: number, y: number) => {
  const up = frameAt.pelvis;
  const steep = at ? slope : (Math.atan2(frames[up + 4]!, -frames[up + 1]!) * 180) / Math.PI;
  const angle = (steep * Math.PI) / 180;
  const off = at ? 0 : thickness.trunk;
  const backX = x - off * Math.sin(angle) + 9 * Math.cos(angle);
  const backY = y + off * (1 - Math.cos(angle)) - 9 * Math.sin(angle);
  return createBench(backX, backY, size ?? 58, steep);
};

/** A wall in front of or behind the figure, or at its side: how far it reaches forward and to the right. */
const createWall = (x: number, z: number, size = 105, forward = 0.3, right = 24): Stroke =>
  createBlock(
    {
      top: [
        [x - forward, size, z - right],
        [x + forward, size, z - right],
        [x + forward, size, z + right],
        [x - forward, size, z + right],
      ],
      thick: size,
      tone: 'mat',
      upper: 'floor',
    },
    -60,
  );

/** What stands on the floor or is built in: at its given place, or else under the figure in its first pose. */
const createStandingProp = (prop: Prop, { points, frames }: Figure): Stroke[] => {
  const { pelvis } = pointAt;
  const under = [points[pelvis]!, points[pelvis + 1]! - thickness.trunk, points[pelvis + 2]!] as const;
  const [x, y, z] = Array.isArray(prop.at) ? prop.at : under;
  const { size } = prop;
  switch (prop.kind) {
    case 'chair':
      return createChair(x, size ?? y, z);
    case 'bench':
      return createSlopingBench(prop, frames, x, y);
    case 'table':
      return createTable(x, size ?? y, z, prop.at ? 26 : 58, prop.at ? 20 : 16);
    case 'wall':
      return [createWall(x, z, size)];
    case 'sideWall':
      return [createWall(x, z, size, 24, 0.3)];
    case 'post':
      return [
        createBars(
          [
            [x, 1, z],
            [x, size ?? 100, z],
          ],
          1.2,
        ),
      ];
    case 'dome':
      return [createDome(x, z, size ?? 16)];
    default:
      return [createStep(x, size ?? 12, z)];
  }
};

const seats = new Set(['chair', 'bench']);
const closeToHandOrFoot = new Set<Movement['close']>(['handR', 'wristR', 'footR', 'ankleR', 'feet']);
/** A close-up of hand or foot leaves out what the figure sits on. */
const isLeftOut = ({ close }: Movement, { kind }: Prop) => closeToHandOrFoot.has(close) && seats.has(kind);

/** The things of a movement; `start` is the figure in its first pose, which furniture is put under. */
export const createProps = (motion: Motion, start: Figure, flesh: Float64Array): PropDrawing[] => {
  const { movement } = motion;
  const { props = [], height = 0 } = movement;
  const things = props
    .filter((prop) => !isLeftOut(movement, prop))
    .map((prop): PropDrawing => {
      if (prop.kind === 'walkway') return createWalkway(motion);
      if (prop.kind === 'pillow') return { strokes: [createPillow(prop, flesh, height)] };
      return createHeldProp(prop) ?? { strokes: createStandingProp(prop, start) };
    });
  if (needsPillow(movement, flesh)) things.push({ strokes: [createPillow({ kind: 'pillow' }, flesh, height)] });
  return things;
};
