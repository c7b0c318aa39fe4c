import { validateOutcome, type OutcomeError } from '../../../contract/risk-analysis/outcome-errors.ts';
import { RiskOutcomeBody } from '../../../contract/risk-analysis/risk-outcome.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, personCriteria } from './draft-outcome.ts';
import type { OutcomeDraft } from './draft.ts';

/** Messages by where in the draft they belong: `source`, `factors.1.category`, `factors.0.criteria.0.conditions.1.value`. */
export type DraftProblems = Readonly<Record<string, string>>;

/** The place in the draft of a place in the outcome: limits are counted without what a factor asks of the person. */
function placeOf(draft: OutcomeDraft, path: OutcomeError['path']): string {
  const [field, at, part, criterion, ...rest] = path;
  const factor = field === 'factors' ? draft.factors[draft.layout][Number(at)] : undefined;
  if (!factor || part !== 'criteria' || criterion === undefined) return path.join('.');
  const limit = Number(criterion) - personCriteria(factor).length;
  return limit < 0 ? `factors.${at}.ages` : ['factors', at, part, limit, ...rest].join('.');
}

/** What keeps a draft from being saved, by the contract's own shape and words (RISK-29..32, RISK-35, RISK-40..43). */
export function problemsOf(opened: Outcome, draft: OutcomeDraft): DraftProblems {
  const outcome = outcomeOf(opened, draft);
  const issues = RiskOutcomeBody.safeParse(outcome).error?.issues ?? [];
  const problems: Record<string, string> = {};
  for (const { path, message } of [...validateOutcome(outcome), ...issues]) {
    problems[placeOf(draft, path as OutcomeError['path'])] ??= message;
  }
  return problems;
}

/** The editor's steps (RISK-04, RISK-07). */
export const steps = [0, 1, 2] as const;
export type Step = (typeof steps)[number];

/** The problems that are solved on a step: the factors on the second, everything else on the first. */
export const problemsOn = (step: Step, problems: DraftProblems): DraftProblems =>
  Object.fromEntries(
    Object.entries(problems).filter(([place]) => (place.startsWith('factors') ? step === 1 : step === 0)),
  );
