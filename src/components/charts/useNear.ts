import { useEffect, useState } from 'react';

/**
 * Whether an element has come near the screen once, or is there already; `ref` goes to the element. `unseen` is what
 * holds where nobody can tell.
 */
export function useNear({ margin = '600px', unseen = true } = {}) {
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
