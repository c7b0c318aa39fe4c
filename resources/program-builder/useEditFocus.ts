import { useEffect, useRef } from 'react';

/**
 * Leads the keyboard into a form that opens in place of its button, and back to that button, the first one there, when
 * the form closes. Answers a ref for what holds both.
 */
export function useEditFocus(editing: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    frame.current?.querySelector<HTMLElement>(editing ? 'input, select' : '.icon-button')?.focus();
  }, [editing]);
  return frame;
}
