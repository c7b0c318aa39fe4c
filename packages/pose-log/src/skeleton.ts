/** The two recordings of joints that a session may hold. */
export type LogKind = 'pose-log' | 'hands-log';

type Side = 'left' | 'right' | 'middle';

export interface Link {
  /** Places in `points`. */
  from: number;
  to: number;
  side: Side;
}

/** Which joints a log names, which of them are joined by a line, and from which confidence on a joint counts as seen. */
export interface Skeleton {
  points: readonly string[];
  sides: readonly Side[];
  links: readonly Link[];
  threshold: number;
}

/** REPLAY-09, OPEN-143; what has no side is white. */
export const sideColours: Readonly<Record<Side, string>> = { left: '#ff00ff', right: '#00ffff', middle: '#ffffff' };

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** The name of a joint on one side: `leftBigToe`. */
export const addSide = (side: 'left' | 'right', name: string): string => side + capitalize(name);
const getSide = (name: string): Side => (/^(left|right)/.exec(name)?.[0] as Side | undefined) ?? 'middle';

function createSkeleton(points: readonly string[], pairs: readonly (readonly [string, string])[], threshold: number) {
  const sides = points.map(getSide);
  const links = pairs.map(([start, end]): Link => {
    const [from, to] = [points.indexOf(start), points.indexOf(end)];
    return { from, to, side: sides[from] === 'middle' ? sides[to]! : sides[from]! };
  });
  return { points, sides, links, threshold } satisfies Skeleton;
}

const twice = ['left', 'right'] as const;

const bodyParts = ['eye', 'ear', 'shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle', 'heel', 'bigToe'];
const limbs = [
  ['nose', 'eye', 'ear'],
  ['neck', 'shoulder', 'elbow', 'wrist'],
  ['midHips', 'hip', 'knee', 'ankle', 'heel', 'bigToe'],
  ['ankle', 'bigToe'],
];

const fingers = [
  ['thumbCMC', 'thumbMP', 'thumbIP', 'thumbTip'],
  ...['index', 'middle', 'ring', 'little'].map((finger) => ['MCP', 'PIP', 'DIP', 'Tip'].map((joint) => finger + joint)),
];
const knuckles = ['indexMCP', 'middleMCP', 'ringMCP', 'littleMCP'];

const linkChain = (names: readonly string[]) => names.slice(1).map((name, at) => [names[at]!, name] as const);

/** The 23 keypoints of a body (ENT-092); a line is hidden when both its ends are below 0.5 (REPLAY-07). */
const body = createSkeleton(
  ['nose', 'neck', 'midHips', ...twice.flatMap((side) => bodyParts.map((part) => addSide(side, part)))],
  [
    ...linkChain(['nose', 'neck', 'midHips']),
    ...twice.flatMap((side) =>
      limbs.flatMap((limb) => linkChain(limb.map((name) => (bodyParts.includes(name) ? addSide(side, name) : name)))),
    ),
  ],
  0.5,
);

/** The 21 joints of each hand (ENT-097); a line is hidden when both its ends are below 0.4 (REPLAY-08). */
const hands = createSkeleton(
  twice.flatMap((side) => ['wrist', ...fingers.flat()].map((joint) => addSide(side, joint))),
  twice.flatMap((side) =>
    [...fingers.map((finger) => ['wrist', ...finger]), knuckles].flatMap((joints) =>
      linkChain(joints.map((joint) => addSide(side, joint))),
    ),
  ),
  0.4,
);

export const skeletons: Readonly<Record<LogKind, Skeleton>> = { 'pose-log': body, 'hands-log': hands };

/** A line is hidden only when neither end was seen well enough (REPLAY-07, REPLAY-08). */
export const isLinkVisible = ({ threshold }: Skeleton, from: number, to: number): boolean =>
  from >= threshold || to >= threshold;
