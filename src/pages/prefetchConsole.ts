const AFTER_MS = 1500;

/** Fetches the portal's code while the visitor types: nothing waits for it, and the network is idle then. */
export function prefetchConsole(): () => void {
  let begun = false;
  const fetchIt = () => {
    if (begun) return;
    begun = true;
    // A failed prefetch costs nothing: the real import tries again.
    import('../consoles/PortalConsole.tsx').catch(() => undefined);
  };
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetchIt);
    else fetchIt();
  }, AFTER_MS);
  window.addEventListener('keydown', fetchIt, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', fetchIt);
  };
}
