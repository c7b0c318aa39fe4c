import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import { listRiskOutcomes, saveRiskOutcome } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import type { Assessment } from '../../../contract/scan-modules/assessments.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import {
  getOutcomeMeasure,
  toInitialOutcome,
  type InitialOutcome,
} from '../../../domain/risk-analysis/editor/create-draft.ts';
import { openDraft } from '../../../domain/risk-analysis/editor/changes.ts';
import {
  toOutcome,
  validateDraft,
  pickStepErrors,
  steps,
  type Step,
} from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import type { OutcomeDraft } from '../../../domain/risk-analysis/editor/draft.ts';
import { listLogWarnings } from '../../../domain/risk-analysis/editor/warnings.ts';
import { monitoring } from '../../../src/ui/telemetry.ts';
import { useVersionedState } from '../../../src/ui/editing/useVersionedState.ts';

interface Opening {
  organizationId: number;
  assessment: Assessment;
  beginning: InitialOutcome;
  onSaved: () => void;
}

const LOGGED_AT = 'Analysis configuration';

/**
 * State of the editor: draft, step and saving. Errors are shown beside their inputs after an attempt to leave a step,
 * and otherwise only logged (ERR-26).
 */
export function useOutcomeEditor({ organizationId, assessment, beginning, onSaved }: Opening) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>(0);
  /** Failed attempts to leave a step; from the first on, errors are shown. */
  const [failedAttempts, setFailedAttempts] = useState(0);

  const { id: assessmentId } = assessment;
  const editing = useVersionedState<OutcomeDraft, InitialOutcome>({
    name: `outcome/${organizationId}/${assessmentId}`,
    record: beginning,
    toValues: (stored) => openDraft(stored.outcome, getOutcomeMeasure(assessment, stored.outcome)),
    send: async (edited, attempt, stored) => {
      const body = toOutcome(stored.outcome, edited);
      const answer = await call(saveRiskOutcome, { params: { orgId: organizationId, assessmentId }, body, ...attempt });
      if (!isProblem(answer)) return toInitialOutcome(answer);
      const { current, ...problem } = answer;
      if (problem.status !== 412) return answer;
      return { ...problem, current: current ? toInitialOutcome(current as RiskOutcome) : { ...stored, version: 0 } };
    },
    onProblem: ({ message }) => notify('outcomeEditor.saveFailed', { type: 'error', messageArgs: { message } }),
    onSaved: (saved) => {
      queries.setQueryData<RiskOutcome[]>([listRiskOutcomes.id, { id: organizationId }, {}], (stored = []) => [
        ...stored.filter((each) => each.assessmentId !== assessmentId),
        { ...saved.outcome, version: saved.version },
      ]);
      // Lists of sessions have their risks.
      void queries.invalidateQueries({ queryKey: ['scan/sessions'] });
      notify('outcomeEditor.saved', { type: 'success' });
      onSaved();
    },
  });
  const { values: draft, base } = editing;
  const outcome = useMemo(() => toOutcome(base.outcome, draft), [base, draft]);
  const problems = useMemo(() => validateDraft(base.outcome, draft), [base, draft]);
  const messages = Object.fromEntries(Object.entries(problems).map(([place, message]) => [place, translate(message)]));

  /** Whether a step may be left; errors are logged. */
  const isDone = (asked: Step): boolean => {
    const found = Object.entries(pickStepErrors(asked, problems));
    if (found.length === 0) return true;
    const list = found.map(([place, message]) => `${place}: ${message}`).join('; ');
    monitoring.report(new Error(`The outcome of ${assessmentId} cannot be saved. ${list}`), LOGGED_AT);
    setStep(asked);
    setFailedAttempts((count) => count + 1);
    return false;
  };
  const next = () => {
    if (!isDone(step)) return;
    setFailedAttempts(0);
    const following = steps[step + 1];
    if (following === undefined) return;
    setStep(following);
    if (following !== 2) return;
    for (const warning of listLogWarnings(outcome))
      monitoring.report(new Error(`${assessmentId}: ${warning}`), LOGGED_AT);
  };
  const save = async () => {
    if (isDone(0) && isDone(1)) await editing.save();
  };
  return {
    draft,
    setDraft: editing.setValues,
    outcome,
    step,
    back: () => setStep((at) => steps[at - 1] ?? at),
    next,
    save,
    isSaving: editing.isSaving,
    failedAttempts,
    problems: failedAttempts > 0 ? messages : {},
    isChanged: editing.isChanged,
    isNew: base.version === 0,
    /** What is stored after a version conflict; version 0 if nothing is. */
    theirs: editing.theirs,
    resolve: editing.resolve,
  };
}

export type OutcomeEditing = ReturnType<typeof useOutcomeEditor>;
