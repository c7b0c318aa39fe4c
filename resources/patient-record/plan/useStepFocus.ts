import { useEffect, useRef } from 'react';
import { focusFirstField } from '../../../src/layout/focusFirstField.ts';

/** For what holds the steps of a dialog: every step begins in its first field, since the button that led there is gone. */
export function useStepFocus(step: unknown) {
  const held = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held.current) focusFirstField(held.current);
  }, [step]);
  return held;
}
