import { useEffect, useRef, type RefObject } from 'react';

/**
 * A heading that takes the focus when the page turns from one of its faces to the other: what was pressed is gone then. A page
 * that has just been opened leaves the focus where it is.
 */
export function useFocusOnTurn(face: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    heading.current?.focus();
  }, [face]);
  return heading;
}
