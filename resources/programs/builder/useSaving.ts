import { useNotify } from 'react-admin';
import { useState } from 'react';
import { validateStep } from './builderState.ts';
import type { Intent } from './intent.ts';
import { toSaveFailure, type SaveFailure } from './saveFailure.ts';
import type { Builder } from './useBuilder.ts';
import { useSubmission } from './useSubmission.ts';

/**
 * Saves the draft. Invalid fields are marked, other errors appear in a toast; a failure that needs a decision stays on the
 * screen together with the draft. `onSaved` receives whether a new record was created.
 */
export function useSaving(intent: Intent, builder: Builder, onSaved: (isNew: boolean) => void) {
  const notify = useNotify();
  const { busy, submit, assignTemplate } = useSubmission(intent);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const { state, dispatch } = builder;

  const settle = async (writing: ReturnType<typeof submit>, isNew: boolean) => {
    const problem = await writing;
    if (problem === 'running') return;
    const found = problem ? toSaveFailure(problem, intent) : null;
    setFailure(found);
    if (!problem) return onSaved(isNew);
    if (found) return;
    notify(problem.message, { type: 'error' });
    if (problem.fields) dispatch({ type: 'problems', problems: problem.fields });
  };

  /** Over the version that was read, or over another one; null is something new. */
  const save = async (version: number | null = builder.version) => {
    const problems = validateStep({ ...state, step: 3 }, intent.kind);
    if (problems.blocks) notify(problems.blocks, { type: 'error' });
    if (Object.keys(problems).length > 0) return dispatch({ type: 'problems', problems });
    await settle(submit(state.draft, state.asTemplate, version), version === null);
  };

  return {
    busy,
    failure,
    /** The user has decided how to go on. */
    clearFailure: () => setFailure(null),
    save,
    assign: (templateId: number) => settle(assignTemplate(templateId, state.draft), true),
  };
}

export type Saving = ReturnType<typeof useSaving>;
