import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { holders } from './heldSteps.ts';

/** The number that the router gives to each history entry. */
const readEntryNumber = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/** The internal link that a plain click follows, if any. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn = link && link.origin === window.location.origin && link.target !== '_blank' && !link.download;
  return isOwn && link.pathname !== window.location.pathname ? link : null;
}

interface Options {
  /** What was typed comes back after a reload, so the browser need not confirm it. */
  survivesReload?: boolean;
}

/**
 * Confirms leaving a page with unsaved changes by a link, or by Back or Forward; the browser confirms closing it. While `asks`
 * is true, the page shows the question; `leave` continues, `stay` cancels.
 */
export function useLeaveQuestion(dirty: boolean, { survivesReload = false }: Options = {}) {
  const navigate = useNavigate();
  const location = useLocation();
  /** Where to: a path, or a distance in the history. */
  const [destination, ask] = useState<string | number>();
  const entry = useRef<{ number: number | undefined; page: string }>(undefined);
  /** What the next step through the history is: taken back by us, or confirmed. */
  const step = useRef<'return' | 'leave'>(undefined);
  useEffect(() => {
    entry.current = { number: readEntryNumber(), page: location.pathname + location.search };
  }, [location]);
  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!survivesReload && step.current !== 'leave') event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = holders.at(-1) === onStep && followed(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      ask(`${link.pathname}${link.search}${link.hash}`);
    };
    const onStep = (event: PopStateEvent) => {
      // One that is not the browser's is a page that was opened by program.
      if (!event.isTrusted) return;
      const { current } = step;
      step.current = undefined;
      if (current === 'leave') return;
      const { number: own, page } = entry.current!;
      // To another part of this page.
      if (current === undefined && window.location.pathname + window.location.search === page) return;
      event.stopImmediatePropagation();
      // How far from here; without numbers Back is assumed. A second step can come in the way of the return.
      const distance = Number(readEntryNumber()) - Number(own);
      if (current === 'return' && !(Math.abs(distance) > 0)) return;
      step.current = 'return';
      window.history.go(-(distance || -1));
      ask(distance || -1);
    };
    holders.push(onStep);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      holders.splice(holders.indexOf(onStep), 1);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [dirty, survivesReload]);
  return {
    asks: destination !== undefined,
    stay: () => ask(undefined),
    leave: () => {
      ask(undefined);
      if (typeof destination === 'string') return void navigate(destination);
      if (destination === undefined) return;
      step.current = 'leave';
      window.history.go(destination);
    },
  };
}
