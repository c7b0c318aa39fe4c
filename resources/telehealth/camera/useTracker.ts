import { useCallback, useEffect, useState } from 'react';
import type { TrackedKind } from '../../../src/tracking/models.ts';
import { openTracker, TrackingProblem, type Tracker } from '../../../src/tracking/tracker.ts';
import type { TrackingFailure } from '../../../src/tracking/tracking-messages.ts';

interface State {
  tracker: Tracker | null;
  /** How much of the model has come, 0 to 1. */
  share: number;
  failure: TrackingFailure | null;
}
const nothing: State = { tracker: null, share: 0, failure: null };

/** The tracker of a page from the first time that it is `wanted` until the page is left; after a failure, on `retry`. */
export function useTracker(kind: TrackedKind, wanted: boolean) {
  const [state, setState] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const [isWanted, setWanted] = useState(false);
  if (wanted && !isWanted) setWanted(true);
  useEffect(() => {
    if (!isWanted) return;
    const control = new AbortController();
    const told = (part: Partial<State>) => {
      if (!control.signal.aborted) setState((before) => ({ ...before, ...part }));
    };
    // Hundredths are enough for a bar.
    const onProgress = (share: number) => told({ share: Math.floor(share * 100) / 100 });
    openTracker(kind, { signal: control.signal, onProgress }).then(
      (tracker) => told({ tracker }),
      (problem: unknown) => told({ failure: problem instanceof TrackingProblem ? problem.why : 'broken' }),
    );
    return () => control.abort();
  }, [kind, isWanted, attempt]);
  const fail = useCallback((why: TrackingFailure) => setState({ ...nothing, failure: why }), []);
  const retry = () => {
    setState(nothing);
    setAttempt((before) => before + 1);
  };
  return { ...state, fail, retry };
}
