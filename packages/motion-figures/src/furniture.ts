import { createHull, type Hull, type Stroke, type Tone } from './picture.ts';

type Corner = readonly [number, number, number];

/** Rounded corners of furniture. */
const edge = 0.5;
/** Furniture is drawn before the body that it carries. */
const behind = -14;

interface Block {
  /** Corners of the upper face, in a row about it. */
  top: readonly Corner[];
  thick: number;
  tone?: Tone;
  upper?: Tone;
}

/** Something solid: its whole outline, and its upper face lighter. */
export const createBlock = ({ top, thick, tone = 'thing', upper = 'thingTop' }: Block, bias = behind): Stroke => {
  const under = top.map(([x, y, z]): Corner => [x, y - thick, z]);
  const at = [...top, ...under].map((_, index) => index * 3);
  return {
    points: Float64Array.from([...top, ...under].flat()),
    hulls: [createHull(at, edge, tone), createHull(at.slice(0, top.length), edge, upper)],
    bias,
    rim: false,
  };
};

const createSlab = (x: number, y: number, z: number, halfX: number, halfZ: number): Corner[] => [
  [x - halfX, y - edge, z - halfZ],
  [x + halfX, y - edge, z - halfZ],
  [x + halfX, y - edge, z + halfZ],
  [x - halfX, y - edge, z + halfZ],
];

/** Bars joined at their ends. */
export const createBars = (corners: readonly Corner[], half: number, tone: Tone = 'thing', bias = behind): Stroke => ({
  points: Float64Array.from(corners.flat()),
  hulls: corners.slice(1).map((_, index): Hull => createHull([index * 3, index * 3 + 3], half, tone)),
  bias,
  rim: false,
});

const createLeg = (x: number, y: number, z: number) =>
  createBars(
    [
      [x, y, z],
      [x, 0.8, z],
    ],
    0.8,
    'thing',
    behind - 1,
  );

export const createChair = (x: number, y: number, z: number): Stroke[] => [
  ...[-8.5, 8.5].flatMap((side) => [createLeg(x - 9.5, y - 1, z + side), createLeg(x + 9, y - 1, z + side)]),
  createBlock({ top: createSlab(x, y, z, 10.5, 9.5), thick: 1.6 }),
  ...[-8.5, 8.5].map((side) =>
    createBars(
      [
        [x - 9.8, y, z + side],
        [x - 12.5, y + 16, z + side],
      ],
      0.8,
      'thing',
      behind - 1,
    ),
  ),
  createBlock({
    top: [
      [x - 12, y + 26, z - 9.5],
      [x - 12.8, y + 26, z - 9.5],
      [x - 12.8, y + 26, z + 9.5],
      [x - 12, y + 26, z + 9.5],
    ],
    thick: 11,
  }),
];

/** A plinth or table top of a length and depth, on four legs. */
export const createTable = (x: number, y: number, z: number, half: number, deep: number): Stroke[] => [
  ...[-1, 1].flatMap((end) => [-1, 1].map((side) => createLeg(x + end * (half - 6), y - 2, z + side * (deep - 2)))),
  createBlock({ top: createSlab(x, y, z, half, deep), thick: 2.6 }),
];

/** A pad that slopes up towards the head, on two pairs of legs. */
export const createBench = (x: number, y: number, size: number, slope: number): Stroke[] => {
  const angle = (slope * Math.PI) / 180;
  const headX = x - size * Math.cos(angle);
  const headY = y + size * Math.sin(angle);
  const top: Corner[] = [
    [x, y - edge, -7],
    [headX, headY - edge, -7],
    [headX, headY - edge, 7],
    [x, y - edge, 7],
  ];
  const footing = (part: number) =>
    [-5, 5].map((side) => createLeg(x + (headX - x) * part, y + (headY - y) * part - 2, side));
  return [...footing(0.12), ...footing(0.85), createBlock({ top, thick: 2.4 })];
};

/** A solid box on the floor. */
export const createStep = (x: number, height: number, z: number): Stroke =>
  createBlock({ top: createSlab(x, height, z, 12.5, 14), thick: Math.max(height - 2 * edge, 0.5) });

/** Half a ball lying on its flat side. */
export const createDome = (x: number, z: number, size: number): Stroke => {
  const rim = Array.from({ length: 12 }, (_, index): Corner => {
    const angle = (Math.PI * index) / 6;
    return [x + Math.cos(angle) * (size - 1), 1, z + Math.sin(angle) * (size - 1)];
  });
  const crown = rim.map(([px, , pz]): Corner => [x + (px - x) * 0.6, size * 0.55 - 1, z + (pz - z) * 0.6]);
  const at = [...rim, ...crown].map((_, index) => index * 3);
  return {
    points: Float64Array.from([...rim, ...crown].flat()),
    hulls: [createHull(at, 1, 'thing'), createHull(at.slice(rim.length), 1, 'thingTop')],
    bias: behind,
    rim: false,
  };
};

/** What lies under a figure: a mat where one lies or kneels on it, else a patch of floor. */
export const createGround = (least: Corner, greatest: Corner, isMat: boolean): Stroke => {
  const x = (least[0] + greatest[0]) / 2;
  const z = (least[2] + greatest[2]) / 2;
  const halfX = Math.max((greatest[0] - least[0]) / 2 + 5, 15);
  const halfZ = Math.max((greatest[2] - least[2]) / 2 + 5, isMat ? 15 : 11);
  if (isMat)
    return createBlock({ top: createSlab(x, 0, z, halfX, halfZ), thick: 1, tone: 'floor', upper: 'mat' }, -1000);
  const rim = Array.from({ length: 20 }, (_, index): Corner => {
    const angle = (index * Math.PI) / 10;
    return [x + Math.cos(angle) * halfX, -0.6, z + Math.sin(angle) * halfZ];
  });
  return {
    points: Float64Array.from(rim.flat()),
    hulls: [
      createHull(
        rim.map((_, index) => index * 3),
        0.5,
        'mat',
      ),
    ],
    bias: -1000,
    rim: false,
  };
};
