import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { listRiskOutcomes, saveRiskOutcome } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import type { Assessment } from '../../../contract/scan-modules/assessments.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { measureOf, type Beginning } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { opened } from '../../../domain/risk-analysis/editor/changes.ts';
import { outcomeOf } from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import { problemsOf, problemsOn, steps, type Step } from '../../../domain/risk-analysis/editor/draft-errors.ts';
import { warningsOn } from '../../../domain/risk-analysis/editor/warnings.ts';
import { monitoring } from '../../../src/ui/telemetry/monitoring.ts';
import { usePersistedState } from '../../../src/ui/editing/usePersistedState.ts';
import { useVersionedSave } from '../../../src/ui/editing/useVersionedSave.ts';

interface Opening {
  organizationId: number;
  assessment: Assessment;
  beginning: Beginning;
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
  const [base, setBase] = useState(beginning);
  const [first, setFirst] = useState(() => opened(base.outcome, measureOf(assessment, base.outcome)));
  const [draft, setDraft, persisted] = usePersistedState(
    `outcome/${organizationId}/${assessment.id}/${beginning.version}`,
    first,
  );
  const [step, setStep] = useState<Step>(0);
  /** Failed attempts to leave a step; from the first on, errors are shown. */
  const [refusals, setRefusals] = useState(0);

  const outcome = useMemo(() => outcomeOf(base.outcome, draft), [base, draft]);
  const problems = useMemo(() => problemsOf(base.outcome, draft), [base, draft]);
  const told = Object.fromEntries(Object.entries(problems).map(([place, message]) => [place, translate(message)]));
  const { assessmentId } = outcome;

  /** Whether a step may be left; errors are logged. */
  const isDone = (asked: Step): boolean => {
    const found = Object.entries(problemsOn(asked, problems));
    if (found.length === 0) return true;
    const list = found.map(([place, message]) => `${place}: ${message}`).join('; ');
    monitoring.report(new Error(`The outcome of ${assessmentId} cannot be saved. ${list}`), LOGGED_AT);
    setStep(asked);
    setRefusals((count) => count + 1);
    return false;
  };
  const next = () => {
    if (!isDone(step)) return;
    setRefusals(0);
    const following = steps[step + 1];
    if (following === undefined) return;
    setStep(following);
    if (following !== 2) return;
    for (const warning of warningsOn(outcome)) monitoring.report(new Error(`${assessmentId}: ${warning}`), LOGGED_AT);
  };
  const saving = useVersionedSave<typeof outcome, { version: number }, RiskOutcome>({
    draft: persisted,
    record: base,
    send: (body, attempt) =>
      call(saveRiskOutcome, { params: { orgId: organizationId, assessmentId }, body, ...attempt }),
    onProblem: ({ message }) => notify('outcomeEditor.saveFailed', { type: 'error', messageArgs: { message } }),
    onSaved: (saved) => {
      queries.setQueryData<RiskOutcome[]>([listRiskOutcomes.id, { id: organizationId }, {}], (stored = []) => [
        ...stored.filter((each) => each.assessmentId !== assessmentId),
        saved,
      ]);
      setFirst(draft);
      notify('outcomeEditor.saved', { type: 'success' });
      onSaved();
    },
  });
  const current = saving.conflict && (saving.conflict.theirs as RiskOutcome | null);
  const save = async () => {
    if (isDone(0) && isDone(1)) await saving.save(outcome);
  };

  const stand = (theirs: RiskOutcome | null): Beginning => {
    if (!theirs) return { ...base, version: 0 };
    const { version, ...stored } = theirs;
    return { outcome: stored, version };
  };
  const goOnFrom = (stored: RiskOutcome | null) => {
    const now = stand(stored);
    const theirs = opened(now.outcome, measureOf(assessment, now.outcome));
    setBase(now);
    setFirst(theirs);
    saving.resolve(now);
    return theirs;
  };
  return {
    draft,
    setDraft,
    outcome,
    step,
    back: () => setStep((at) => steps[at - 1] ?? at),
    next,
    save,
    busy: saving.isSaving,
    refusals,
    problems: refusals > 0 ? told : {},
    dirty: JSON.stringify(draft) !== JSON.stringify(first),
    isNew: base.version === 0,
    /** After a version conflict the stored outcome, null if there is none. */
    conflict: current === undefined ? undefined : { current },
    keepMine: () => void goOnFrom(current ?? null),
    takeTheirs: () => setDraft(goOnFrom(current ?? null)),
  };
}

export type OutcomeEditing = ReturnType<typeof useOutcomeEditor>;
