import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const rowOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('tbody tr');

interface Keys {
  /** Enter on the row with this index. */
  onOpen?: (index: number) => void;
  /** Space on it. */
  onToggle?: (index: number) => void;
}

/**
 * One row of the table is a stop of the Tab key; arrows, Home and End go on from there. Enter opens the row, or goes to
 * the first control inside it.
 */
export function useRowKeys(rows: number, { onOpen, onToggle }: Keys) {
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, Math.max(0, rows - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    // Inside a cell the keys belong to its control.
    if (!row || row !== event.target) return;
    const all = [...row.parentElement!.querySelectorAll<HTMLElement>(':scope > tr')];
    const index = all.indexOf(row);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Enter' && onOpen) onOpen(index);
    else if (event.key === 'Enter') row.querySelector<HTMLElement>('a, button, input, select')?.focus();
    else if (event.key === ' ' && onToggle) onToggle(index);
    else return;
    event.preventDefault();
  };

  return {
    body: { onKeyDown, onFocus: ({ target }: FocusEvent<HTMLElement>) => setStop(indexOf(target)) },
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
  };
}

function indexOf(target: EventTarget): number {
  const row = rowOf(target);
  return row ? [...row.parentElement!.children].indexOf(row) : 0;
}
