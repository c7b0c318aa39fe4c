import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** Where the page stands in the browser's history, as the router counts it. */
const placeInHistory = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** The link that a plain press follows inside of this application, if it does. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn = link && link.origin === window.location.origin && link.target !== '_blank' && !link.download;
  return isOwn && link.pathname !== window.location.pathname ? link : null;
}

/**
 * Asks before a page with something unsaved is left: by a link, by the browser's Back, or by closing it, which the browser
 * asks itself. While `asks` is true the page shows the question; `leave` goes where was meant, `stay` does not.
 */
export function useLeaveQuestion(dirty: boolean) {
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<() => void>();
  const leaving = useRef(false);
  useEffect(() => {
    if (!dirty) return;
    const here = placeInHistory();
    let returning = false;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = followed(event);
      if (!link || leaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      const to = `${link.pathname}${link.search}${link.hash}`;
      setGoOn(() => () => void navigate(to));
    };
    // Before the router hears of it: the address is put back, and the router never knew.
    const onBack = (event: PopStateEvent) => {
      if (leaving.current) return;
      const steps = placeInHistory() - here;
      if (returning || steps !== 0) event.stopImmediatePropagation();
      if (!returning && steps !== 0) {
        window.history.go(-steps);
        setGoOn(() => () => window.history.go(steps));
      }
      returning = !returning && steps !== 0;
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onBack, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onBack, true);
    };
  }, [dirty, navigate]);
  return {
    asks: goOn !== undefined,
    stay: () => setGoOn(undefined),
    leave: () => {
      leaving.current = true;
      setGoOn(undefined);
      goOn?.();
    },
  };
}
