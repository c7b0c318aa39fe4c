import type { Box } from '../../../domain/motion/picture-box.ts';
import type { Scene } from '../../../domain/motion/scene.ts';
import type { Pen, Stroke } from '../../../domain/motion/stroke.ts';
import { paletteNow } from './palette.ts';

const margin = 3;

/** Fits a box into the canvas, in the middle; coordinates after that are across and up. */
const fit = (context: CanvasRenderingContext2D, { left, right, bottom, top }: Box) => {
  const { width, height } = context.canvas;
  const scale = Math.min(width / (right - left + 2 * margin), height / (top - bottom + 2 * margin));
  const x = width / 2 - ((left + right) / 2) * scale;
  const y = height / 2 + ((bottom + top) / 2) * scale;
  context.setTransform(scale, 0, 0, -scale, x, y);
};

const trace = (context: CanvasRenderingContext2D, flat: Float64Array, { at, form, width }: Stroke) => {
  context.beginPath();
  if (form === 'disc' || form === 'ring') {
    context.arc(flat[0]!, flat[1]!, width, 0, 2 * Math.PI);
    return;
  }
  for (let index = 0; index < at.length; index += 1) context.lineTo(flat[index * 3]!, flat[index * 3 + 1]!);
  if (form === 'shape') context.closePath();
};

/** Makes the drawing of a scene's moments on a canvas, in the colours of the page. */
export const canvasDrawer = (context: CanvasRenderingContext2D, scene: Scene): ((moment: number) => void) => {
  const pen: Pen = {
    draw: (flat, stroke) => {
      const colours = paletteNow();
      trace(context, flat, stroke);
      const width = stroke.form === 'disc' ? 1 : stroke.form === 'ring' ? 1.6 : stroke.width;
      if (stroke.halo) {
        context.strokeStyle = colours.ground;
        context.lineWidth = width + 1.6;
        context.stroke();
      }
      context.strokeStyle = context.fillStyle = colours[stroke.tone];
      context.lineWidth = width;
      if (stroke.form === 'disc' || stroke.form === 'shape') context.fill();
      context.stroke();
    },
  };
  return (moment) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    fit(context, scene.box);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    scene.draw(moment, pen);
  };
};
