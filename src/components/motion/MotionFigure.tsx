import { useEffect, useRef, type ReactNode } from 'react';
import type { Scene } from '../../../domain/motion/scene.ts';
import { canvasDrawer } from './canvasPen.ts';
import { joinLoop } from './frameLoop.ts';
import { onPaletteChange } from './palette.ts';
import { tellingMoment } from './tellingMoment.ts';
import { useMotionWelcome } from './useMotionWelcome.ts';
import { useScene } from './useScene.ts';

interface Props {
  /** `/exercises/movements/<group>.json#<movement>`. */
  url: string;
  /** The key that stands still where nothing moves; the most telling one unless given. */
  frame?: number | null;
  /** Never moves. */
  still?: boolean;
  /** The reader's own word for this picture, which goes before every preference: play, or stop where it is. */
  plays?: boolean;
  /** What the picture shows, for who cannot see it; without one the name has to stand beside it. */
  label?: string;
  /** Shown when the movement does not come. */
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

/** Keeps a scene drawn on a canvas; `clock` holds the moment across pauses. Returns what ends it. */
const play = (canvas: HTMLCanvasElement, scene: Scene, moves: boolean, clock: { moment: number }) => {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const drawMoment = canvasDrawer(context, scene);
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
    // After a pause off screen it goes on where it was.
    clock.moment = (clock.moment + Math.min(now - (last || now), 100) / 1000) % scene.seconds;
    last = now;
    redraw();
  };
  const leaveLoop = joinLoop(canvas, frame, moves);
  return () => {
    leaveLoop();
    leavePalette();
    size?.disconnect();
  };
};

/** A movement, drawn by joint angles: fills its box, moves while it is seen and motion is welcome. */
export const MotionFigure = ({ url, frame, still = false, plays, label, fallback }: Props) => {
  const { scene, failed } = useScene(url);
  const canvas = useRef<HTMLCanvasElement>(null);
  const clock = useRef({ moment: 0, url: '' });
  const welcome = useMotionWelcome();
  const moves = !still && (plays ?? welcome);
  const stands = !moves && plays === undefined;
  useEffect(() => {
    if (!canvas.current || !scene) return undefined;
    if (stands || clock.current.url !== url) clock.current.moment = stands ? tellingMoment(scene, frame) : 0;
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
