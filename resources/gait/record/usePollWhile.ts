import { useEffect, useEffectEvent } from 'react';

/** A recording is measured within seconds, and a page may stay open for hours. */
const BETWEEN_LOOKS = 10_000;

/** Polls every ten seconds while something is pending and the page is visible. */
export function usePollWhile(underWay: boolean, look: () => void): void {
  const lookInFront = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => lookInFront(), BETWEEN_LOOKS);
    return () => clearInterval(timer);
  }, [underWay]);
}
