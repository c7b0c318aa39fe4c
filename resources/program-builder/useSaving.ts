import { useNotify } from 'react-admin';
import { useState } from 'react';
import { problemsAt } from './builderState.ts';
import type { Intent } from './intent.ts';
import { troubleOf, type SaveTrouble } from './saveTrouble.ts';
import type { Builder } from './useBuilder.ts';
import { useSubmission } from './useSubmission.ts';

/**
 * Saving what was built. What is wrong with the draft is shown at its fields, other refusals in a toast; trouble that its
 * maker must decide about stays on the screen, and the draft with it. `onSaved` is told whether it became something new.
 */
export function useSaving(intent: Intent, builder: Builder, onSaved: (isNew: boolean) => void) {
  const notify = useNotify();
  const { busy, submit, assignTemplate } = useSubmission(intent);
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null);
  const { state, dispatch } = builder;

  const settle = async (writing: ReturnType<typeof submit>, isNew: boolean) => {
    const problem = await writing;
    if (problem === 'running') return;
    const found = problem ? troubleOf(problem, intent) : null;
    setTrouble(found);
    if (!problem) return onSaved(isNew);
    if (found) return;
    notify(problem.message, { type: 'error' });
    if (problem.fields) dispatch({ type: 'problems', problems: problem.fields });
  };

  /** Over the version that was read, or over another one; null is something new. */
  const save = async (version: number | null = builder.version) => {
    const problems = problemsAt({ ...state, step: 3 }, intent.kind);
    if (problems.blocks) notify(problems.blocks, { type: 'error' });
    if (Object.keys(problems).length > 0) return dispatch({ type: 'problems', problems });
    await settle(submit(state.draft, state.asTemplate, version), version === null);
  };

  return {
    busy,
    trouble,
    /** Decided about: it is shown no more. */
    overcome: () => setTrouble(null),
    save,
    assign: (templateId: number) => settle(assignTemplate(templateId, state.draft), true),
  };
}

export type Saving = ReturnType<typeof useSaving>;
