import { lookThrough, type Camera } from '../../domain/session-replay/camera.ts';
import { fitRecording, type Placement, type Size } from '../../domain/session-replay/canvas.ts';
import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { isLinkVisible, sideColours, type Skeleton } from '@exer/pose-log/skeleton.ts';
import type { Alignment } from '../../domain/session-replay/alignment.ts';

const TAU = Math.PI * 2;
const LINE = 3;
const JOINT = 4;
/** Lines grow with the zoom up to here. */
const MAX_WEIGHT = 1.5;
const TRAVEL_COLOUR = '#8a979b';
const sides = ['middle', 'left', 'right'] as const;

/** Points and links of one color; the numbers are places in the joints of a frame. */
interface Part {
  colour: string;
  /** Start and end of each link, one after the other. */
  links: Int32Array;
  points: Int32Array;
}

const skeletonParts = new WeakMap<Skeleton, readonly Part[]>();

/** Computed once for all frames. */
function listParts(skeleton: Skeleton): readonly Part[] {
  const known = skeletonParts.get(skeleton);
  if (known) return known;
  const toPlaces = (points: number[]) => Int32Array.from(points, (point) => point * NUMBERS_PER_POINT);
  const parts = sides
    .map((side) => ({
      colour: sideColours[side],
      links: toPlaces(skeleton.links.flatMap((link) => (link.side === side ? [link.from, link.to] : []))),
      points: toPlaces(skeleton.points.flatMap((_, point) => (skeleton.sides[point] === side ? [point] : []))),
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

/** Draws on the canvas below the recording, as the camera sees it. */
export type Painter = (pen: Pen, frame: number, camera: Camera, weight: number) => void;

/** Width of lines beside the usual one: thinner in small pictures, but never too thin to see on the screen. */
export const getLineWeight = ({ scale }: Placement, zoom: number, shrunk: number): number =>
  (Math.max(scale, 0.6) * Math.min(zoom, MAX_WEIGHT)) / Math.max(shrunk, 0.6);

/** Draws a frame: links, unless both ends are too uncertain, and measured joints. Allocates nothing. */
export function drawFrame(pen: Pen, recording: Recording, frame: number, place: Placement, weight: number): void {
  const { skeleton, joints } = recording;
  const { scale, left, top } = place;
  const start = frame * skeleton.points.length * NUMBERS_PER_POINT;
  const radius = JOINT * weight;
  const parts = listParts(skeleton);

  pen.lineCap = 'round';
  pen.lineWidth = LINE * weight;
  for (let each = 0; each < parts.length; each += 1) {
    const { colour, links, points } = parts[each]!;
    pen.strokeStyle = colour;
    pen.beginPath();
    for (let at = 0; at < links.length; at += 2) {
      const from = start + links[at]!;
      const to = start + links[at + 1]!;
      // NaN where nothing was measured.
      if (Number.isNaN(joints[from]! + joints[to]!)) continue;
      if (!isLinkVisible(skeleton, joints[from + 2]!, joints[to + 2]!)) continue;
      pen.moveTo(joints[from]! * scale + left, joints[from + 1]! * scale + top);
      pen.lineTo(joints[to]! * scale + left, joints[to + 1]! * scale + top);
    }
    pen.stroke();
    pen.fillStyle = colour;
    pen.beginPath();
    for (let at = 0; at < points.length; at += 1) {
      const point = start + points[at]!;
      const x = joints[point]! * scale + left;
      if (Number.isNaN(x)) continue;
      const y = joints[point + 1]! * scale + top;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, TAU);
    }
    pen.fill();
  }
}

/** Space between the marks along the lower edge, in pixels of the recording. */
const MARK_GAP = 50;
const MARK_HEIGHT = 8;

/** Marks along the lower edge that move with the picture: a figure that is followed visibly travels. */
export function drawTravel(pen: Pen, { scale, left }: Placement, { width, height }: Size): void {
  pen.strokeStyle = TRAVEL_COLOUR;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let at = Math.ceil(-left / scale / MARK_GAP); at * MARK_GAP * scale + left < width; at += 1) {
    const x = at * MARK_GAP * scale + left;
    pen.moveTo(x, height);
    pen.lineTo(x, height - MARK_HEIGHT);
  }
  pen.stroke();
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
  const own = fitRecording(size, recording);
  const leading = fitRecording(size, onHipsOf ?? recording);
  const seen = { ...own };
  const seenLeading = { ...leading };
  const hips = recording.skeleton.points.indexOf('midHips');
  return (pen, frame, camera, weight) => {
    if (!alignment.covers(frame)) return;
    const other = alignment.frameOf(frame);
    lookThrough(camera, own, seen);
    if (onHipsOf && hips >= 0) {
      lookThrough(camera, leading, seenLeading);
      const across = getHips(onHipsOf, hips, frame, seenLeading, 0) - getHips(recording, hips, other, seen, 0);
      const down = getHips(onHipsOf, hips, frame, seenLeading, 1) - getHips(recording, hips, other, seen, 1);
      // If the hips of either are unknown, it stays where it was.
      if (!Number.isNaN(across + down)) {
        seen.left += across;
        seen.top += down;
      }
    }
    pen.globalAlpha = FAINT;
    drawFrame(pen, recording, other, seen, weight);
    pen.globalAlpha = 1;
  };
}
