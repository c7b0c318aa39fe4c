import { useEffect, useReducer, useRef, useState } from 'react';
import { isDirty } from '../../domain/program.ts';
import { builderReducer, stateOf } from './builderState.ts';
import { firstDraft, firstStep, keyOf, type Intent } from './intent.ts';
import { dropDraft, keepDraft, keptDraft } from './keptDraft.ts';

/** The builder's state for one intent, kept in this tab while something is unsaved. */
export function useBuilder(intent: Intent) {
  const key = keyOf(intent);
  const [start] = useState(() => {
    const original = firstDraft(intent);
    const kept = keptDraft(key);
    return { original, kept, version: intent.editing?.version ?? null, fresh: stateOf(original, firstStep(intent)) };
  });
  const [state, dispatch] = useReducer(builderReducer, start.kept?.state ?? start.fresh);
  const [restored, setRestored] = useState(start.kept !== null);
  const version = restored && start.kept ? start.kept.version : start.version;
  const finished = useRef(false);
  const untouched = JSON.stringify(state.draft) === JSON.stringify(start.original);

  useEffect(() => {
    if (finished.current) return;
    if (untouched) dropDraft(key);
    else keepDraft(key, { state, version });
  }, [key, state, version, untouched]);

  return {
    state,
    dispatch,
    /** What is saved over: another version there means that somebody else has saved meanwhile. */
    version,
    dirty: isDirty(state.draft, start.original),
    restored,
    startOver: () => {
      setRestored(false);
      dispatch({ type: 'replace', state: start.fresh });
    },
    /** Saved or given up: nothing is kept any more (BLD-37). */
    finish: () => {
      finished.current = true;
      dropDraft(key);
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
export type Dispatch = Builder['dispatch'];
