import type { Message } from '../../contract/platform/message.ts';
import { explanationMessage } from '../../contract/rtm/messages.ts';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { getLastDayOfMonth } from '../platform/calendar.ts';
import { explainMinutes, toMissing } from './explanation.ts';
import { toEvaluation, createUnearned, type MonthCycle } from './code-evaluation.ts';
import { countAddOnUnits, listApplicableRules, type RuleContext } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';

/** A month with what the management codes depend on. */
export interface MinutesMonth {
  month: string;
  cycles: readonly MonthCycle[];
  ruleContext: RuleContext;
  today: string;
  /** The last day of the month on which there is care. */
  lastDayOfCare: string;
}

interface MonthStanding extends MinutesMonth {
  own: readonly MonthCycle[];
  rules: readonly RtmRule[];
  minutes: number;
  contacts: number;
  isBilled: boolean;
  /** True while the month's result can still change. */
  isOpen: boolean;
}

type Need = { minutes: number; contacts: number };

const findMissing = (
  { minutes, contacts }: Need,
  { isOpen, lastDayOfCare }: MonthStanding,
): RtmCodeEvaluation['missing'] =>
  isOpen && minutes + contacts > 0 ? { days: 0, minutes, contacts, by: lastDayOfCare } : null;

const summarizeMonth = ({ month, minutes, contacts }: MonthStanding) => ({
  startDate: `${month}-01`,
  endDate: getLastDayOfMonth(month),
  minutes,
  liveContacts: contacts,
});

/** What a code lacked at the end of the month, or at the end of care if that came first. */
function explainLack({ code }: RtmRule, required: number, need: Need, standing: MonthStanding): Message {
  const { month, minutes, contacts, today, lastDayOfCare } = standing;
  const lastDay = getLastDayOfMonth(month);
  return explainMinutes({
    code,
    minutes,
    required,
    contactMissing: need.contacts > 0,
    hasHadContacts: contacts > 0,
    endDate: today > lastDay ? lastDay : lastDayOfCare,
    closed: true,
  });
}

/** A code that the month did not earn: what it still needs, or what it had once the month is over. */
function evaluateWithoutCycle(rule: RtmRule, required: number, need: Need, standing: MonthStanding): RtmCodeEvaluation {
  const { month, contacts, isBilled, isOpen, lastDayOfCare } = standing;
  const had = summarizeMonth(standing);
  const { code } = rule;
  if (isBilled)
    return createUnearned(rule, explanationMessage('rtm.monthBilledWithout', { code, month: { month } }), had);
  const needed = toMissing(need.minutes, need.contacts, contacts > 0);
  if (isOpen && needed) {
    const sentence = explanationMessage('rtm.needs', { code, needed, day: { day: lastDayOfCare } });
    return createUnearned(rule, sentence, { ...had, missing: findMissing(need, standing) });
  }
  return createUnearned(rule, explainLack(rule, required, need, standing), had);
}

function evaluateBaseCode(rule: RtmRule, standing: MonthStanding): RtmCodeEvaluation {
  const { own, minutes, contacts } = standing;
  const need = { minutes: Math.max(0, rule.min - minutes), contacts: Math.max(0, rule.liveContacts - contacts) };
  const cycle = own.find(({ code }) => code === rule.code);
  if (cycle?.status === 'IN_PROGRESS' && !standing.isOpen && need.minutes + need.contacts > 0)
    return toEvaluation(cycle, null, explainLack(rule, rule.min, need, standing));
  if (cycle) return toEvaluation(cycle, cycle.status === 'IN_PROGRESS' ? findMissing(need, standing) : null);
  const larger = standing.rules.find(({ code, min }) => min > rule.min && own.some((each) => each.code === code));
  if (!larger) return evaluateWithoutCycle(rule, rule.min, need, standing);
  const sentence = explanationMessage('rtm.billedOtherwise', { code: rule.code, other: larger.code });
  return createUnearned(rule, sentence, summarizeMonth(standing));
}

/** 98981: its units and what the next one needs, or why there is none. */
function evaluateAddOn(rule: RtmRule, base: RtmRule, standing: MonthStanding): RtmCodeEvaluation {
  const { own, minutes, contacts, ruleContext } = standing;
  const { settings } = ruleContext;
  // Without the contact of the base code there is no unit yet, however many the minutes would earn.
  const units = contacts < base.liveContacts ? 0 : countAddOnUnits({ minutes, contacts }, base, rule, settings).units;
  const most = settings.mostFurtherUnits ?? rule.maxUnits ?? Infinity;
  const required = base.min + rule.min * (units + 1);
  const contactsFor = base.liveContacts + (settings.contactPerFurtherUnit ? units + 1 : 0);
  const need = { minutes: Math.max(0, required - minutes), contacts: Math.max(0, contactsFor - contacts) };
  const cycle = own.find(({ code }) => code === rule.code);
  if (cycle)
    return toEvaluation(cycle, cycle.status === 'IN_PROGRESS' && units < most ? findMissing(need, standing) : null);
  if (most > 0) return evaluateWithoutCycle(rule, base.min + rule.min, need, standing);
  return createUnearned(rule, explanationMessage('rtm.noFurtherUnits', { code: rule.code }), summarizeMonth(standing));
}

/** Management codes of a month with care: each code in force on its last day, the smallest first. */
export function evaluateManagementCodes(given: MinutesMonth): RtmCodeEvaluation[] {
  const { month, cycles, ruleContext, today, lastDayOfCare } = given;
  const rules = listApplicableRules(getLastDayOfMonth(month), 'CALENDAR_MONTH', ruleContext);
  const own = cycles.filter(({ clock, startDate }) => clock === 'CALENDAR_MONTH' && startDate === `${month}-01`);
  const isBilled = own.some(({ status }) => status === 'BILLED');
  const standing = {
    ...given,
    own,
    rules,
    minutes: own[0]?.minutes ?? 0,
    contacts: own[0]?.liveContacts ?? 0,
    isBilled,
    isOpen: !isBilled && today <= lastDayOfCare,
  };
  return rules
    .toSorted((a, b) => Number(a.addOnTo !== null) - Number(b.addOnTo !== null))
    .map((rule) => {
      const base = rules.find(({ code }) => code === rule.addOnTo);
      return base ? evaluateAddOn(rule, base, standing) : evaluateBaseCode(rule, standing);
    });
}
