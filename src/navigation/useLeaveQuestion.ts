import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

interface Entry {
  guard?: true;
}

/** Puts a second entry of this page into the history: the first press of Back leads to the page itself, and can be asked about. */
const putGuard = () =>
  window.history.pushState({ ...(window.history.state as object | null), guard: true } satisfies Entry, '');

const atGuard = (): boolean => (window.history.state as Entry | null)?.guard === true;

/** The link that a plain press follows inside of this application, if it does. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn = link && link.origin === window.location.origin && link.target !== '_blank' && !link.download;
  return isOwn && link.pathname !== window.location.pathname ? link : null;
}

/** What is unsaved, a dialog after the page that it stands over: only the last is asked about. */
const unsavedParts: object[] = [];

/**
 * Asks before a page with something unsaved is left: by a link, by the browser's Back, or by closing it, which the browser
 * asks itself. While `asks` is true the page shows the question; `leave` goes where was meant, `stay` does not.
 */
export function useLeaveQuestion(dirty: boolean) {
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<() => void>();
  const unsaved = useRef(false);
  const leaving = useRef(false);
  /** The guard is being taken away: the next step back is ours. */
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
      setGoOn(() => () => void navigate(to, { replace: true }));
    };
    const onBack = () => {
      const isOurs = retreating.current;
      retreating.current = false;
      if (leaving.current || !isAsked() || atGuard()) return;
      putGuard();
      if (!isOurs) setGoOn(() => () => window.history.go(-2));
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
    asks: goOn !== undefined,
    stay: () => setGoOn(undefined),
    leave: () => {
      leaving.current = true;
      setGoOn(undefined);
      goOn?.();
    },
  };
}
