import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { addDays, lastDayOf, laterOf } from '../calendar.ts';
import { count, spoken } from './explanation.ts';
import { missingDays, unearned } from './month-question.ts';
import { monthName } from './months.ts';
import type { RtmRule } from './rules.ts';
import { dayAfterWindow, isPaused, WINDOW_DAYS, type Episode } from './windows.ts';

/**
 * Where the next window of an episode stands: from which day on it may open (on that day itself, or on the first data
 * day from then on), or why it will not.
 */
export type NextWindow = { opensFrom: string; byItself: boolean } | { pausedSince: string } | { careEnded: string };

/** `startDates` are those of the episode's windows so far. */
export function nextWindow(episode: Episode, startDates: readonly string[]): NextWindow {
  const { setupDate, dischargeDate, pauses = [], today } = episode;
  const day31 = startDates.map(dayAfterWindow).reduce(laterOf, '');
  let opensFrom = [setupDate, today].reduce(laterOf, day31);
  let pause = pauses.find((each) => isPaused(opensFrom, [each]));
  while (pause) {
    if (pause.to === null) return { pausedSince: pause.from };
    opensFrom = pause.to;
    pause = pauses.find((each) => isPaused(opensFrom, [each]));
  }
  if (dischargeDate && dischargeDate < opensFrom) return { careEnded: dischargeDate };
  return { opensFrom, byItself: opensFrom === day31 };
}

/** What a code that counts data days says of a month in which no window is open. */
export function awaited(rule: RtmRule, next: NextWindow, month: string, today: string): RtmCodeAnswer {
  const { code } = rule;
  const end = lastDayOf(month);
  if (end < today) return unearned(rule, `${code} is not billable: no further window in ${monthName(month)}.`);
  if ('pausedSince' in next)
    return unearned(rule, `${code} waits: monitoring is paused since ${spoken(next.pausedSince)}.`);
  if ('careEnded' in next)
    return unearned(rule, `${code} has no further window: care ends on ${spoken(next.careEnded)}.`);
  const { byItself } = next;
  let { opensFrom } = next;
  if (byItself) while (dayAfterWindow(opensFrom) <= `${month}-01`) opensFrom = dayAfterWindow(opensFrom);
  if (opensFrom > end) {
    const instead = `the next one opens from ${spoken(opensFrom)} on`;
    return unearned(rule, `${code} has no window in ${monthName(month)}: ${instead}.`);
  }
  const first = opensFrom > today ? `the first from ${spoken(opensFrom)} on` : 'the first';
  const days = byItself ? `the 30 days from ${spoken(opensFrom)} on` : `30 days, which begin with ${first}`;
  return unearned(rule, `${code} needs ${count(rule.min, 'data day')} within ${days}.`, {
    missing: missingDays(rule.min, addDays(opensFrom, WINDOW_DAYS - 1)),
  });
}
