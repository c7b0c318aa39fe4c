import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Step } from './builderState.ts';

const steps = [0, 1, 2, 3] as const;

/**
 * Keeps the step in the URL, so that browser Back leads to the previous step. The initial URL is ignored, because a
 * step needs the ones before it. `onStep` is called for Back and Forward.
 */
export function useStepParam(step: Step, first: Step, onStep: (step: Step) => void): void {
  const [, setSearch] = useSearchParams();
  const lastWritten = useRef<Step>(null);
  const lastRendered = useRef<Step>(null);

  // Reads window.location, because a quick second Back arrives before React Router has rendered the first.
  useEffect(() => {
    const { pathname } = window.location;
    const follow = () => {
      if (window.location.pathname !== pathname) return;
      const param = new URLSearchParams(window.location.search).get('step');
      const requested = steps.find((each) => each >= first && String(each) === param) ?? first;
      if (requested === lastWritten.current) return;
      lastWritten.current = requested;
      onStep(requested);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [first, onStep]);

  useEffect(() => {
    if (lastRendered.current === step) return;
    const replace = lastRendered.current === null;
    lastRendered.current = step;
    if (lastWritten.current === step) return;
    lastWritten.current = step;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (step === first) after.delete('step');
        else after.set('step', String(step));
        return after;
      },
      { replace },
    );
  }, [step, first, setSearch]);
}
