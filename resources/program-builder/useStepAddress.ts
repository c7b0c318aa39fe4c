import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Step } from './builderState.ts';

/**
 * Keeps the step in the address, so that the browser's Back leads to the step before instead of out of the builder. What
 * the address says at first is not followed: a step needs the ones before it. `onStep` is told where Back and Forward lead.
 */
export function useStepAddress(step: Step, first: Step, onStep: (step: Step) => void): void {
  const [search, setSearch] = useSearchParams();
  const told = search.get('step');
  const seen = useRef(told);
  const written = useRef<Step>(null);
  const drawn = useRef<Step>(null);

  useEffect(() => {
    if (seen.current === told) return;
    seen.current = told;
    const asked = ([0, 1, 2, 3] as const).find((each) => each >= first && String(each) === told) ?? first;
    if (asked === written.current) return;
    written.current = asked;
    onStep(asked);
  }, [told, first, onStep]);

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
