import { useEffect, type RefObject } from 'react';
import { isFitted } from '../../../domain/session-replay/view.ts';
import type { ViewStore } from './viewStore.ts';

/** How fast the wheel zooms; a pinch on a trackpad arrives as a wheel with Ctrl. */
const WHEEL = 0.003;

interface Point {
  x: number;
  y: number;
}

/**
 * Wheel with Ctrl or Command and two fingers zoom around their place; a drag with the mouse or two fingers moves. One
 * finger scrolls the page. `shrunk` is the scale at which the canvas is shown.
 */
export function useGestures(stage: RefObject<HTMLElement | null>, store: ViewStore, shrunk: number): void {
  useEffect(() => {
    const element = stage.current!;
    const touches = new Map<number, Point>();

    function toCanvas({ clientX, clientY }: MouseEvent): Point {
      const { left, top } = element.getBoundingClientRect();
      return { x: (clientX - left) / shrunk, y: (clientY - top) / shrunk };
    }
    function zoomByWheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = toCanvas(event);
      store.zoomBy(Math.exp(-event.deltaY * WHEEL), x, y);
    }
    function pinch(event: PointerEvent): void {
      const before = touches.get(event.pointerId);
      if (!before) return;
      const now = toCanvas(event);
      touches.set(event.pointerId, now);
      const other = [...touches].find(([pointer]) => pointer !== event.pointerId)?.[1];
      if (!other) return;
      const distance = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      store.zoomBy(distance(now) / distance(before), other.x, other.y);
    }
    function moveByMouse({ buttons, movementX, movementY }: PointerEvent): void {
      if (buttons !== 1 || (isFitted(store.view()) && !store.view().isFollowing)) return;
      store.move(movementX / shrunk, movementY / shrunk);
    }
    const listeners = {
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType === 'touch') touches.set(event.pointerId, toCanvas(event));
      },
      pointermove: (event: PointerEvent) => (event.pointerType === 'mouse' ? moveByMouse(event) : pinch(event)),
      pointerup: ({ pointerId }: PointerEvent) => void touches.delete(pointerId),
      pointercancel: ({ pointerId }: PointerEvent) => void touches.delete(pointerId),
    };
    element.addEventListener('wheel', zoomByWheel, { passive: false });
    for (const [event, listener] of Object.entries(listeners))
      element.addEventListener(event, listener as EventListener);
    return () => {
      element.removeEventListener('wheel', zoomByWheel);
      for (const [event, listener] of Object.entries(listeners))
        element.removeEventListener(event, listener as EventListener);
    };
  }, [stage, store, shrunk]);
}
