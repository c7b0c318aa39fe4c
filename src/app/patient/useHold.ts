import { useLayoutEffect, useRef } from 'react';

/** Longer than the second tap of a double tap takes, shorter than it takes to read a button. */
const HOLD_MS = 450;

/**
 * Keeps taps off what has just come, on which the second of two taps would land (PTL-10); `patient.css` does so by the mark.
 * Keys need no hold: each screen takes the focus from the button that was pressed.
 */
export function useHold<Held extends HTMLElement>() {
  const held = useRef<Held>(null);
  useLayoutEffect(() => {
    const { dataset } = held.current!;
    dataset.fresh = '';
    const timer = setTimeout(() => delete dataset.fresh, HOLD_MS);
    return () => clearTimeout(timer);
  }, []);
  return held;
}
