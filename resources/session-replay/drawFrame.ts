import { type Placement, fitOnCanvas, type Size } from '../../domain/session-replay/canvas.ts';
import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { isLinkVisible, sideColours, type Link, type Skeleton } from '@exer/pose-log/skeleton.ts';
import type { Alignment } from '../../domain/session-replay/alignment.ts';

const TAU = Math.PI * 2;
const LINE = 3;
const JOINT = 4;
const sides = ['middle', 'left', 'right'] as const;

interface Part {
  colour: string;
  links: readonly Link[];
  /** Indexes of points in the skeleton. */
  points: readonly number[];
}

const skeletonParts = new WeakMap<Skeleton, readonly Part[]>();

/** Points and links of one color, computed once for all frames. */
function listParts(skeleton: Skeleton): readonly Part[] {
  const known = skeletonParts.get(skeleton);
  if (known) return known;
  const parts = sides
    .map((side) => ({
      colour: sideColours[side],
      links: skeleton.links.filter((link) => link.side === side),
      points: skeleton.points.flatMap((_, point) => (skeleton.sides[point] === side ? [point] : [])),
    }))
    .filter(({ points }) => points.length > 0);
  skeletonParts.set(skeleton, parts);
  return parts;
}

/** A canvas context, on screen or off screen. */
type Pen = Pick<
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

/** Draws at the position of the recorded picture; `shrunk` as for `drawFrame`. */
export type Painter = (pen: Pen, frame: number, place: Placement, shrunk: number) => void;

/**
 * Draws a frame: links, unless both ends are too uncertain, and measured joints. `shrunk` is the scale at which the
 * canvas is shown; lines stay visible.
 */
export function drawFrame(pen: Pen, recording: Recording, frame: number, place: Placement, shrunk: number): void {
  const { skeleton, joints } = recording;
  const start = frame * skeleton.points.length * NUMBERS_PER_POINT;
  const weight = Math.max(place.scale, 0.6) / Math.max(shrunk, 0.6);
  const toIndex = (point: number) => start + point * NUMBERS_PER_POINT;
  const xAt = (at: number) => joints[at]! * place.scale + place.left;
  const yAt = (at: number) => joints[at + 1]! * place.scale + place.top;
  const isMeasured = (at: number) => !Number.isNaN(joints[at]!);

  pen.lineCap = 'round';
  pen.lineWidth = LINE * weight;
  for (const { colour, links, points } of listParts(skeleton)) {
    pen.strokeStyle = colour;
    pen.beginPath();
    for (const link of links) {
      const from = toIndex(link.from);
      const to = toIndex(link.to);
      if (!isMeasured(from) || !isMeasured(to)) continue;
      if (!isLinkVisible(skeleton, joints[from + 2]!, joints[to + 2]!)) continue;
      pen.moveTo(xAt(from), yAt(from));
      pen.lineTo(xAt(to), yAt(to));
    }
    pen.stroke();
    pen.fillStyle = colour;
    pen.beginPath();
    for (const point of points) {
      const at = toIndex(point);
      if (!isMeasured(at)) continue;
      pen.moveTo(xAt(at) + JOINT * weight, yAt(at));
      pen.arc(xAt(at), yAt(at), JOINT * weight, 0, TAU);
    }
    pen.fill();
  }
}

/** Opacity of the other recording, so that it is not confused with the main one. */
const FAINT = 0.4;

interface Overlaid {
  recording: Recording;
  alignment: Alignment;
  /** Aligns the hips of both recordings, or null to leave the other one where it was recorded. */
  onHipsOf: Recording | null;
}

/** Position of the hips on the canvas: `axis` 0 is x, 1 is y. NaN if they were not measured. */
function getHips({ joints, skeleton }: Recording, point: number, frame: number, place: Placement, axis: 0 | 1): number {
  const at = (frame * skeleton.points.length + point) * NUMBERS_PER_POINT + axis;
  return joints[at]! * place.scale + (axis === 0 ? place.left : place.top);
}

/** Draws the other recording faintly below the main one, without allocating objects per frame. */
export function createGhost({ recording, alignment, onHipsOf }: Overlaid, size: Size): Painter {
  const { width, height } = recording;
  const own = fitOnCanvas(size, { width: width ?? size.width, height: height ?? size.height });
  const moved = { ...own };
  const hips = recording.skeleton.points.indexOf('midHips');
  return (pen, frame, place, shrunk) => {
    if (!alignment.covers(frame)) return;
    const other = alignment.frameOf(frame);
    if (onHipsOf && hips >= 0) {
      const across = getHips(onHipsOf, hips, frame, place, 0) - getHips(recording, hips, other, own, 0);
      const down = getHips(onHipsOf, hips, frame, place, 1) - getHips(recording, hips, other, own, 1);
      // If the hips of either are unknown, it stays where it was.
      if (!Number.isNaN(across + down)) {
        moved.left = own.left + across;
        moved.top = own.top + down;
      }
    }
    pen.globalAlpha = FAINT;
    drawFrame(pen, recording, other, moved, shrunk);
    pen.globalAlpha = 1;
  };
}
