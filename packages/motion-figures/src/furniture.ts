import { createStroke, type Stroke, type Tone, type Camera } from './picture.ts';

type Corner = readonly [number, number, number];

export const createOutline = (
  corners: readonly Corner[],
  form: Stroke['form'],
  width = 1.6,
  bias = 0,
  tone: Tone = 'thing',
): Stroke =>
  createStroke(
    Float64Array.from(corners.flat()),
    corners.map((_, index) => index * 3),
    tone,
    width,
    form,
    bias,
  );

export const createPlate = (x1: number, x2: number, y: number, half: number, z = 0, bias = -1): Stroke =>
  createOutline(
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

export const createLeg = (x: number, y: number, z: number) =>
  createOutline(
    [
      [x, y, z],
      [x, 0, z],
    ],
    'line',
    1.4,
    -2,
  );

export const createChair = (x: number, y: number, z: number): Stroke[] => [
  createPlate(x - 10, x + 11, y, 10, z, -3),
  ...[-10, 10].flatMap((side) => [createLeg(x - 10, y, z + side), createLeg(x + 10, y, z + side)]),
  createOutline(
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
export const createBench = (x: number, y: number, size: number, slope: number): Stroke[] => {
  const angle = (slope * Math.PI) / 180;
  const headX = x - size * Math.cos(angle);
  const headY = y + size * Math.sin(angle);
  const pad = [
    [x, y, -6],
    [headX, headY, -6],
    [headX, headY, 6],
    [x, y, 6],
  ] as const;
  const footing = (part: number) => createLeg(x + (headX - x) * part, y + (headY - y) * part, 0);
  return [createOutline(pad, 'shape', 2.4, -3), footing(0.12), footing(0.85)];
};

export const createBoxProp = (x: number, height: number, z: number): Stroke[] => [
  createPlate(x - 13, x + 13, height - 0.9, 14, z, -3),
  createOutline(
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
export const createDome = (x: number, z: number, size: number, camera: Camera): Stroke => {
  const corners = Array.from({ length: 13 }, (_, index): Corner => {
    const angle = (Math.PI * index) / 12;
    const across = Math.cos(angle) * size;
    return [x + camera[0]! * across, 0.8 + Math.sin(angle) * size * 0.55, z + camera[2]! * across];
  });
  return createOutline(corners, 'shape', 1.6, -2);
};
