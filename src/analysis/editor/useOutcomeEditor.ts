import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { listRiskOutcomes, saveRiskOutcome } from '../../../contract/admin-scan.ts';
import { isProblem } from '../../../contract/problem.ts';
import type { RiskOutcome } from '../../../contract/risk-outcome.ts';
import type { Assessment } from '../../../contract/assessments.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { measureOf, type Beginning } from '../../../domain/risk/editor/begin.ts';
import { opened } from '../../../domain/risk/editor/changes.ts';
import { outcomeOf } from '../../../domain/risk/editor/draft-outcome.ts';
import { problemsOf, problemsOn, steps, type Step } from '../../../domain/risk/editor/draft-problems.ts';
import { warningsOn } from '../../../domain/risk/editor/remarks.ts';
import { monitoring } from '../../telemetry/monitoring.ts';
import { useKeptState } from '../../components/useKeptState.ts';

interface Opening {
  organizationId: number;
  assessment: Assessment;
  beginning: Beginning;
  onSaved: () => void;
}

const LOGGED_AT = 'Analysis configuration';

/**
 * What the editor holds: the draft, the step, and the way to save. Problems are shown beside their inputs once a step was
 * to be left, and otherwise only logged (ERR-26). When somebody else was faster, `clash` is what is stored now.
 */
export function useOutcomeEditor({ organizationId, assessment, beginning, onSaved }: Opening) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [base, setBase] = useState(beginning);
  const [first, setFirst] = useState(() => opened(base.outcome, measureOf(assessment, base.outcome)));
  const [draft, setDraft] = useKeptState(`outcome/${organizationId}/${assessment.id}/${beginning.version}`, first);
  const [step, setStep] = useState<Step>(0);
  /** How often a step could not be left; from the first time on its problems are shown. */
  const [refusals, setRefusals] = useState(0);
  const [clash, setClash] = useState<{ current: RiskOutcome | null }>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const outcome = useMemo(() => outcomeOf(base.outcome, draft), [base, draft]);
  const problems = useMemo(() => problemsOf(base.outcome, draft), [base, draft]);
  const told = Object.fromEntries(Object.entries(problems).map(([place, message]) => [place, translate(message)]));
  const { assessmentId } = outcome;

  /** Whether a step may be left; what keeps it is logged. */
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
  const save = async () => {
    if (sending.current || !isDone(0) || !isDone(1)) return;
    sending.current = true;
    setBusy(true);
    const saved = await call(saveRiskOutcome, {
      params: { orgId: organizationId, assessmentId },
      body: outcome,
      version: base.version,
    });
    setBusy(false);
    if (isProblem(saved)) {
      sending.current = false;
      if (saved.status === 412) setClash({ current: (saved.current as RiskOutcome | null) ?? null });
      return notify('outcomeEditor.saveFailed', { type: 'error', messageArgs: { message: saved.message } });
    }
    queries.setQueryData<RiskOutcome[]>([listRiskOutcomes.id, { id: organizationId }, {}], (stored = []) => [
      ...stored.filter((each) => each.assessmentId !== assessmentId),
      saved,
    ]);
    setFirst(draft);
    notify('outcomeEditor.saved', { type: 'success' });
    onSaved();
  };

  const stand = (current: RiskOutcome | null): Beginning => {
    if (!current) return { ...base, version: 0 };
    const { version, ...stored } = current;
    return { outcome: stored, version };
  };
  const goOnFrom = (current: RiskOutcome | null) => {
    const now = stand(current);
    const theirs = opened(now.outcome, measureOf(assessment, now.outcome));
    setBase(now);
    setFirst(theirs);
    setClash(undefined);
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
    busy,
    refusals,
    problems: refusals > 0 ? told : {},
    dirty: JSON.stringify(draft) !== JSON.stringify(first),
    isNew: base.version === 0,
    clash,
    keepMine: () => void goOnFrom(clash!.current),
    takeTheirs: () => setDraft(goOnFrom(clash!.current)),
  };
}

export type OutcomeEditing = ReturnType<typeof useOutcomeEditor>;
