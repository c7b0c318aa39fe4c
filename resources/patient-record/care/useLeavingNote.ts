import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { listCareNotes } from '../../../contract/care-notes.ts';
import { listPatientCycles } from '../../../contract/patient-cycles.ts';

/** REC-61. */
const STAYS_MS = 1000;

/**
 * A deleted note stays in the list for a second, marked as deleted (REC-61). If the focus was on it, it goes on to the
 * note that takes its place, or to the heading when there is none.
 */
export function useLeavingNote(list: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const [gone, setGone] = useState<readonly number[]>([]);
  const placeToFocus = useRef<number>(null);

  useEffect(() => {
    if (placeToFocus.current === null) return;
    const cards = [...(list.current?.children ?? [])];
    const next = cards[Math.min(placeToFocus.current, cards.length - 1)] ?? heading.current;
    placeToFocus.current = null;
    (next as HTMLElement | null)?.focus();
  }, [gone, list, heading]);

  const leave = (id: number) => {
    setDeleted((before) => [...before, id]);
    void queries.invalidateQueries({ queryKey: [listPatientCycles.id] });
    setTimeout(() => {
      const cards = [...(list.current?.children ?? [])];
      const place = cards.findIndex((card) => card.getAttribute('data-note') === String(id));
      placeToFocus.current = cards[place]?.contains(document.activeElement) ? place : null;
      setGone((before) => [...before, id]);
      void queries.invalidateQueries({ queryKey: [listCareNotes.id] });
    }, STAYS_MS);
  };
  return { leave, isLeaving: (id: number) => deleted.includes(id), isGone: (id: number) => gone.includes(id) };
}
