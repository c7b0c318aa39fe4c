import { addDays, formatDay, laterOf } from '../calendar.ts';
import type { DayWindow } from '../plan-of-care.ts';
import type { MonitoredPlan } from './episodes.ts';
import { spoken } from './explanation.ts';

/** What the days of monitoring are judged by; civil dates in the patient's zone. */
export interface MonitoringFacts {
  today: string;
  /** Pauses up to, not including, the day of the resume; null for the one that is not over. */
  pauses: readonly { from: string; to: string | null }[];
  /** Billed cycles. */
  billed: readonly { code: string; startDate: string; endDate: string; clock: string }[];
}

const inFuture = (what: string) => `${what} cannot be in the future`;

/** Windows, and the set-up that goes by one: a month needs no day of data. */
const countsDays = ({ clock }: { clock: string }): boolean => clock !== 'CALENDAR_MONTH';

/** The days on which monitoring can have been set up in a stay in care. */
export const setupWindow = ({ start, end }: Pick<MonitoredPlan, 'start' | 'end'>, today: string): DayWindow => ({
  from: start,
  to: end !== null && end < today ? end : today,
});

/**
 * Why monitoring cannot have been set up on that day of a stay in care, as a sentence, or null; `billed` are the billed
 * cycles of that stay. What was billed before it would have been billed before there was monitoring; an earlier day takes
 * nothing away from what is billed.
 */
export function setupProblem(
  day: string,
  { start, end, setupDate }: MonitoredPlan,
  { today, billed }: Pick<MonitoringFacts, 'today' | 'billed'>,
): { message: string; billed: boolean } | null {
  if (day > today) return { message: inFuture('Set-up'), billed: false };
  if (day < start) return { message: 'Set-up cannot be before the plan of care', billed: false };
  if (end !== null && day > end) return { message: 'Set-up cannot be after the plan of care', billed: false };
  if (setupDate !== null && day <= setupDate) return null;
  const [earlier] = billed
    .filter(({ startDate }) => startDate < day)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return earlier
    ? {
        message: `${earlier.code} from ${spoken(earlier.startDate)} is billed. Revert it first or choose an earlier day.`,
        billed: true,
      }
    : null;
}

interface Removed {
  code: string;
  startDate: string;
}

/**
 * Which cycles a new set-up date would remove that its reader was not told of, as a sentence: each by its code and first
 * day.
 */
export const untoldRemoval = (removed: readonly Removed[]): string =>
  `This removes ${removed.map(({ code, startDate }) => `${code} (${formatDay(startDate)})`).join(', ')}. Confirm it first.`;

/** Why monitoring cannot be paused from that day on, as a sentence, or null. */
export function pauseProblem(
  from: string,
  { today, setupDate, pauses, billed }: MonitoringFacts & { setupDate: string },
): string | null {
  if (from > today) return inFuture('A pause');
  if (from < setupDate) return 'A pause cannot begin before set-up';
  const later = pauses.find(({ to }) => to !== null && from < to);
  if (later) return `Monitoring was paused until ${spoken(later.to!)}`;
  const opened = billed.find((cycle) => countsDays(cycle) && cycle.startDate >= from);
  return opened ? `${opened.code} is billed for a window that began on ${spoken(opened.startDate)}` : null;
}

/** Why monitoring cannot go on from that day on, as a sentence, or null. The first day of the pause takes it back. */
export function resumeProblem(on: string, { today, from }: { today: string; from: string }): string | null {
  if (on > today) return inFuture('A resume');
  return on < from ? 'A resume cannot be before the pause' : null;
}

interface Window {
  startDate: string;
  endDate: string;
}

/** What a pause from that day on does to the window that goes on today: it ends in its time, or never opened. */
export type PauseEffect = { is: 'NO_WINDOW' } | { is: 'GOES_ON'; until: string } | { is: 'NOT_OPENED'; since: string };

export function pauseEffect(from: string, openWindow: Window | null): PauseEffect {
  if (!openWindow) return { is: 'NO_WINDOW' };
  // On the first day of a pause no window opens any more.
  return openWindow.startDate < from
    ? { is: 'GOES_ON', until: openWindow.endDate }
    : { is: 'NOT_OPENED', since: openWindow.startDate };
}

/**
 * What a resume on that day does: it takes the pause back, or the next window opens on the first data day from a day on,
 * which is not before day 31 of the open one.
 */
export type ResumeEffect = { is: 'TAKEN_BACK' } | { is: 'NEXT_WINDOW'; from: string };

export function resumeEffect(on: string, pausedFrom: string, openWindow: Window | null): ResumeEffect {
  if (on === pausedFrom) return { is: 'TAKEN_BACK' };
  return { is: 'NEXT_WINDOW', from: openWindow ? laterOf(on, addDays(openWindow.endDate, 1)) : on };
}
