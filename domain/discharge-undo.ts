import { addHours } from 'date-fns';
import type { PlanOfCare } from '../contract/patient-record.ts';
import { latestPlan } from './plan-of-care.ts';

/** A plan of care and when its end was changed last, in ms since 1970; null when it never was or that was taken back. */
type ChangedPlan = PlanOfCare & { endChangedAt: number | null };

const UNDO_HOURS = 24;

/**
 * Why the last change of the end of care cannot be taken back; null when it can. Only the end of the latest plan moves:
 * whoever began a new plan since has decided otherwise.
 */
export function undoProblem(plans: readonly ChangedPlan[], now: Date): string | null {
  const last = latestPlan(plans);
  if (!last || last.endChangedAt === null) {
    return plans.some(({ endChangedAt }) => endChangedAt !== null)
      ? 'A new plan of care has begun since, so the discharge cannot be undone.'
      : 'There is no discharge to undo.';
  }
  return now <= addHours(last.endChangedAt, UNDO_HOURS)
    ? null
    : `A discharge can be undone for ${UNDO_HOURS} hours only.`;
}
