import type { Size } from './canvas.ts';

/**
 * How a recording is looked at. A zoom of 1 shows the whole picture or, when it is followed, the whole figure; `left` and
 * `top` are how far it was moved by hand, in pixels of the canvas.
 */
export interface View {
  zoom: number;
  isFollowing: boolean;
  left: number;
  top: number;
}

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8];
const MAX_ZOOM = 8;

export const createFittedView = (isFollowing: boolean): View => ({ zoom: 1, isFollowing, left: 0, top: 0 });

/** The whole picture is never shown smaller than it fits; around a figure there is more to see. */
const getMinZoom = ({ isFollowing }: View): number => (isFollowing ? 0.25 : 1);

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Moves what is seen by pixels of the canvas, with at least half of it left in view. */
export function moveView(view: View, across: number, down: number, { width, height }: Size): View {
  const reach = view.isFollowing || view.zoom > 1 ? view.zoom / 2 : 0;
  return {
    ...view,
    left: clamp(view.left + across, -width * reach, width * reach),
    top: clamp(view.top + down, -height * reach, height * reach),
  };
}

/** Zooms by a factor around a point of the canvas, which stays where it is. */
export function zoomView(view: View, factor: number, x: number, y: number, size: Size): View {
  const zoom = clamp(view.zoom * factor, getMinZoom(view), MAX_ZOOM);
  const grown = zoom / view.zoom;
  const [across, down] = [x - size.width / 2, y - size.height / 2];
  return moveView({ ...view, zoom }, (1 - grown) * (across - view.left), (1 - grown) * (down - view.top), size);
}

/** The factor to the next step in or out; 1 at the last. */
export function getZoomFactor(view: View, direction: 'in' | 'out'): number {
  const next =
    direction === 'in'
      ? steps.find((step) => step > view.zoom * 1.001)
      : steps.findLast((step) => step < view.zoom * 0.999 && step >= getMinZoom(view));
  return (next ?? view.zoom) / view.zoom;
}

export const isFitted = ({ zoom, left, top }: View): boolean => zoom === 1 && left === 0 && top === 0;
