import type { KeyboardEvent } from 'react';

const findHead = (target: EventTarget): HTMLElement | null => {
  const element = target as HTMLElement;
  return element.matches('[data-month] h2 > button') ? element : null;
};

interface Actions {
  /** Called with the id of the month on Space. */
  onToggle: (id: string) => void;
  /** Called on B, with the id of the focused month. */
  onBill: (id: string) => void;
}

/**
 * Keys of the rows: the arrows, Home and End move, Space selects, B bills; Enter opens a row by itself. Keys inside of an
 * open row belong to what is there.
 */
export function useRowKeys({ onToggle, onBill }: Actions) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const head = findHead(event.target);
    if (!head || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-month] h2 > button')];
    const index = all.indexOf(head);
    const id = head.closest<HTMLElement>('[data-month]')!.dataset.month!;
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) all[next]?.focus();
    else if (event.key === ' ') onToggle(id);
    else if (event.key.toLowerCase() === 'b') onBill(id);
    else return;
    event.preventDefault();
  };
  // A button is pressed when Space is let go.
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' && findHead(event.target)) event.preventDefault();
  };
  return { onKeyDown, onKeyUp };
}
