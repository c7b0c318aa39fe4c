import type { RtmCode, RtmFlag } from '../../contract/enumerations.ts';
import { lastDayOf, monthOf } from '../calendar.ts';
import type { CountedNote } from './counted-minutes.ts';
import { ruleFlags, statusOf, type ComputedCycle } from './cycle.ts';
import { explainMinutes } from './explanation.ts';
import { furtherUnits } from './further-units.ts';
import { disciplinesOf, modifiersOf } from './modifiers.ts';
import { excludeEachOther, givenBy, rulesFor, type RuleChoice } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';

/** What months are judged with. */
export interface MonthJudging {
  choice: RuleChoice;
  today: string;
  /** The last day of a month on which something could still count: its end, or the discharge before it. */
  lastDayFor: (month: string) => string;
}

interface Month {
  month: string;
  /** Those with counted minutes. */
  notes: CountedNote[];
  minutes: number;
  contacts: number;
}

function monthsOf(notes: readonly CountedNote[]): Month[] {
  const months = new Map<string, Month>();
  for (const counted of notes) {
    const month = monthOf(counted.note.date);
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

/** A code of the month: what it takes in all, and how many units of it the month has, of how many earned by minutes. */
interface Line {
  rule: RtmRule;
  required: number;
  units: number;
  earned: number;
}

function flagsOf(of: Month, { rule, units }: Line, period: Period, choice: RuleChoice): RtmFlag[] {
  const { settings } = choice;
  // Where each unit takes a contact of its own there are never fewer.
  const disputed = rule.addOnTo !== null && of.contacts < 1 + units;
  return [
    ...ruleFlags(period, choice),
    ...(disciplinesOf(of.notes, settings).size > 1 ? (['MIXED_DISCIPLINES'] as const) : []),
    ...(of.notes.some(({ overlapping }) => overlapping) ? (['OVERLAPPING_NOTES'] as const) : []),
    ...(disputed ? (['FURTHER_CONTACT_DISPUTED'] as const) : []),
  ];
}

type Period = Pick<ComputedCycle, 'clock' | 'startDate' | 'endDate'>;

function minutesCycle(of: Month, line: Line, { choice, today, lastDayFor }: MonthJudging): ComputedCycle {
  const { rule, required } = line;
  const { month, minutes, contacts } = of;
  const period = { clock: rule.clock, startDate: `${month}-01`, endDate: lastDayOf(month) };
  const closed = today > period.endDate;
  const contactMissing = contacts < rule.liveContacts;
  const met = minutes >= required && !contactMissing;
  const units = met ? line.units : 0;
  const careIsOver = today > lastDayFor(month);
  return {
    ...period,
    code: rule.code as RtmCode,
    status: statusOf(closed, met),
    numActiveDays: 0,
    numRequiredDays: 0,
    numRemainingDays: 0,
    minutes,
    liveContacts: contacts,
    units,
    modifiers: modifiersOf(of.notes, rule, choice.settings),
    flags: flagsOf(of, line, period, choice),
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

/** The first code of a month and, when that one is met, its add-on as long as it has a unit. */
function cyclesOf(month: Month, judging: MonthJudging): ComputedCycle[] {
  const rules = rulesFor(lastDayOf(month.month), 'CALENDAR_MONTH', judging.choice);
  const base = givenBy(month.minutes, rules)[0] ?? rules.find(({ addOnTo }) => addOnTo === null);
  if (!base) return [];
  const first = minutesCycle(month, { rule: base, required: base.min, units: 1, earned: 1 }, judging);
  const addOn = rules.find((rule) => rule.addOnTo === base.code && !excludeEachOther(rule, base));
  if (!addOn || first.units === 0) return [first];
  const line = { rule: addOn, required: base.min + addOn.min, ...furtherUnits(month, base, addOn, judging.choice) };
  return line.units > 0 ? [first, minutesCycle(month, line, judging)] : [first];
}

/** Management by calendar month, without roll-forward and without data days; a month without minutes has no cycle. */
export const managementCycles = (notes: readonly CountedNote[], judging: MonthJudging): ComputedCycle[] =>
  monthsOf(notes).flatMap((month) => cyclesOf(month, judging));
