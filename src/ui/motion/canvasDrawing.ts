import type { Outline } from '@exer/motion-figures/hull.ts';
import type { Box } from '@exer/motion-figures/picture-box.ts';
import type { Pen } from '@exer/motion-figures/picture.ts';
import type { Scene } from '@exer/motion-figures/scene.ts';
import { currentPalette } from './palette.ts';

const margin = 3;

/** Fits a box into the center of the canvas; afterwards y points up. */
const fit = (context: CanvasRenderingContext2D, { left, right, bottom, top }: Box) => {
  const { width, height } = context.canvas;
  const scale = Math.min(width / (right - left + 2 * margin), height / (top - bottom + 2 * margin));
  const x = width / 2 - ((left + right) / 2) * scale;
  const y = height / 2 + ((bottom + top) / 2) * scale;
  context.setTransform(scale, 0, 0, -scale, x, y);
};

/** Follows an outline; lifts the pen where balls are open. */
const trace = (context: CanvasRenderingContext2D, { arcs, ball, count }: Outline, open?: readonly boolean[]) => {
  context.beginPath();
  for (let arc = 0; arc < count; arc += 1) {
    const at = arc * 5;
    const x = arcs[at]!;
    const y = arcs[at + 1]!;
    const r = arcs[at + 2]!;
    const from = arcs[at + 3]!;
    const to = arcs[at + 4]!;
    if (open?.[ball[arc]!]) {
      if (arc > 0) context.lineTo(x + r * Math.cos(from), y + r * Math.sin(from));
      context.moveTo(x + r * Math.cos(to), y + r * Math.sin(to));
    } else context.arc(x, y, r, from, to);
  }
  const start = arcs[3]!;
  context.lineTo(arcs[0]! + arcs[2]! * Math.cos(start), arcs[1]! + arcs[2]! * Math.sin(start));
};

/** Creates a function that draws moments of a scene on a canvas, in the colors of the page. */
export const createCanvasDrawer = (context: CanvasRenderingContext2D, scene: Scene): ((moment: number) => void) => {
  const pen: Pen = {
    rim: (outline, open) => {
      trace(context, outline, open);
      context.stroke();
    },
    fill: (outline, tone) => {
      trace(context, outline);
      context.fillStyle = currentPalette()[tone];
      context.fill();
    },
  };
  return (moment) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    fit(context, scene.box);
    context.strokeStyle = currentPalette().ground;
    context.lineWidth = scene.rim;
    context.lineJoin = 'round';
    scene.draw(moment, pen);
  };
};
