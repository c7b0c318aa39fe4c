import { useEffect, useRef, type ReactNode } from 'react';
import type { Scene } from '@exer/motion-figures/scene.ts';
import { subscribeToLoop } from './frameLoop.ts';
import { createCanvasDrawer } from './canvasDrawing.ts';
import { onPaletteChange } from './palette.ts';
import { findKeyFrame, useScene } from './useScene.ts';
import { useIsMotionAllowed } from './motionPreferences.ts';

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
