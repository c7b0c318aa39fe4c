import type { Placement } from '../../domain/replay/canvas-size.ts';
import { NUMBERS_PER_POINT, type Recording } from '../../domain/replay/recording.ts';
import { isLinkVisible, sideColours, type Link, type Skeleton } from '../../domain/replay/skeleton.ts';

const TAU = Math.PI * 2;
const LINE = 3;
const JOINT = 4;
const sides = ['middle', 'left', 'right'] as const;

interface Part {
  colour: string;
  links: readonly Link[];
  /** Places among the points of the skeleton. */
  points: readonly number[];
}

const partsOfSkeletons = new WeakMap<Skeleton, readonly Part[]>();

/** What is drawn in one colour, sorted out once for all frames. */
function partsOf(skeleton: Skeleton): readonly Part[] {
  const known = partsOfSkeletons.get(skeleton);
  if (known) return known;
  const parts = sides
    .map((side) => ({
      colour: sideColours[side],
      links: skeleton.links.filter((link) => link.side === side),
      points: skeleton.points.flatMap((_, point) => (skeleton.sides[point] === side ? [point] : [])),
    }))
    .filter(({ points }) => points.length > 0);
  partsOfSkeletons.set(skeleton, parts);
  return parts;
}

/** Of a canvas, on the page or off it. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'stroke'
  | 'fill'
  | 'strokeStyle'
  | 'fillStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'globalAlpha'
>;

/** Draws something of a frame, at the place where the recorded picture stands; `shrunk` as for `drawFrame`. */
export type Painter = (pen: Pen, frame: number, place: Placement, shrunk: number) => void;

/**
 * Draws one frame: the lines between joints, unless neither end is sure enough, and the joints that were measured. `shrunk`
 * is how much smaller than its pixels the canvas is shown; lines stay visible nevertheless.
 */
export function drawFrame(pen: Pen, recording: Recording, frame: number, place: Placement, shrunk: number): void {
  const { skeleton, joints } = recording;
  const start = frame * skeleton.points.length * NUMBERS_PER_POINT;
  const weight = Math.max(place.scale, 0.6) / Math.max(shrunk, 0.6);
  const placeOf = (point: number) => start + point * NUMBERS_PER_POINT;
  const xAt = (at: number) => joints[at]! * place.scale + place.left;
  const yAt = (at: number) => joints[at + 1]! * place.scale + place.top;
  const isMeasured = (at: number) => !Number.isNaN(joints[at]!);

  pen.lineCap = 'round';
  pen.lineWidth = LINE * weight;
  for (const { colour, links, points } of partsOf(skeleton)) {
    pen.strokeStyle = colour;
    pen.beginPath();
    for (const link of links) {
      const from = placeOf(link.from);
      const to = placeOf(link.to);
      if (!isMeasured(from) || !isMeasured(to)) continue;
      if (!isLinkVisible(skeleton, joints[from + 2]!, joints[to + 2]!)) continue;
      pen.moveTo(xAt(from), yAt(from));
      pen.lineTo(xAt(to), yAt(to));
    }
    pen.stroke();
    pen.fillStyle = colour;
    pen.beginPath();
    for (const point of points) {
      const at = placeOf(point);
      if (!isMeasured(at)) continue;
      pen.moveTo(xAt(at) + JOINT * weight, yAt(at));
      pen.arc(xAt(at), yAt(at), JOINT * weight, 0, TAU);
    }
    pen.fill();
  }
}
