import { addHours } from 'date-fns';
import type { PlanOfCare } from '../../contract/patients/record.ts';
import type { Message } from '../../contract/platform/message.ts';
import { planOfCareMessage } from '../../contract/plan-of-care/messages.ts';
import { findLatestPlan } from './plan-of-care.ts';

/** A plan of care and when its end was changed last, in ms since 1970; null when it never was or that was taken back. */
type ChangedPlan = PlanOfCare & { endChangedAt: number | null };

const UNDO_HOURS = 24;

/**
 * Why the last change of the end of care cannot be taken back; null when it can. Only the end of the latest plan moves:
 * whoever began a new plan since has decided otherwise.
 */
export function validateUndo(plans: readonly ChangedPlan[], now: Date): Message | null {
  const last = findLatestPlan(plans);
  if (!last || last.endChangedAt === null) {
    return plans.some(({ endChangedAt }) => endChangedAt !== null)
      ? planOfCareMessage('planOfCare.newPlanSince')
      : planOfCareMessage('planOfCare.notDischarged');
  }
  return now <= addHours(last.endChangedAt, UNDO_HOURS)
    ? null
    : planOfCareMessage('planOfCare.undoHours', { n: UNDO_HOURS });
}
