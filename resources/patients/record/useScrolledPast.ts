import { useEffect, useState } from 'react';

/**
 * Whether an element has been scrolled out above `top` pixels of the window. Attach `ref` to the element. Without
 * IntersectionObserver it never is.
 */
export function useScrolledPast(top: number) {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => setPast(!entry!.isIntersecting && entry!.boundingClientRect.bottom <= top),
      { rootMargin: `-${top}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, top]);
  return { isPast, ref };
}
