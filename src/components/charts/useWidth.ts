import { useEffect, useState } from 'react';

const BEFORE_MEASURED = 640;

/** Width of an element in whole pixels, as it is now; `ref` goes to the element. */
export function useWidth() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(BEFORE_MEASURED);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { width, ref };
}
