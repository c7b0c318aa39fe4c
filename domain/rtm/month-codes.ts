import type { Message } from '../../contract/platform/message.ts';
import { explanationMessage } from '../../contract/rtm/messages.ts';
import type { RtmClock } from '../../contract/platform/enumerations.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { getLastDayOfMonth } from '../platform/calendar.ts';
import { toEpisodes, findLastDayOfCare, mergeStays } from './episodes.ts';
import { evaluateSetUpCodes, evaluateSupplyCodes } from './month-codes-days.ts';
import { evaluateManagementCodes } from './month-codes-minutes.ts';
import { createUnearned, type MonthEvaluationInput } from './code-evaluation.ts';
import { listApplicableRules, createRuleContext, type RuleContext } from './rules-in-force.ts';

const clocks: readonly RtmClock[] = ['EPISODE', 'ROLLING_30', 'CALENDAR_MONTH'];

const rankEvaluation = ({ status, missing }: RtmCodeEvaluation): number => {
  if (status === 'READY_TO_BILL' || status === 'BILLED') return 0;
  return status === 'IN_PROGRESS' || missing !== null ? 1 : 2;
};

/** Every code of the month's last day, all with the same reason. */
const explainAll = (month: string, ruleContext: RuleContext, reason: (code: string) => Message): RtmCodeEvaluation[] =>
  clocks
    .flatMap((clock) => listApplicableRules(getLastDayOfMonth(month), clock, ruleContext))
    .map((rule) => createUnearned(rule, reason(rule.code)));

/**
 * Every code of a patient's month with its reason in one sentence, what would change it and by when: billable codes first,
 * then those that can still become billable, then the rest. Codes that exclude each other and codes without any data are
 * included.
 */
export function evaluateMonthCodes(input: MonthEvaluationInput): RtmCodeEvaluation[] {
  const { month, cycles, plans, today, loggedToday = false } = input;
  const ruleContext = createRuleContext(input);
  const all = toEpisodes({ ...input, dataDays: [] });
  const episodes = all.filter(
    ({ setupDate: from, dischargeDate: to }) => from <= getLastDayOfMonth(month) && (!to || to >= `${month}-01`),
  );
  const held = cycles.filter(
    ({ startDate, endDate }) => startDate <= getLastDayOfMonth(month) && endDate >= `${month}-01`,
  );
  const isInCare = mergeStays(plans).some(
    ({ start, end }) => start <= getLastDayOfMonth(month) && (!end || end >= `${month}-01`),
  );
  const hasNothing = episodes.length === 0 && held.length === 0;
  if (hasNothing && (all.length === 0 || isInCare))
    return explainAll(month, ruleContext, (code) => explanationMessage('rtm.setupNeeded', { code }));
  if (hasNothing)
    return explainAll(month, ruleContext, (code) => explanationMessage('rtm.noCare', { code, month: { month } }));
  const days = { month, episodes, cycles, ruleContext, today, loggedToday };
  return [
    ...evaluateSetUpCodes(days),
    ...evaluateSupplyCodes(days),
    ...evaluateManagementCodes({
      month,
      cycles,
      ruleContext,
      today,
      lastDayOfCare: findLastDayOfCare(episodes)(month),
    }),
  ].toSorted((a, b) => rankEvaluation(a) - rankEvaluation(b));
}
