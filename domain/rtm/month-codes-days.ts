import { explanationMessage } from '../../contract/rtm/messages.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { getLastDayOfMonth } from '../platform/calendar.ts';
import { findEpisode } from './episodes.ts';
import { explainDays } from './explanation.ts';
import { overlapsMonth } from './months.ts';
import { toEvaluation, createMissingDays, createUnearned, type MonthCycle } from './code-evaluation.ts';
import { evaluateAwaitedCodes, findNextWindow } from './next-window.ts';
import { listApplicableRules, type RuleContext } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';
import { countDaysLeft, type Episode, type LoggedToday } from './windows.ts';

/** A month with what the codes that count data days depend on. */
export interface DaysMonth extends LoggedToday {
  month: string;
  /** Those with a day of care in the month; the earliest first. */
  episodes: readonly Episode[];
  cycles: readonly MonthCycle[];
  ruleContext: RuleContext;
}

/** What an open window still lacks for a code; null where fewer days are left. */
function findMissingDays(rule: RtmRule, { endDate, numActiveDays }: MonthCycle, day: LoggedToday) {
  const days = rule.min - numActiveDays;
  const left = countDaysLeft(endDate, day);
  const daysCase = { code: rule.code, days: numActiveDays, required: rule.min, endDate, closed: false, left };
  return { explanation: explainDays(daysCase), missing: days <= left ? createMissingDays(days, endDate) : null };
}

function evaluateOtherSupply(cycle: MonthCycle, rule: RtmRule, day: LoggedToday): RtmCodeEvaluation {
  const { code, startDate, endDate, status, numActiveDays } = cycle;
  const window = { startDate, endDate, numActiveDays };
  if (status === 'BILLED' || rule.min <= numActiveDays)
    return createUnearned(rule, explanationMessage('rtm.billedOtherwise', { code: rule.code, other: code }), window);
  if (status === 'IN_PROGRESS') {
    const { explanation, missing } = findMissingDays(rule, cycle, day);
    return createUnearned(rule, explanation, { ...window, missing });
  }
  const daysCase = { code: rule.code, days: numActiveDays, required: rule.min, endDate, closed: true, left: 0 };
  return createUnearned(rule, explainDays(daysCase), window);
}

/** The cycle of a window or set-up; `rules` are those in force on its last day. */
function evaluateCycle(cycle: MonthCycle, rules: readonly RtmRule[], day: LoggedToday): RtmCodeEvaluation {
  const { code, status, endDate, numActiveDays } = cycle;
  const own = rules.find((rule) => rule.code === code);
  if (!own || status !== 'IN_PROGRESS') return toEvaluation(cycle);
  if (numActiveDays < own.min) {
    const { explanation, missing } = findMissingDays(own, cycle, day);
    return toEvaluation(cycle, missing, explanation);
  }
  const next = rules.find(({ min }) => min > numActiveDays);
  if (!next || findMissingDays(next, cycle, day).missing) return toEvaluation(cycle);
  // The larger code's own explanation says that it is out of reach.
  const daysCase = { code, days: numActiveDays, required: own.min, endDate, closed: false, left: 0 };
  return toEvaluation(cycle, null, explainDays(daysCase));
}

/** Supply codes: those of each window with a day in the month, and where none is open those of the next window. */
export function evaluateSupplyCodes({
  month,
  episodes,
  cycles,
  ruleContext,
  today,
  loggedToday,
}: DaysMonth): RtmCodeEvaluation[] {
  const day = { today, loggedToday };
  const supply = cycles.filter(({ clock }) => clock === 'ROLLING_30');
  const shown = supply.filter((cycle) => overlapsMonth(cycle, month));
  const answers = shown.flatMap((cycle) => {
    const rules = listApplicableRules(cycle.endDate, cycle.clock, ruleContext);
    const others = rules.filter(({ code }) => code !== cycle.code);
    return [evaluateCycle(cycle, rules, day), ...others.map((rule) => evaluateOtherSupply(cycle, rule, day))];
  });
  const last = episodes.at(-1);
  const isOver = getLastDayOfMonth(month) < today;
  if (!last || shown.some(({ endDate }) => endDate >= today) || (isOver && shown.length > 0)) return answers;
  const starts = supply.filter((cycle) => findEpisode(cycle, episodes) === last).map(({ startDate }) => startDate);
  const next = findNextWindow(last, starts);
  return [...answers, ...evaluateAwaitedCodes('ROLLING_30', next, { month, ruleContext, today })];
}

/** 98975 of each episode with a day of care in the month: that of its window, or the month that it belongs to. */
export function evaluateSetUpCodes({
  month,
  episodes,
  cycles,
  ruleContext,
  today,
  loggedToday,
}: DaysMonth): RtmCodeEvaluation[] {
  const day = { today, loggedToday };
  return episodes.flatMap((episode) => {
    const own = cycles.filter((cycle) => findEpisode(cycle, episodes) === episode);
    const cycle = own.find(({ clock }) => clock === 'EPISODE');
    if (cycle && overlapsMonth(cycle, month))
      return [evaluateCycle(cycle, listApplicableRules(cycle.endDate, 'EPISODE', ruleContext), day)];
    const [rule] = listApplicableRules(getLastDayOfMonth(month), 'EPISODE', ruleContext);
    if (!rule) return [];
    if (cycle && cycle.status !== 'ACTIVE_DAYS_INCOMPLETE') {
      const itsDays = { first: { day: cycle.startDate }, last: { day: cycle.endDate } };
      return [createUnearned(rule, explanationMessage('rtm.oncePerEpisode', { code: rule.code, ...itsDays }))];
    }
    if (!cycle && episode.isCarriedOver)
      return [createUnearned(rule, explanationMessage('rtm.recordedSetupNeeded', { code: rule.code }))];
    const starts = own.filter(({ clock }) => clock === 'ROLLING_30').map(({ startDate }) => startDate);
    return evaluateAwaitedCodes('EPISODE', findNextWindow(episode, starts), { month, ruleContext, today });
  });
}
