import { pointAt, thickness } from './body.ts';
import { frameAt, type Figure } from './figure.ts';
import type { Prop } from './movement-shape.ts';
import { strokeOf, type Stroke, type Thing, type Tone } from './stroke.ts';
import type { Camera } from './view.ts';

type Corner = readonly [number, number, number];

const through = (
  corners: readonly Corner[],
  form: Stroke['form'],
  width = 1.6,
  bias = 0,
  tone: Tone = 'thing',
): Stroke =>
  strokeOf(
    Float64Array.from(corners.flat()),
    corners.map((_, index) => index * 3),
    tone,
    width,
    form,
    bias,
  );

const plate = (x1: number, x2: number, y: number, half: number, z = 0, bias = -1): Stroke =>
  through(
    [
      [x1, y, z - half],
      [x2, y, z - half],
      [x2, y, z + half],
      [x1, y, z + half],
    ],
    'shape',
    1.8,
    bias,
  );

const leg = (x: number, y: number, z: number) =>
  through(
    [
      [x, y, z],
      [x, 0, z],
    ],
    'line',
    1.4,
    -2,
  );

const chair = (x: number, y: number, z: number): Stroke[] => [
  plate(x - 10, x + 11, y, 10, z, -3),
  ...[-10, 10].flatMap((side) => [leg(x - 10, y, z + side), leg(x + 10, y, z + side)]),
  through(
    [
      [x - 10, y, z - 9],
      [x - 13, y + 27, z - 9],
      [x - 13, y + 27, z + 9],
      [x - 10, y, z + 9],
    ],
    'line',
    1.6,
    -4,
  ),
];

/** A pad that slopes up towards the head, on two pairs of legs. */
const bench = (x: number, y: number, size: number, slope: number): Stroke[] => {
  const angle = (slope * Math.PI) / 180;
  const headX = x - size * Math.cos(angle);
  const headY = y + size * Math.sin(angle);
  const pad = [
    [x, y, -6],
    [headX, headY, -6],
    [headX, headY, 6],
    [x, y, 6],
  ] as const;
  const footing = (part: number) => leg(x + (headX - x) * part, y + (headY - y) * part, 0);
  return [through(pad, 'shape', 2.4, -3), footing(0.12), footing(0.85)];
};

const box = (x: number, height: number, z: number): Stroke[] => [
  plate(x - 13, x + 13, height - 0.9, 14, z, -3),
  through(
    [
      [x - 13, height, z + 14],
      [x - 13, 0, z + 14],
      [x + 13, 0, z + 14],
      [x + 13, height, z + 14],
    ],
    'shape',
    1.4,
    -2,
    'floor',
  ),
];

/** Half a ball lying on its flat side. */
const dome = (x: number, z: number, size: number, camera: Camera): Stroke => {
  const corners = Array.from({ length: 13 }, (_, index): Corner => {
    const angle = (Math.PI * index) / 12;
    const across = Math.cos(angle) * size;
    return [x + camera[0]! * across, 0.8 + Math.sin(angle) * size * 0.55, z + camera[2]! * across];
  });
  return through(corners, 'shape', 1.6, -2);
};

/** What stands on the floor or is built in: where it is told to, or else under the figure in its first pose. */
export const standingThing = (prop: Prop, { points, frames }: Figure, camera: Camera): Thing => {
  const { pelvis } = pointAt;
  const under = [points[pelvis]!, points[pelvis + 1]! - thickness.trunk, points[pelvis + 2]!] as const;
  const [x, y, z] = Array.isArray(prop.at) ? prop.at : under;
  const { size, slope = 0 } = prop;
  switch (prop.kind) {
    case 'chair':
      return { strokes: chair(x, size ?? y, z) };
    case 'bench': {
      const up = frameAt.pelvis;
      const steep = prop.at ? slope : (Math.atan2(frames[up + 4]!, -frames[up + 1]!) * 180) / Math.PI;
      const angle = (steep * Math.PI) / 180;
      const off = prop.at ? 0 : thickness.trunk;
      const backX = x - off * Math.sin(angle) + 9 * Math.cos(angle);
      const backY = y + off * (1 - Math.cos(angle)) - 9 * Math.sin(angle);
      return { strokes: bench(backX, backY, size ?? 58, steep) };
    }
    case 'table':
      return {
        strokes: [plate(x - 62, x + 62, size ?? y, 20, z, -4), leg(x - 52, size ?? y, z), leg(x + 52, size ?? y, z)],
      };
    case 'wall':
      return {
        strokes: [
          through(
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
          through(
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
      return { strokes: [dome(x, z, size ?? 16, camera)] };
    default:
      return { strokes: box(x, size ?? 12, z) };
  }
};
