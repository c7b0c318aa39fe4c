import { useCallback, useEffect, useState } from 'react';
import type { TrackedKind } from '@exer/movement-tracking/browser/models.ts';
import { openTracker, TrackingProblem, type Tracker } from '@exer/movement-tracking/browser/tracker.ts';
import type { TrackingFailure } from '@exer/movement-tracking/browser/tracking-messages.ts';

interface State {
  tracker: Tracker | null;
  /** Progress of loading the model, 0 to 1. */
  share: number;
  failure: TrackingFailure | null;
}
const nothing: State = { tracker: null, share: 0, failure: null };

/** The tracker of a page, loaded when it is first `wanted`, and again on `retry` after an error. */
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
    // A progress bar needs only hundredths.
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
