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

/** Attributes of a frame whose content may be wider, so that styles can make it scroll and show on which side more is. */
export function useSidewaysScroll() {
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
        const now = measure(frame);
        const isSame = (Object.keys(now) as (keyof Edges)[]).every((name) => now[name] === before[name]);
        return isSame ? before : now;
      });
    const observer = new ResizeObserver(update);
    for (const element of [frame, ...frame.children]) observer.observe(element);
    frame.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', update);
    };
  }, [frame]);
  return {
    ref,
    'data-wider': isWider || undefined,
    'data-hides-left': hidesLeft || undefined,
    'data-hides-right': hidesRight || undefined,
  };
}
