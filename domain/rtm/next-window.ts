import type { RtmClock } from '../../contract/platform/enumerations.ts';
import type { Message } from '../../contract/platform/message.ts';
import { explanationMessage } from '../../contract/rtm/messages.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { addDays, countDaysBetween, getLastDayOfMonth, getLaterDay } from '../platform/calendar.ts';
import { toDataDays, toDays } from './explanation.ts';
import { createMissingDays, createUnearned } from './code-evaluation.ts';
import { listApplicableRules, type RuleContext } from './rules-in-force.ts';
import { WINDOW_DAYS, type RtmRule } from './rules.ts';
import { getNextWindowStart, isPaused, opensAutomatically, type Episode } from './windows.ts';

/**
 * The next window of an episode: the day from which it may open (on that day, or on the first data day from then on), or
 * why it will not open.
 */
export type NextWindow =
  | { opensFrom: string; byItself: boolean; careEnds: string | null }
  | { pausedSince: string }
  | { careEnded: string };

/** `startDates` are those of the episode's windows so far. */
export function findNextWindow(episode: Episode, startDates: readonly string[]): NextWindow {
  const { setupDate, dischargeDate, pauses = [], today } = episode;
  const last = startDates.reduce(getLaterDay, '');
  const day31 = last && getNextWindowStart(last);
  let opensFrom = [setupDate, today].reduce(getLaterDay, day31);
  let pause = pauses.find((each) => isPaused(opensFrom, [each]));
  while (pause) {
    if (pause.to === null) return { pausedSince: pause.from };
    opensFrom = pause.to;
    pause = pauses.find((each) => isPaused(opensFrom, [each]));
  }
  const careEnds = dischargeDate ?? null;
  if (careEnds !== null && careEnds < opensFrom) return { careEnded: careEnds };
  return { opensFrom, byItself: opensFrom === day31 && opensAutomatically(last, pauses), careEnds };
}

type Opening = Extract<NextWindow, { opensFrom: string }>;

/** What a code needs in a window that will open; `until` is its last day, or the last day of care if that comes first. */
function explainNeed(rule: RtmRule, { opensFrom, byItself, careEnds }: Opening, until: string, today: string) {
  const { code, min } = rule;
  const needed = toDataDays(min);
  const day = { day: until };
  const left = countDaysBetween(opensFrom, until) + 1;
  if (min > left)
    return createUnearned(rule, explanationMessage('rtm.outOfReach', { code, needed, left: toDays(left), day }));
  const missing = createMissingDays(min, until);
  if (until === careEnds)
    return createUnearned(rule, explanationMessage('rtm.needs', { code, needed, day }), { missing });
  const window = toDays(WINDOW_DAYS);
  const from = { code, needed, window, day: { day: opensFrom } };
  if (byItself) return createUnearned(rule, explanationMessage('rtm.needsInWindow', from), { missing });
  const explanation =
    opensFrom > today
      ? explanationMessage('rtm.needsInLaterWindow', from)
      : explanationMessage('rtm.needsInNextWindow', { code, needed, window });
  return createUnearned(rule, explanation, { missing });
}

/** The codes that count data days in a month without an open window: those in force on the next window's last day. */
export function evaluateAwaitedCodes(
  clock: RtmClock,
  next: NextWindow,
  { month, ruleContext, today }: { month: string; ruleContext: RuleContext; today: string },
): RtmCodeEvaluation[] {
  const end = getLastDayOfMonth(month);
  const allBecause = (reason: (code: string) => Message) =>
    listApplicableRules(end, clock, ruleContext).map((rule) => createUnearned(rule, reason(rule.code)));
  if (end < today) return allBecause((code) => explanationMessage('rtm.noFurtherWindow', { code, month: { month } }));
  if ('pausedSince' in next)
    return allBecause((code) => explanationMessage('rtm.paused', { code, day: { day: next.pausedSince } }));
  if ('careEnded' in next)
    return allBecause((code) =>
      explanationMessage(next.careEnded < today ? 'rtm.careEnded' : 'rtm.careEnds', {
        code,
        day: { day: next.careEnded },
      }),
    );
  const { byItself, careEnds } = next;
  let { opensFrom } = next;
  if (byItself) while (getNextWindowStart(opensFrom) <= `${month}-01`) opensFrom = getNextWindowStart(opensFrom);
  if (opensFrom > end)
    return allBecause((code) =>
      explanationMessage('rtm.windowLater', { code, month: { month }, day: { day: opensFrom } }),
    );
  const fullEnd = addDays(opensFrom, WINDOW_DAYS - 1);
  const until = careEnds !== null && careEnds < fullEnd ? careEnds : fullEnd;
  return listApplicableRules(until, clock, ruleContext).map((rule) =>
    explainNeed(rule, { ...next, opensFrom }, until, today),
  );
}
