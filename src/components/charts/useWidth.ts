import { useEffect, useState } from 'react';

const UNMEASURED = typeof ResizeObserver === 'undefined' ? 640 : 0;

/** Width of an element in whole pixels, as it is now; 0 until it is known. `ref` goes to the element. */
export function useWidth() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { width, ref };
}
