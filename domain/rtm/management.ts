import type { RtmFlag } from '../../contract/platform/enumerations.ts';
import { getLastDayOfMonth, toMonth } from '../platform/calendar.ts';
import type { CountedNote } from './counted-minutes.ts';
import { findRuleFlags, computeStatus, type ComputedCycle } from './cycle.ts';
import { explainMinutes } from './explanation.ts';
import { collectDisciplines, findModifiers } from './modifiers.ts';
import {
  areExclusive,
  countAddOnUnits,
  findEarnedRules,
  listApplicableRules,
  type RuleContext,
} from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';

/** The context in which months are evaluated. */
export interface ManagementContext {
  ruleContext: RuleContext;
  today: string;
  /** The last day of a month on which minutes can still count: its end, or an earlier discharge. */
  lastDayFor: (month: string) => string;
}

interface Month {
  month: string;
  /** Those with counted minutes. */
  notes: CountedNote[];
  minutes: number;
  contacts: number;
}

function groupByMonth(notes: readonly CountedNote[]): Month[] {
  const months = new Map<string, Month>();
  for (const counted of notes) {
    const month = toMonth(counted.note.date);
    const sums = months.get(month) ?? { month, notes: [], minutes: 0, contacts: 0 };
    months.set(month, {
      month,
      notes: [...sums.notes, counted],
      minutes: sums.minutes + counted.minutes,
      contacts: sums.contacts + Number(counted.contact),
    });
  }
  return [...months.values()].filter(({ minutes }) => minutes > 0);
}

/** A code of the month: the minutes it requires in all, its units, and how many of them the minutes alone earn. */
interface Line {
  rule: RtmRule;
  required: number;
  units: number;
  earned: number;
  /** With fewer live contacts than this some payers dispute the units. */
  undisputedContacts: number;
}

function findFlags(of: Month, { undisputedContacts }: Line, period: Period, ruleContext: RuleContext): RtmFlag[] {
  const { settings } = ruleContext;
  const disputed = of.contacts < undisputedContacts;
  return [
    ...findRuleFlags(period, ruleContext),
    ...(collectDisciplines(of.notes, settings).size > 1 ? (['MIXED_DISCIPLINES'] as const) : []),
    ...(of.notes.some(({ overlapping }) => overlapping) ? (['OVERLAPPING_NOTES'] as const) : []),
    ...(disputed ? (['FURTHER_CONTACT_DISPUTED'] as const) : []),
  ];
}

type Period = Pick<ComputedCycle, 'clock' | 'startDate' | 'endDate'>;

function computeMinutesCycle(
  of: Month,
  line: Line,
  { ruleContext, today, lastDayFor }: ManagementContext,
): ComputedCycle {
  const { rule, required } = line;
  const { month, minutes, contacts } = of;
  const period = { clock: rule.clock, startDate: `${month}-01`, endDate: getLastDayOfMonth(month) };
  const closed = today > period.endDate;
  const contactMissing = contacts < rule.liveContacts;
  const met = minutes >= required && !contactMissing;
  const units = met ? line.units : 0;
  const careIsOver = today > lastDayFor(month);
  return {
    ...period,
    code: rule.code,
    status: computeStatus(closed, met),
    numActiveDays: 0,
    numRequiredDays: 0,
    numRemainingDays: 0,
    minutes,
    liveContacts: contacts,
    units,
    modifiers: findModifiers(of.notes, rule, ruleContext.settings),
    flags: findFlags(of, line, period, ruleContext),
    explanation: explainMinutes({
      code: rule.code,
      minutes,
      required,
      contactMissing,
      endDate: closed || met ? period.endDate : lastDayFor(month),
      closed: closed || (!met && careIsOver),
      ...(rule.addOnTo !== null && { further: { units, earned: line.earned } }),
    }),
  };
}

/** The base code of a month and, once that is met, its add-on if it has a unit. */
function computeMonthCycles(month: Month, context: ManagementContext): ComputedCycle[] {
  const rules = listApplicableRules(getLastDayOfMonth(month.month), 'CALENDAR_MONTH', context.ruleContext);
  const base = findEarnedRules(month.minutes, rules)[0] ?? rules.find(({ addOnTo }) => addOnTo === null);
  if (!base) return [];
  const baseLine = { rule: base, required: base.min, units: 1, earned: 1, undisputedContacts: 0 };
  const first = computeMinutesCycle(month, baseLine, context);
  const addOn = rules.find((rule) => rule.addOnTo === base.code && !areExclusive(rule, base));
  if (!addOn || first.units === 0) return [first];
  const { units, earned } = countAddOnUnits(month, base, addOn, context.ruleContext.settings);
  const undisputedContacts = base.liveContacts + units;
  const line = { rule: addOn, required: base.min + addOn.min, units, earned, undisputedContacts };
  return line.units > 0 ? [first, computeMinutesCycle(month, line, context)] : [first];
}

/** Management by calendar month, without roll-forward and without data days; a month without minutes has no cycle. */
export const computeManagementCycles = (notes: readonly CountedNote[], context: ManagementContext): ComputedCycle[] =>
  groupByMonth(notes).flatMap((month) => computeMonthCycles(month, context));
