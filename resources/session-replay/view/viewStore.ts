import type { Size } from '../../../domain/session-replay/canvas.ts';
import { createFittedView, getZoomFactor, moveView, zoomView, type View } from '../../../domain/session-replay/view.ts';

/** The view of a replay. Like the player it is no React state: the pictures are drawn without rendering. */
export function createViewStore(isFollowing: boolean, size: Size) {
  let view = createFittedView(isFollowing);
  const listeners = new Set<() => void>();

  function change(next: View): void {
    view = next;
    for (const listener of listeners) listener();
  }

  return {
    view: () => view,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Zooms around a point of the canvas, or around its center. */
    zoomBy: (factor: number, x = size.width / 2, y = size.height / 2) => change(zoomView(view, factor, x, y, size)),
    step: (direction: 'in' | 'out') =>
      change(zoomView(view, getZoomFactor(view, direction), size.width / 2, size.height / 2, size)),
    move: (across: number, down: number) => change(moveView(view, across, down, size)),
    fit: () => change(createFittedView(view.isFollowing)),
    follow: (follows: boolean) => change(createFittedView(follows)),
  };
}

export type ViewStore = ReturnType<typeof createViewStore>;
