import type { Placement } from '../../domain/replay/canvas-size.ts';
import { NUMBERS_PER_POINT, type Recording } from '../../domain/replay/recording.ts';
import { isLinkVisible, sideColours } from '../../domain/replay/skeleton.ts';

const TAU = Math.PI * 2;
const LINE = 3;
const JOINT = 4;
const sides = ['middle', 'left', 'right'] as const;

type Pen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'arc' | 'stroke' | 'fill' | 'strokeStyle' | 'fillStyle' | 'lineWidth' | 'lineCap'
>;

/**
 * Draws one frame: the lines between joints, unless neither end is sure enough, and the joints that were measured. `shrunk`
 * is how much smaller than its pixels the canvas is shown; lines stay visible nevertheless.
 */
export function drawFrame(pen: Pen, recording: Recording, frame: number, place: Placement, shrunk: number): void {
  const { skeleton, joints } = recording;
  const start = frame * skeleton.points.length * NUMBERS_PER_POINT;
  const weight = Math.max(place.scale, 0.6) / Math.max(shrunk, 0.6);
  const xOf = (point: number) => joints[start + point * NUMBERS_PER_POINT]! * place.scale + place.left;
  const yOf = (point: number) => joints[start + point * NUMBERS_PER_POINT + 1]! * place.scale + place.top;
  const confidenceOf = (point: number) => joints[start + point * NUMBERS_PER_POINT + 2]!;
  const isMeasured = (point: number) => !Number.isNaN(joints[start + point * NUMBERS_PER_POINT]!);

  pen.lineCap = 'round';
  pen.lineWidth = LINE * weight;
  for (const side of sides) {
    pen.strokeStyle = sideColours[side];
    pen.beginPath();
    for (const link of skeleton.links) {
      const { from, to } = link;
      if (link.side !== side || !isMeasured(from) || !isMeasured(to)) continue;
      if (!isLinkVisible(skeleton, confidenceOf(from), confidenceOf(to))) continue;
      pen.moveTo(xOf(from), yOf(from));
      pen.lineTo(xOf(to), yOf(to));
    }
    pen.stroke();
    pen.fillStyle = sideColours[side];
    pen.beginPath();
    for (let point = 0; point < skeleton.points.length; point += 1) {
      if (skeleton.sides[point] !== side || !isMeasured(point)) continue;
      pen.moveTo(xOf(point) + JOINT * weight, yOf(point));
      pen.arc(xOf(point), yOf(point), JOINT * weight, 0, TAU);
    }
    pen.fill();
  }
}
