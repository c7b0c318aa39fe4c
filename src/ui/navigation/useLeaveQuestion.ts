import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

interface Entry {
  guard?: true;
}

/** Pushes a second history entry of this page, so that the first Back stays on the page and can be confirmed. */
const putGuard = () =>
  window.history.pushState({ ...(window.history.state as object | null), guard: true } satisfies Entry, '');

const atGuard = (): boolean => (window.history.state as Entry | null)?.guard === true;

/** The internal link that a plain click follows, if any. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn = link && link.origin === window.location.origin && link.target !== '_blank' && !link.download;
  return isOwn && link.pathname !== window.location.pathname ? link : null;
}

/** Unsaved components, a dialog after its page: only the last one asks. */
const unsavedParts: object[] = [];

/**
 * Confirms leaving a page with unsaved changes by a link or by Back; the browser confirms closing it. While `asks` is
 * true, the page shows the question; `leave` continues, `stay` cancels.
 */
export function useLeaveQuestion(dirty: boolean) {
  const navigate = useNavigate();
  const [proceed, setProceed] = useState<() => void>();
  const unsaved = useRef(false);
  const leaving = useRef(false);
  /** The guard entry is being removed: the next step back is ours. */
  const retreating = useRef(false);
  const part = useRef({});
  useEffect(() => {
    const own = part.current;
    if (!dirty) return;
    unsavedParts.push(own);
    return () => void unsavedParts.splice(unsavedParts.indexOf(own), 1);
  }, [dirty]);
  useEffect(() => {
    unsaved.current = dirty;
    if (retreating.current) return;
    if (dirty && !atGuard()) putGuard();
    if (dirty || !atGuard() || unsavedParts.length > 0) return;
    retreating.current = true;
    window.history.back();
  }, [dirty]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.current && !leaving.current) event.preventDefault();
    };
    const isAsked = () => unsaved.current && unsavedParts.at(-1) === part.current;
    const onClick = (event: MouseEvent) => {
      const link = isAsked() && followed(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const to = `${link.pathname}${link.search}${link.hash}`;
      setProceed(() => () => void navigate(to, { replace: true }));
    };
    const onBack = () => {
      const isOurs = retreating.current;
      retreating.current = false;
      if (leaving.current || !isAsked() || atGuard()) return;
      putGuard();
      if (!isOurs) setProceed(() => () => window.history.go(-2));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onBack);
    };
  }, [navigate]);
  return {
    asks: proceed !== undefined,
    stay: () => setProceed(undefined),
    leave: () => {
      leaving.current = true;
      setProceed(undefined);
      proceed?.();
    },
  };
}
