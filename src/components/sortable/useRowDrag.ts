import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { useEffect, useRef, type RefObject } from 'react';
import { holdLoop } from '../motion/frameLoop.ts';
import { deltaTo, placeUnder, wayOf, type RowLayout } from './rowPlaces.ts';

interface Drag {
  layout: RowLayout;
  from: number;
  place: number;
  delta: number;
}

/** The attribute by which a row that makes way is known to its style. */
export const MAKES_WAY = 'data-makes-way';

function layoutOf(list: HTMLElement): RowLayout {
  const boxes = [...list.children].map((row) => row.getBoundingClientRect());
  return { tops: boxes.map(({ top }) => top), heights: boxes.map(({ height }) => height) };
}

/**
 * Where the dragged row of a list is, and the others making way for it. They are moved by their style alone and only when
 * their own place changes: React draws nothing while a row is on its way, however long the list.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag>(null);
  const lastPlace = useRef(0);
  useEffect(
    () => () => {
      if (drag.current) holdLoop(false);
    },
    [],
  );

  const makeWay = ({ layout, from, place }: Drag) => {
    [...(list.current?.children ?? [])].forEach((row, index) => {
      if (!(row instanceof HTMLElement) || index === from) return;
      const way = wayOf(layout, from, place, index);
      const transform = way === 0 ? '' : `translateY(${way}px)`;
      if (row.style.transform !== transform) row.style.transform = transform;
    });
  };

  const begin = (from: number) => {
    if (!list.current) return;
    drag.current = { layout: layoutOf(list.current), from, place: from, delta: 0 };
    lastPlace.current = from;
    list.current.setAttribute(MAKES_WAY, '');
    holdLoop(true);
  };

  /** The row has been dragged so far, in pixels of the list. */
  const follow = (delta: number) => {
    const now = drag.current;
    if (!now) return;
    const place = placeUnder(now.layout, now.from, delta);
    drag.current = { ...now, delta, place };
    lastPlace.current = place;
    if (place !== now.place) makeWay(drag.current);
  };

  /** Everything lies as it lay; answers where the row was and where it would have fallen. */
  const end = (): { from: number; place: number } => {
    const now = drag.current;
    drag.current = null;
    holdLoop(false);
    list.current?.removeAttribute(MAKES_WAY);
    if (!now) return { from: 0, place: 0 };
    makeWay({ ...now, place: now.from });
    return now;
  };

  /** An arrow moves the row by exactly one place. */
  const byArrow: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    const now = drag.current;
    if (!step || !now) return undefined;
    event.preventDefault();
    const place = Math.min(Math.max(0, now.place + step), now.layout.tops.length - 1);
    return { x, y: y + deltaTo(now.layout, now.from, place) - now.delta };
  };

  return { begin, follow, end, byArrow, place: () => lastPlace.current };
}
