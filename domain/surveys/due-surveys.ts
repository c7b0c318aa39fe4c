import { addDays, countDaysBetween } from '../platform/calendar.ts';

/** When a survey is asked. Days are civil days at the patient's location. */
export interface Schedule {
  /** The first day. */
  from: string;
  /** Null: once. */
  everyDays: number | null;
  /** The newest day with answers; null without any. */
  lastAnswered: string | null;
}

interface Due {
  isDue: boolean;
  /** Since when it has been due, else when it is next; null if it is not asked again. */
  dueOn: string | null;
}

/**
 * A survey is due from each of its days until it is answered: one that was missed is asked until the next one takes its
 * place. Answers of before its first day do not count.
 */
export function findDue({ from, everyDays, lastAnswered }: Schedule, today: string): Due {
  if (today < from) return { isDue: false, dueOn: from };
  const passed = everyDays === null ? 0 : Math.floor(countDaysBetween(from, today) / everyDays) * everyDays;
  const current = addDays(from, passed);
  if (lastAnswered === null || lastAnswered < current) return { isDue: true, dueOn: current };
  return { isDue: false, dueOn: everyDays === null ? null : addDays(current, everyDays) };
}
