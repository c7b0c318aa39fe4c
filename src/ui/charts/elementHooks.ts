import { useEffect, useState } from 'react';

const UNMEASURED = typeof ResizeObserver === 'undefined' ? 640 : 0;

/** Current width of an element in whole pixels, 0 until it is measured. Attach `ref` to the element. */
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

/**
 * Whether an element has been near the viewport. Attach `ref` to the element. `unseen` applies without
 * IntersectionObserver.
 */
export function useIsNearViewport({ margin = '600px', unseen = true } = {}) {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(unseen && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || isNear || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return { isNear, ref };
}
