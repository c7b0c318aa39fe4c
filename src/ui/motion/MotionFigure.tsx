import { useEffect, useRef, type ReactNode } from 'react';
import type { Scene } from '@exer/motion-figures/scene.ts';
import { subscribeToLoop } from './frameLoop.ts';
import { onPaletteChange, currentPalette } from './palette.ts';
import { findKeyFrame, useScene } from './useScene.ts';
import { useIsMotionAllowed } from './motionPreferences.ts';
import type { Box } from '@exer/motion-figures/picture-box.ts';
import type { Pen, Stroke } from '@exer/motion-figures/picture.ts';

const margin = 3;

/** Fits a box into the center of the canvas; afterwards y points up. */
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

/** Creates a function that draws moments of a scene on a canvas, in the colors of the page. */
const createCanvasDrawer = (context: CanvasRenderingContext2D, scene: Scene): ((moment: number) => void) => {
  const pen: Pen = {
    draw: (flat, stroke) => {
      const colours = currentPalette();
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

interface Props {
  /** `/exercises/movements/<group>.json#<movement>`. */
  url: string;
  /** The key frame shown while paused; by default the most telling one. */
  frame?: number | null;
  /** Never moves. */
  still?: boolean;
  /** The reader's choice for this picture, which overrides every preference: play or pause. */
  plays?: boolean;
  /** Text alternative; without it the name must be visible nearby. */
  label?: string;
  /** Shown if the movement cannot be loaded. */
  fallback?: ReactNode;
}

const sharpness = 2;

const sizeTo = (canvas: HTMLCanvasElement) => {
  const ratio = Math.min(window.devicePixelRatio || 1, sharpness);
  const width = Math.max(1, Math.round(canvas.clientWidth * ratio));
  const height = Math.max(1, Math.round(canvas.clientHeight * ratio));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
};

/** Draws a scene on a canvas until the returned function is called; `clock` keeps the position across pauses. */
const play = (canvas: HTMLCanvasElement, scene: Scene, moves: boolean, clock: { moment: number }) => {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const drawMoment = createCanvasDrawer(context, scene);
  let last = 0;
  const redraw = () => drawMoment(clock.moment);
  const resized = () => {
    sizeTo(canvas);
    redraw();
  };
  resized();
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(resized);
  size?.observe(canvas);
  const leavePalette = onPaletteChange(redraw);
  const frame = (now: number) => {
    // Continues at the same position after it was off screen.
    clock.moment = (clock.moment + Math.min(now - (last || now), 100) / 1000) % scene.seconds;
    last = now;
    redraw();
  };
  const leaveLoop = subscribeToLoop(canvas, frame, moves);
  return () => {
    leaveLoop();
    leavePalette();
    size?.disconnect();
  };
};

/** An animated movement that fills its box and plays while it is visible and motion is allowed. */
export const MotionFigure = ({ url, frame, still = false, plays, label, fallback }: Props) => {
  const { scene, failed } = useScene(url);
  const canvas = useRef<HTMLCanvasElement>(null);
  const clock = useRef({ moment: 0, url: '' });
  const welcome = useIsMotionAllowed();
  const moves = !still && (plays ?? welcome);
  const stands = !moves && plays === undefined;
  useEffect(() => {
    if (!canvas.current || !scene) return undefined;
    if (stands || clock.current.url !== url) clock.current.moment = stands ? findKeyFrame(scene, frame) : 0;
    clock.current.url = url;
    return play(canvas.current, scene, moves, clock.current);
  }, [scene, url, frame, stands, moves]);
  if (failed) return fallback;
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <canvas
      ref={canvas}
      {...named}
      data-moving={moves && scene ? '' : undefined}
      style={{ display: 'block', width: '100%', height: '100%' }}
    />
  );
};
