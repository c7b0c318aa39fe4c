import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';

/**
 * What screen readers are told while something is dragged, in the console's language: its name, and its place whenever
 * that is another. `placeNow` answers the place of the dragged row, or where it was laid down last, from 0.
 */
export function useSpokenMoves(ids: readonly string[], nameOf: (id: string) => string, placeNow: () => number) {
  const translate = useTranslate();
  const told = useRef(0);
  const say = (what: string, moved: UniqueIdentifier, place: number) => {
    told.current = place;
    return translate(`sortable.${what}`, { name: nameOf(String(moved)), place: place + 1, count: ids.length });
  };
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('picked', active.id, placeOf(active.id)),
    onDragMove: ({ active }) => (placeNow() === told.current ? undefined : say('over', active.id, placeNow())),
    // There is nothing but the list to be over.
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => say(placeNow() === placeOf(active.id) ? 'stays' : 'moved', active.id, placeNow()),
    onDragCancel: ({ active }) => say('back', active.id, placeOf(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: translate('sortable.help') } };
}
