import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';

/** What screen readers are told while something is dragged, in the console's language: its name and its place. */
export function useSpokenMoves(ids: readonly string[], nameOf: (id: string) => string) {
  const translate = useTranslate();
  const lastPlace = useRef(0);
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const say = (what: string, moved: UniqueIdentifier, place: number) => {
    lastPlace.current = place;
    return translate(`sortable.${what}`, { name: nameOf(String(moved)), place, count: ids.length });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('picked', active.id, placeOf(active.id)),
    onDragOver: ({ active, over }) => {
      const place = placeOf((over ?? active).id);
      return place === lastPlace.current ? undefined : say('over', active.id, place);
    },
    onDragEnd: ({ active, over }) => {
      const place = placeOf((over ?? active).id);
      return say(place === placeOf(active.id) ? 'stays' : 'moved', active.id, place);
    },
    onDragCancel: ({ active }) => say('back', active.id, placeOf(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: translate('sortable.help') } };
}
