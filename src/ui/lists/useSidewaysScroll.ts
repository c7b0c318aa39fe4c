import { useEffect, useState } from 'react';

interface Edges {
  /** The content is wider than the frame. */
  isWider: boolean;
  hidesLeft: boolean;
  hidesRight: boolean;
}

const measure = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges => ({
  isWider: scrollWidth > clientWidth + 1,
  hidesLeft: scrollLeft > 0,
  hidesRight: scrollLeft + clientWidth < scrollWidth - 1,
});

/**
 * Attributes of a frame whose content may be wider, so that styles can make it scroll and show on which side more is;
 * `scroller` is what scrolls in it, by default the frame itself.
 */
export function useSidewaysScroll(scroller?: string) {
  const [frame, ref] = useState<HTMLElement | null>(null);
  const [{ isWider, hidesLeft, hidesRight }, setEdges] = useState<Edges>({
    isWider: false,
    hidesLeft: false,
    hidesRight: false,
  });
  useEffect(() => {
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const update = () =>
      setEdges((before) => {
        const now = measure((scroller && frame.querySelector<HTMLElement>(scroller)) || frame);
        const isSame = (Object.keys(now) as (keyof Edges)[]).every((name) => now[name] === before[name]);
        return isSame ? before : now;
      });
    const observer = new ResizeObserver(update);
    for (const element of [frame, ...frame.querySelectorAll('table')]) observer.observe(element);
    frame.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', update, { capture: true });
    };
    // Without dependencies: a table that came later is observed as well.
  });
  return {
    ref,
    'data-wider': isWider || undefined,
    'data-hides-left': hidesLeft || undefined,
    'data-hides-right': hidesRight || undefined,
  };
}
