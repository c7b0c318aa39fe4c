import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { useEffect, useRef, type RefObject } from 'react';
import { pauseLoop } from '../motion/frameLoop.ts';

/** Positions of the rows when dragging started, in order, in pixels. */
export interface RowLayout {
  tops: readonly number[];
  heights: readonly number[];
}

/**
 * The index at which a row is dropped after it was dragged by `delta`: that of the last row whose center its leading
 * edge has passed.
 */
export function findIndexUnder({ tops, heights }: RowLayout, from: number, delta: number): number {
  const top = tops[from]! + delta;
  const bottom = top + heights[from]!;
  const middle = (row: number) => tops[row]! + heights[row]! / 2;
  let place = from;
  if (delta > 0) while (place + 1 < tops.length && bottom > middle(place + 1)) place += 1;
  if (delta < 0) while (place > 0 && top < middle(place - 1)) place -= 1;
  return place;
}

/** Distance from a row's position to an index. */
export function getOffset({ tops, heights }: RowLayout, from: number, place: number): number {
  const top = place > from ? tops[place]! + heights[place]! - heights[from]! : tops[place]!;
  return top - tops[from]!;
}

/** How far another row is displaced by the dragged one. */
export function getDisplacement({ heights }: RowLayout, from: number, place: number, row: number): number {
  if (row > from && row <= place) return -heights[from]!;
  if (row < from && row >= place) return heights[from]!;
  return 0;
}

interface Drag {
  layout: RowLayout;
  from: number;
  place: number;
  delta: number;
}

/** Attribute that marks a displaced row for its style. */
export const MAKES_WAY = 'data-makes-way';

function measureLayout(list: HTMLElement): RowLayout {
  const boxes = [...list.children].map((row) => row.getBoundingClientRect());
  return { tops: boxes.map(({ top }) => top), heights: boxes.map(({ height }) => height) };
}

/**
 * Moves the dragged row and displaces the others by style alone, only when their index changes: nothing renders while a
 * row is dragged, even in long lists.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag>(null);
  const lastPlace = useRef(0);
  useEffect(
    () => () => {
      if (drag.current) pauseLoop(false);
    },
    [],
  );

  const makeWay = ({ layout, from, place }: Drag) => {
    [...(list.current?.children ?? [])].forEach((row, index) => {
      if (!(row instanceof HTMLElement) || index === from) return;
      const way = getDisplacement(layout, from, place, index);
      const transform = way === 0 ? '' : `translateY(${way}px)`;
      if (row.style.transform !== transform) row.style.transform = transform;
    });
  };

  const begin = (from: number) => {
    if (!list.current) return;
    drag.current = { layout: measureLayout(list.current), from, place: from, delta: 0 };
    lastPlace.current = from;
    list.current.setAttribute(MAKES_WAY, '');
    pauseLoop(true);
  };

  /** Handles a drag by `delta` pixels. */
  const follow = (delta: number) => {
    const now = drag.current;
    if (!now) return;
    const place = findIndexUnder(now.layout, now.from, delta);
    drag.current = { ...now, delta, place };
    lastPlace.current = place;
    if (place !== now.place) makeWay(drag.current);
  };

  /** Resets all rows and returns the start and drop index. */
  const end = (): { from: number; place: number } => {
    const now = drag.current;
    drag.current = null;
    pauseLoop(false);
    list.current?.removeAttribute(MAKES_WAY);
    if (!now) return { from: 0, place: 0 };
    makeWay({ ...now, place: now.from });
    return now;
  };

  /** An arrow key moves the row by exactly one index. */
  const byArrow: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    const now = drag.current;
    if (!step || !now) return undefined;
    event.preventDefault();
    const place = Math.min(Math.max(0, now.place + step), now.layout.tops.length - 1);
    return { x, y: y + getOffset(now.layout, now.from, place) - now.delta };
  };

  return { begin, follow, end, byArrow, place: () => lastPlace.current };
}
