import type { PatientProgress } from '../../contract/patient-link/today.ts';
import type { Reminders } from '../../contract/reminders/reminders.ts';

/** Reminders that pause go on by themselves. */
export const isTurnedOn = (state: Reminders['state']): boolean => state === 'ON' || state === 'PAUSED';

/** Reminders in a row that a patient may leave unanswered. The last of them says that they pause (PTL-56). */
export const UNANSWERED_LIMIT = 7;

export const isPaused = (unanswered: number): boolean => unanswered >= UNANSWERED_LIMIT;

interface ReminderFacts {
  /** In care of a clinic with Health, and not hidden. */
  isInCare: boolean;
  /** The personal link opens: there is a date of birth, and it is not blocked. */
  isLinkOpen: boolean;
  hasAddress: boolean;
  /** Null without a program. */
  progress: Pick<PatientProgress, 'isDue' | 'doneToday'> | null;
  /** Reminders since the patient last opened the page, did a session or agreed. */
  unanswered: number;
}

/**
 * What becomes of a patient's reminder of today: it is sent only while something is due and nothing was done yet. The end
 * of care stops them for good, so that a later episode begins with asking again (PTL-52, PTL-55).
 */
export function decideReminder(facts: ReminderFacts): 'SEND' | 'SEND_LAST' | 'SKIP' | 'STOP' {
  const { isInCare, isLinkOpen, hasAddress, progress, unanswered } = facts;
  if (!isInCare) return 'STOP';
  if (!isLinkOpen || !hasAddress || !progress?.isDue || progress.doneToday > 0 || isPaused(unanswered)) return 'SKIP';
  return unanswered === UNANSWERED_LIMIT - 1 ? 'SEND_LAST' : 'SEND';
}
