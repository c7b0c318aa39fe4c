import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Step } from './builderState.ts';

const steps = [0, 1, 2, 3] as const;

/**
 * Keeps the step in the address, so that the browser's Back leads to the step before instead of out of the builder. What
 * the address says at first is not followed: a step needs the ones before it. `onStep` is told where Back and Forward lead.
 */
export function useStepAddress(step: Step, first: Step, onStep: (step: Step) => void): void {
  const [, setSearch] = useSearchParams();
  const written = useRef<Step>(null);
  const drawn = useRef<Step>(null);

  // The browser itself is asked: whoever goes back at once is gone before the new address was drawn.
  useEffect(() => {
    const { pathname } = window.location;
    const follow = () => {
      if (window.location.pathname !== pathname) return;
      const told = new URLSearchParams(window.location.search).get('step');
      const asked = steps.find((each) => each >= first && String(each) === told) ?? first;
      if (asked === written.current) return;
      written.current = asked;
      onStep(asked);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [first, onStep]);

  useEffect(() => {
    if (drawn.current === step) return;
    const replace = drawn.current === null;
    drawn.current = step;
    if (written.current === step) return;
    written.current = step;
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
