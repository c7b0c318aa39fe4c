import type { Credential, RtmCode } from '../../contract/enumerations.ts';
import { lastDayOf, monthOf } from '../calendar.ts';
import { flagsOf, statusOf, type ComputedCycle } from './cycle.ts';
import { explainMinutes } from './explanation.ts';
import { rulesOn, type RtmRule } from './rules.ts';
import { counts, type Episode } from './windows.ts';

/** A care note as the rules see it; `live` is a real-time two-way contact. Its date decides its month. */
export interface RtmNote {
  date: string;
  /** Whole minutes. */
  minutes: number;
  live: boolean;
  /** What the rest is about is missing in older notes: who wrote it as what, and on which clock, both ends or neither. */
  id?: number;
  authorId?: number | null;
  credential?: Credential | null;
  startedAt?: Date | null;
  endedAt?: Date | null;
}

interface Month {
  month: string;
  minutes: number;
  /** Notes with a live contact of at least a minute. */
  liveContacts: number;
}

function monthsOf(notes: readonly RtmNote[], episode: Omit<Episode, 'dataDays'>): Month[] {
  const months = new Map<string, Month>();
  for (const { date, minutes, live } of notes) {
    if (!counts(date, episode) || minutes <= 0) continue;
    const month = months.get(monthOf(date)) ?? { month: monthOf(date), minutes: 0, liveContacts: 0 };
    month.minutes += minutes;
    if (live) month.liveContacts += 1;
    months.set(month.month, month);
  }
  return [...months.values()];
}

function minutesCycle(
  { month, minutes, liveContacts }: Month,
  rule: RtmRule,
  today: string,
  required: number,
  units: number,
): ComputedCycle {
  const startDate = `${month}-01`;
  const endDate = lastDayOf(month);
  const closed = today > endDate;
  const contactMissing = liveContacts < rule.liveContacts;
  const met = minutes >= required && !contactMissing;
  return {
    code: rule.code as RtmCode,
    clock: rule.clock,
    startDate,
    endDate,
    status: statusOf(closed, met),
    numActiveDays: 0,
    numRequiredDays: 0,
    numRemainingDays: 0,
    minutes,
    liveContacts,
    units: met ? units : 0,
    modifiers: [],
    flags: flagsOf(startDate, endDate, rule.clock),
    explanation: explainMinutes({ code: rule.code, minutes, required, contactMissing, endDate, closed }),
  };
}

/** The first code of a month and, when that one is met, its add-on with as many units as further minutes give. */
function cyclesOf(month: Month, today: string): ComputedCycle[] {
  const rules = rulesOn(lastDayOf(month.month), 'CALENDAR_MONTH');
  const first = rules.filter(({ addOnTo }) => addOnTo === null);
  const base = first.findLast(({ min }) => month.minutes >= min) ?? first[0];
  if (!base) return [];
  const cycles = [minutesCycle(month, base, today, base.min, 1)];
  const addOn = rules.find(({ addOnTo }) => addOnTo === base.code);
  const earned = addOn ? Math.floor((month.minutes - base.min) / addOn.min) : 0;
  if (addOn && earned > 0 && cycles[0]!.units > 0) {
    cycles.push(minutesCycle(month, addOn, today, base.min + addOn.min, Math.min(earned, addOn.maxUnits ?? earned)));
  }
  return cycles;
}

/** Management by calendar month, without roll-forward and without data days; a month without minutes has no cycle. */
export const managementCycles = (notes: readonly RtmNote[], episode: Omit<Episode, 'dataDays'>): ComputedCycle[] =>
  monthsOf(notes, episode).flatMap((month) => cyclesOf(month, episode.today));
