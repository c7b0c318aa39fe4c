import type { RtmCodeAnswer } from '../../contract/rtm-month.ts';
import { lastDayOf } from '../calendar.ts';
import { explainMinutes, missingMinutes, spoken } from './explanation.ts';
import { furtherUnits } from './further-units.ts';
import { answered, unearned, type MonthCycle } from './month-question.ts';
import { monthName } from './months.ts';
import { rulesFor, type RuleChoice } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';

/** A month as far as management is concerned. */
export interface MinutesMonth {
  month: string;
  cycles: readonly MonthCycle[];
  choice: RuleChoice;
  today: string;
  /** The last day of the month on which there is care. */
  lastDayOfCare: string;
}

interface Standing extends MinutesMonth {
  own: readonly MonthCycle[];
  rules: readonly RtmRule[];
  minutes: number;
  contacts: number;
  isBilled: boolean;
  /** Something of the month may still change what it gives. */
  isOpen: boolean;
}

type Need = { minutes: number; contacts: number };

const missingOf = ({ minutes, contacts }: Need, { isOpen, lastDayOfCare }: Standing): RtmCodeAnswer['missing'] =>
  isOpen && minutes + contacts > 0 ? { days: 0, minutes, contacts, by: lastDayOfCare } : null;

const hadOf = ({ month, minutes, contacts }: Standing) => ({
  startDate: `${month}-01`,
  endDate: lastDayOf(month),
  minutes,
  liveContacts: contacts,
});

/** What a code lacked when nothing could count any more: at the end of the month or, while it goes on, of care. */
function lackedSentence({ code }: RtmRule, required: number, need: Need, standing: Standing): string {
  const { month, minutes, contacts, today, lastDayOfCare } = standing;
  const lastDay = lastDayOf(month);
  return explainMinutes({
    code,
    minutes,
    required,
    contactMissing: need.contacts > 0,
    contactsHad: contacts > 0,
    endDate: today > lastDay ? lastDay : lastDayOfCare,
    closed: true,
  });
}

/** A code that the month does not have: what it needs while the month is open, else what it had. */
function withoutCycle(rule: RtmRule, required: number, need: Need, standing: Standing): RtmCodeAnswer {
  const { month, contacts, isBilled, isOpen, lastDayOfCare } = standing;
  const had = hadOf(standing);
  const { code } = rule;
  if (isBilled) return unearned(rule, `${code} is not billed: ${monthName(month)} was billed without it.`, had);
  if (isOpen) {
    const sentence = `${code} needs ${missingMinutes(need.minutes, need.contacts, contacts > 0)} by ${spoken(lastDayOfCare)}.`;
    return unearned(rule, sentence, { ...had, missing: missingOf(need, standing) });
  }
  return unearned(rule, lackedSentence(rule, required, need, standing), had);
}

function firstCodeAnswer(rule: RtmRule, standing: Standing): RtmCodeAnswer {
  const { own, minutes, contacts } = standing;
  const need = { minutes: Math.max(0, rule.min - minutes), contacts: Math.max(0, rule.liveContacts - contacts) };
  const cycle = own.find(({ code }) => code === rule.code);
  if (cycle?.status === 'IN_PROGRESS' && !standing.isOpen && need.minutes + need.contacts > 0)
    return answered(cycle, null, lackedSentence(rule, rule.min, need, standing));
  if (cycle) return answered(cycle, cycle.status === 'IN_PROGRESS' ? missingOf(need, standing) : null);
  const larger = standing.rules.find(({ code, min }) => min > rule.min && own.some((each) => each.code === code));
  if (!larger) return withoutCycle(rule, rule.min, need, standing);
  return unearned(rule, `${rule.code} is not billed beside ${larger.code}.`, hadOf(standing));
}

/** 98981: its units and what the next one takes, or why there is none. */
function addOnAnswer(rule: RtmRule, base: RtmRule, standing: Standing): RtmCodeAnswer {
  const { own, minutes, contacts, choice } = standing;
  const { settings } = choice;
  // Without the contact of the first code there is no unit yet, however many the minutes would give.
  const units = contacts < base.liveContacts ? 0 : furtherUnits({ minutes, contacts }, base, rule, choice).units;
  const most = settings.mostFurtherUnits ?? rule.maxUnits ?? Infinity;
  const required = base.min + rule.min * (units + 1);
  const contactsFor = base.liveContacts + (settings.contactPerFurtherUnit ? units + 1 : 0);
  const need = { minutes: Math.max(0, required - minutes), contacts: Math.max(0, contactsFor - contacts) };
  const cycle = own.find(({ code }) => code === rule.code);
  if (cycle) return answered(cycle, cycle.status === 'IN_PROGRESS' && units < most ? missingOf(need, standing) : null);
  if (most > 0) return withoutCycle(rule, base.min + rule.min, need, standing);
  return unearned(rule, `${rule.code} is not billed: the settings allow no further units.`, hadOf(standing));
}

/** Management codes of a month with care: each that the rules of its last day know, the smallest first. */
export function managementAnswers(given: MinutesMonth): RtmCodeAnswer[] {
  const { month, cycles, choice, today, lastDayOfCare } = given;
  const rules = rulesFor(lastDayOf(month), 'CALENDAR_MONTH', choice);
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
      return base ? addOnAnswer(rule, base, standing) : firstCodeAnswer(rule, standing);
    });
}
