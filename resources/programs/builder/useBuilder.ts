import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Program } from '../../../contract/programs/shapes.ts';
import { isDirty } from '../../../domain/programs/program.ts';
import { toDraft } from '../../../domain/programs/create-draft.ts';
import type { Draft } from '../../../src/ui/editing/draftStorage.ts';
import { usePersistedDraft } from '../../../src/ui/editing/usePersistedDraft.ts';
import { builderReducer, createState } from './builderState.ts';
import { createInitialDraft, firstStep, draftName, readStored, type Intent } from './intent.ts';

/** The builder's state for one intent. It is kept in this tab while something is unsaved, until it is saved or discarded. */
export function useBuilder(intent: Intent) {
  const draft: Draft = usePersistedDraft(draftName(intent), { version: intent.editing?.version, keepsOnClose: true });
  const [start] = useState(() => {
    const initial = createInitialDraft(intent);
    return { initial, stored: readStored(draft.restored), fresh: createState(initial, firstStep(intent)) };
  });
  const [state, dispatch] = useReducer(builderReducer, start.stored?.state ?? start.fresh);
  const [isRestored, setRestored] = useState(start.stored !== null);
  const [original, setOriginal] = useState(start.initial);
  /** What is edited, as it was when the draft was begun; null for something new. */
  const [opened, setOpened] = useState<Program | null>(start.stored?.opened ?? intent.editing ?? null);
  const isFinished = useRef(false);
  const isUntouched = JSON.stringify(state.draft) === JSON.stringify(original);

  useEffect(() => {
    if (isFinished.current) return;
    draft.write(isUntouched ? {} : { builder: { before: null, typed: { state, opened } } });
  }, [draft, state, opened, isUntouched]);

  /** Continues from what is stored now, at the step that is shown. */
  const load = useCallback(
    (current: Program) => {
      const loaded = toDraft(current);
      setOriginal(loaded);
      setOpened(current);
      setRestored(false);
      dispatch({ type: 'replace', state: { ...createState(loaded, state.step), asTemplate: state.asTemplate } });
    },
    [state.step, state.asTemplate],
  );

  return {
    state,
    dispatch,
    draft,
    load,
    opened,
    setOpened,
    isDirty: isDirty(state.draft, original),
    isRestored,
    startOver: () => {
      setRestored(false);
      dispatch({ type: 'replace', state: start.fresh });
    },
    /** Saved or discarded: nothing is kept any more (BLD-37). */
    finish: () => {
      isFinished.current = true;
      draft.discard();
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
export type Dispatch = Builder['dispatch'];
