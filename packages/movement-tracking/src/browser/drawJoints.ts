import { sideColours, skeletons } from '@exer/pose-log/skeleton.ts';
import type { TrackedFrame } from '../recording.ts';
import type { TrackedKind } from './models.ts';

const skeletonByKind = { hands: skeletons['hands-log'], body: skeletons['pose-log'] };

/** Draws the detected joints of a picture on a canvas of its size; only those above the confidence threshold. */
export function drawJoints(canvas: HTMLCanvasElement, kind: TrackedKind, frame: TrackedFrame): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  const { points, sides, links, threshold } = skeletonByKind[kind];
  const seen = points.map((name) => {
    const joint = frame.joints[name];
    return joint && joint.confidence >= threshold ? joint : null;
  });
  const size = canvas.width / 320;
  pen.lineWidth = size;
  for (const { from, to, side } of links) {
    const [start, end] = [seen[from], seen[to]];
    if (!start || !end) continue;
    pen.strokeStyle = sideColours[side];
    pen.beginPath();
    pen.moveTo(start.x, start.y);
    pen.lineTo(end.x, end.y);
    pen.stroke();
  }
  for (const [at, joint] of seen.entries()) {
    if (!joint) continue;
    pen.fillStyle = sideColours[sides[at]!];
    pen.beginPath();
    pen.arc(joint.x, joint.y, 1.5 * size, 0, 2 * Math.PI);
    pen.fill();
  }
}
