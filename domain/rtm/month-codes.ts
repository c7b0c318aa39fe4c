import type { RtmClock } from '../../contract/enumerations.ts';
import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { addDays, lastDayOf } from '../calendar.ts';
import { episodesOf, lastDayOfCare, staysOf } from './episodes.ts';
import { setUpAnswers, supplyAnswers } from './month-codes-days.ts';
import { managementAnswers } from './month-codes-minutes.ts';
import { unearned, type MonthQuestion } from './month-question.ts';
import { monthName } from './months.ts';
import { rulesFor, rulesOfTheDay, type RuleChoice } from './rules-in-force.ts';

const clocks: readonly RtmClock[] = ['EPISODE', 'ROLLING_30', 'CALENDAR_MONTH'];

const rankOf = ({ status, missing }: RtmCodeAnswer): number => {
  if (status === 'READY_TO_BILL' || status === 'BILLED') return 0;
  return status === 'IN_PROGRESS' || missing !== null ? 1 : 2;
};

/** Every code of the month's last day with one and the same reason. */
const allBecause = (month: string, choice: RuleChoice, reason: (code: string) => string): RtmCodeAnswer[] =>
  clocks.flatMap((clock) => rulesFor(lastDayOf(month), clock, choice)).map((rule) => unearned(rule, reason(rule.code)));

/**
 * Every code of a patient's month with its reason in one sentence, what would change it and by when: the billable
 * first, then what may still become so, then the rest. Codes that exclude each other, or that nothing was done for,
 * are there too.
 */
export function codesOfMonth(question: MonthQuestion): RtmCodeAnswer[] {
  const { month, cycles, plans, settings, today, loggedToday = false } = question;
  const choice = rulesOfTheDay(settings);
  const all = episodesOf({ ...question, dataDays: [] });
  const episodes = all.filter(
    ({ setupDate: from, dischargeDate: to }) => from <= lastDayOf(month) && (!to || to >= `${month}-01`),
  );
  const held = cycles.filter(({ startDate, endDate }) => startDate <= lastDayOf(month) && endDate >= `${month}-01`);
  const isInCare = staysOf(plans).some(({ start, end }) => start <= lastDayOf(month) && (!end || end >= `${month}-01`));
  const hasNothing = episodes.length === 0 && held.length === 0;
  if (hasNothing && (all.length === 0 || isInCare))
    return allBecause(month, choice, (code) => `${code} needs monitoring to be set up with a program first.`);
  if (hasNothing)
    return allBecause(month, choice, (code) => `${code} does not apply: no monitored care in ${monthName(month)}.`);
  const days = { month, episodes, cycles, choice, today, firstFree: loggedToday ? addDays(today, 1) : today };
  return [
    ...setUpAnswers(days),
    ...supplyAnswers(days),
    ...managementAnswers({ month, cycles, choice, today, lastDayOfCare: lastDayOfCare(episodes)(month) }),
  ].toSorted((a, b) => rankOf(a) - rankOf(b));
}
