import type { RtmClock } from '../../contract/enumerations.ts';
import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { addDays, daysBetween, lastDayOf, laterOf } from '../calendar.ts';
import { count, spoken } from './explanation.ts';
import { missingDays, unearned } from './month-question.ts';
import { monthName } from './months.ts';
import { rulesFor, type RuleChoice } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';
import { dayAfterWindow, isPaused, opensByItself, WINDOW_DAYS, type Episode } from './windows.ts';

/**
 * Where the next window of an episode stands: from which day on it may open (on that day itself, or on the first data
 * day from then on), or why it will not.
 */
export type NextWindow =
  | { opensFrom: string; byItself: boolean; careEnds: string | null }
  | { pausedSince: string }
  | { careEnded: string };

/** `startDates` are those of the episode's windows so far. */
export function nextWindow(episode: Episode, startDates: readonly string[]): NextWindow {
  const { setupDate, dischargeDate, pauses = [], today } = episode;
  const last = startDates.reduce(laterOf, '');
  const day31 = last && dayAfterWindow(last);
  let opensFrom = [setupDate, today].reduce(laterOf, day31);
  let pause = pauses.find((each) => isPaused(opensFrom, [each]));
  while (pause) {
    if (pause.to === null) return { pausedSince: pause.from };
    opensFrom = pause.to;
    pause = pauses.find((each) => isPaused(opensFrom, [each]));
  }
  const careEnds = dischargeDate ?? null;
  if (careEnds !== null && careEnds < opensFrom) return { careEnded: careEnds };
  return { opensFrom, byItself: opensFrom === day31 && opensByItself(last, pauses), careEnds };
}

type Opening = Extract<NextWindow, { opensFrom: string }>;

/** What a code needs of a window that will open; `until` is its last day, that of care where this comes first. */
function neededBy(rule: RtmRule, { opensFrom, byItself, careEnds }: Opening, until: string, today: string) {
  const { code, min } = rule;
  const needed = count(min, 'data day');
  const left = daysBetween(opensFrom, until) + 1;
  if (min > left)
    return unearned(
      rule,
      `${code} is out of reach: ${needed} needed and ${count(left, 'day')} left by ${spoken(until)}.`,
    );
  const missing = missingDays(min, until);
  if (until === careEnds) return unearned(rule, `${code} needs ${needed} by ${spoken(until)}.`, { missing });
  const first = opensFrom > today ? `the first from ${spoken(opensFrom)} on` : 'the first';
  const days = byItself ? `the 30 days from ${spoken(opensFrom)} on` : `30 days, which begin with ${first}`;
  return unearned(rule, `${code} needs ${needed} within ${days}.`, { missing });
}

/** What codes that count data days say of a month in which no window is open: those of the next window's last day. */
export function awaited(
  clock: RtmClock,
  next: NextWindow,
  { month, choice, today }: { month: string; choice: RuleChoice; today: string },
): RtmCodeAnswer[] {
  const end = lastDayOf(month);
  const allBecause = (reason: (code: string) => string) =>
    rulesFor(end, clock, choice).map((rule) => unearned(rule, reason(rule.code)));
  if (end < today) return allBecause((code) => `${code} is not billable: no further window in ${monthName(month)}.`);
  if ('pausedSince' in next)
    return allBecause((code) => `${code} waits: monitoring is paused since ${spoken(next.pausedSince)}.`);
  if ('careEnded' in next)
    return allBecause(
      (code) =>
        `${code} has no further window: care ${next.careEnded < today ? 'ended' : 'ends'} on ${spoken(next.careEnded)}.`,
    );
  const { byItself, careEnds } = next;
  let { opensFrom } = next;
  if (byItself) while (dayAfterWindow(opensFrom) <= `${month}-01`) opensFrom = dayAfterWindow(opensFrom);
  if (opensFrom > end) {
    const instead = `the next one opens from ${spoken(opensFrom)} on`;
    return allBecause((code) => `${code} has no window in ${monthName(month)}: ${instead}.`);
  }
  const fullEnd = addDays(opensFrom, WINDOW_DAYS - 1);
  const until = careEnds !== null && careEnds < fullEnd ? careEnds : fullEnd;
  return rulesFor(until, clock, choice).map((rule) => neededBy(rule, { ...next, opensFrom }, until, today));
}
