import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { lastDayOf } from '../calendar.ts';
import { episodeOf } from './episodes.ts';
import { explainDays, spoken } from './explanation.ts';
import { hasDayIn } from './months.ts';
import { answered, missingDays, unearned, type MonthCycle } from './month-question.ts';
import { awaited, nextWindow } from './next-window.ts';
import { rulesFor, type RuleChoice } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';
import { daysFrom, type Episode } from './windows.ts';

/** A month as far as codes that count data days are concerned. */
export interface DaysMonth {
  month: string;
  /** Those with a day of care in the month; the earliest first. */
  episodes: readonly Episode[];
  cycles: readonly MonthCycle[];
  choice: RuleChoice;
  today: string;
  /** The first day that may still become a data day: today, or tomorrow where today is one. */
  firstFree: string;
}

/** What an open window still lacks to a code; too many days for what is left of it are told as such. */
function lacking(rule: RtmRule, { endDate, numActiveDays }: MonthCycle, firstFree: string) {
  const days = rule.min - numActiveDays;
  const left = daysFrom(firstFree, endDate);
  const told = { code: rule.code, days: numActiveDays, required: rule.min, endDate, closed: false, left };
  return { explanation: explainDays(told), missing: days <= left ? missingDays(days, endDate) : null };
}

function besideSupply(cycle: MonthCycle, rule: RtmRule, firstFree: string): RtmCodeAnswer {
  const { code, startDate, endDate, status, numActiveDays } = cycle;
  const window = { startDate, endDate, numActiveDays };
  if (status === 'BILLED' || rule.min <= numActiveDays)
    return unearned(rule, `${rule.code} is not billed beside ${code}.`, window);
  if (status === 'IN_PROGRESS') {
    const { explanation, missing } = lacking(rule, cycle, firstFree);
    return unearned(rule, explanation, { ...window, missing });
  }
  const told = { code: rule.code, days: numActiveDays, required: rule.min, endDate, closed: true, left: 0 };
  return unearned(rule, explainDays(told), window);
}

/** The cycle of a window or set-up; `rules` are those it is judged by. */
function ofCycle(cycle: MonthCycle, rules: readonly RtmRule[], firstFree: string): RtmCodeAnswer {
  const { code, status, endDate, numActiveDays } = cycle;
  const own = rules.find((rule) => rule.code === code);
  if (!own || status !== 'IN_PROGRESS') return answered(cycle);
  if (numActiveDays < own.min) {
    const { explanation, missing } = lacking(own, cycle, firstFree);
    return answered(cycle, missing, explanation);
  }
  const next = rules.find(({ min }) => min > numActiveDays);
  if (!next || lacking(next, cycle, firstFree).missing) return answered(cycle);
  // The larger code says of itself that it is out of reach.
  const told = { code, days: numActiveDays, required: own.min, endDate, closed: false, left: 0 };
  return answered(cycle, null, explainDays(told));
}

/** Supply codes: those of each window with a day in the month, and where none is open those of the next window. */
export function supplyAnswers({ month, episodes, cycles, choice, today, firstFree }: DaysMonth): RtmCodeAnswer[] {
  const supply = cycles.filter(({ clock }) => clock === 'ROLLING_30');
  const shown = supply.filter((cycle) => hasDayIn(cycle, month));
  const answers = shown.flatMap((cycle) => {
    const rules = rulesFor(cycle.endDate, cycle.clock, choice);
    const others = rules.filter(({ code }) => code !== cycle.code);
    return [ofCycle(cycle, rules, firstFree), ...others.map((rule) => besideSupply(cycle, rule, firstFree))];
  });
  const last = episodes.at(-1);
  const isOver = lastDayOf(month) < today;
  if (!last || shown.some(({ endDate }) => endDate >= today) || (isOver && shown.length > 0)) return answers;
  const starts = supply.filter((cycle) => episodeOf(cycle, episodes) === last).map(({ startDate }) => startDate);
  const next = nextWindow(last, starts);
  return [...answers, ...awaited('ROLLING_30', next, { month, choice, today })];
}

/** 98975 of each episode with a day of care in the month: its window's, or where it is of another month that it is. */
export function setUpAnswers({ month, episodes, cycles, choice, today, firstFree }: DaysMonth): RtmCodeAnswer[] {
  return episodes.flatMap((episode) => {
    const own = cycles.filter((cycle) => episodeOf(cycle, episodes) === episode);
    const cycle = own.find(({ clock }) => clock === 'EPISODE');
    if (cycle && hasDayIn(cycle, month)) return [ofCycle(cycle, rulesFor(cycle.endDate, 'EPISODE', choice), firstFree)];
    const [rule] = rulesFor(lastDayOf(month), 'EPISODE', choice);
    if (!rule) return [];
    if (cycle && cycle.status !== 'ACTIVE_DAYS_INCOMPLETE') {
      const itsDays = `${spoken(cycle.startDate)} to ${spoken(cycle.endDate)}`;
      return [unearned(rule, `${rule.code} comes once an episode of care: with ${itsDays} in this one.`)];
    }
    if (!cycle && episode.isCarriedOver)
      return [unearned(rule, `${rule.code} needs a recorded set-up of this episode of care.`)];
    const starts = own.filter(({ clock }) => clock === 'ROLLING_30').map(({ startDate }) => startDate);
    return awaited('EPISODE', nextWindow(episode, starts), { month, choice, today });
  });
}
