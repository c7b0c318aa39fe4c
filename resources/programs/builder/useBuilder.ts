import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Program } from '../../../contract/programs/shapes.ts';
import { isDirty } from '../../../domain/programs/program.ts';
import { toDraft } from '../../../domain/programs/start.ts';
import { builderReducer, createState } from './builderState.ts';
import { createInitialDraft, firstStep, draftKey, type Intent } from './intent.ts';
import { dropDraft, keepDraft, keptDraft } from './draftStorage.ts';

/** The builder's state for one intent, kept in this tab while something is unsaved. */
export function useBuilder(intent: Intent) {
  const key = draftKey(intent);
  const [start] = useState(() => {
    const draft = createInitialDraft(intent);
    return { draft, kept: keptDraft(key), fresh: createState(draft, firstStep(intent)) };
  });
  const [state, dispatch] = useReducer(builderReducer, start.kept?.state ?? start.fresh);
  const [restored, setRestored] = useState(start.kept !== null);
  const [original, setOriginal] = useState(start.draft);
  /** Another version there than this means that somebody else has saved meanwhile. */
  const [opened, setOpened] = useState<Program | null>(start.kept?.opened ?? intent.editing ?? null);
  const finished = useRef(false);
  const untouched = JSON.stringify(state.draft) === JSON.stringify(original);

  useEffect(() => {
    if (finished.current) return;
    if (untouched) dropDraft(key);
    else keepDraft(key, { state, opened });
  }, [key, state, opened, untouched]);

  /** Begins with what is stored now, at the step where one is. */
  const load = useCallback(
    (current: Program) => {
      const draft = toDraft(current);
      setOriginal(draft);
      setOpened(current);
      setRestored(false);
      dispatch({ type: 'replace', state: { ...createState(draft, state.step), asTemplate: state.asTemplate } });
    },
    [state.step, state.asTemplate],
  );

  return {
    state,
    dispatch,
    load,
    /** What is edited, as it was when the draft was begun; null for something new. */
    opened,
    version: opened?.version ?? null,
    dirty: isDirty(state.draft, original),
    restored,
    startOver: () => {
      setRestored(false);
      setOpened(intent.editing ?? null);
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
