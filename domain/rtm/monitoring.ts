import type { Message } from '../../contract/platform/message.ts';
import { monitoringMessage } from '../../contract/rtm/messages.ts';
import { getLaterDay } from '../platform/calendar.ts';
import type { DayWindow } from '../plan-of-care/plan-of-care.ts';
import type { MonitoredPlan } from './episodes.ts';
import { getNextWindowStart } from './windows.ts';

/** What the days of monitoring are validated against; civil dates in the patient's zone. */
export interface MonitoringFacts {
  today: string;
  /** Pauses up to the day before the resume; null for an open one. */
  pauses: readonly { from: string; to: string | null }[];
  /** Billed cycles. */
  billed: readonly { code: string; startDate: string; endDate: string; clock: string }[];
}

/** Supply and set-up cycles; a month needs no data day. */
const isCountingDays = ({ clock }: { clock: string }): boolean => clock !== 'CALENDAR_MONTH';

/** The earliest of those cycles; of one day the lowest code, in whatever order they were read. */
const findFirstCycle = <Cycle extends { code: string; startDate: string }>(
  cycles: readonly Cycle[],
  applies: (cycle: Cycle) => boolean,
): Cycle | undefined =>
  cycles.filter(applies).toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.code.localeCompare(b.code))[0];

/** The days on which monitoring can have been set up in a stay in care. */
export const getSetupWindow = ({ start, end }: Pick<MonitoredPlan, 'start' | 'end'>, today: string): DayWindow => ({
  from: start,
  to: end !== null && end < today ? end : today,
});

/**
 * Why monitoring cannot have been set up on that day of a stay in care, or null; `billed` are the billed cycles of that
 * stay. Cycles billed before that day would have been billed without monitoring; an earlier day does not change billed
 * cycles.
 */
export function validateSetup(
  day: string,
  { start, end, setupDate }: MonitoredPlan,
  { today, billed }: Pick<MonitoringFacts, 'today' | 'billed'>,
): { message: Message; billed: boolean } | null {
  if (day > today) return { message: monitoringMessage('rtm.setupInFuture'), billed: false };
  if (day < start) return { message: monitoringMessage('rtm.setupBeforeCare'), billed: false };
  if (end !== null && day > end) return { message: monitoringMessage('rtm.setupAfterCare'), billed: false };
  if (setupDate !== null && day <= setupDate) return null;
  const earlier = findFirstCycle(billed, ({ startDate }) => startDate < day);
  return earlier
    ? {
        message: monitoringMessage('rtm.billedBefore', { code: earlier.code, day: { day: earlier.startDate } }),
        billed: true,
      }
    : null;
}

interface Removed {
  code: string;
  startDate: string;
}

/** The cycles that a new set-up date would remove without the user's knowledge: each by its code and first day. */
export const createRemovalWarning = (removed: readonly Removed[]): Message =>
  monitoringMessage('rtm.removes', {
    cycles: removed
      .map(({ code, startDate }) => monitoringMessage('rtm.cycleFrom', { code, day: { date: startDate } }))
      .reduce((cycles, cycle) => monitoringMessage('rtm.cyclesAnd', { cycles, cycle })),
  });

/** Why monitoring cannot be paused from that day on, or null. */
export function validatePause(
  from: string,
  { today, setupDate, pauses, billed }: MonitoringFacts & { setupDate: string },
): Message | null {
  if (from > today) return monitoringMessage('rtm.pauseInFuture');
  if (from < setupDate) return monitoringMessage('rtm.pauseBeforeSetup');
  const later = pauses.find(({ to }) => to !== null && from < to);
  if (later) return monitoringMessage('rtm.pausedUntil', { day: { day: later.to! } });
  const opened = findFirstCycle(billed, (cycle) => isCountingDays(cycle) && cycle.startDate >= from);
  return opened ? monitoringMessage('rtm.billedWindow', { code: opened.code, day: { day: opened.startDate } }) : null;
}

/** Why monitoring cannot be resumed on that day, or null. A resume on the first day of the pause deletes the pause. */
export function validateResume(on: string, { today, from }: { today: string; from: string }): Message | null {
  if (on > today) return monitoringMessage('rtm.resumeInFuture');
  return on < from ? monitoringMessage('rtm.resumeBeforePause') : null;
}

interface Window {
  startDate: string;
  endDate: string;
}

/** The effect of a pause from that day on the current window: it ends as planned, or it never opened. */
export type PauseEffect = { is: 'NO_WINDOW' } | { is: 'GOES_ON'; until: string } | { is: 'NOT_OPENED'; since: string };

export function previewPause(from: string, openWindow: Window | null): PauseEffect {
  if (!openWindow) return { is: 'NO_WINDOW' };
  // No window opens on the first day of a pause.
  return openWindow.startDate < from
    ? { is: 'GOES_ON', until: openWindow.endDate }
    : { is: 'NOT_OPENED', since: openWindow.startDate };
}

/**
 * The effect of a resume on that day: it deletes the pause, or the next window opens on the first data day from a day on,
 * which is not before day 31 of the last window, whether that is open or over.
 */
export type ResumeEffect = { is: 'TAKEN_BACK' } | { is: 'NEXT_WINDOW'; from: string };

/** `lastWindow` is the last one of the current episode of care. */
export function previewResume(on: string, pausedFrom: string, lastWindow: Window | null): ResumeEffect {
  if (on === pausedFrom) return { is: 'TAKEN_BACK' };
  return { is: 'NEXT_WINDOW', from: lastWindow ? getLaterDay(on, getNextWindowStart(lastWindow.startDate)) : on };
}
