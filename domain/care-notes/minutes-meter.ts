import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { findRule, isAddOn } from '../rtm/rules-in-force.ts';

/** How far a month's counted minutes reach: to the management code first, then to each further unit. */
export interface MinutesMeter {
  minutes: number;
  contacts: number;
  /** Minutes of the largest threshold reached, or of the full management code before that. */
  goal: number;
  /** Smaller thresholds before the goal, in minutes. */
  marks: number[];
  /** Minutes of the next unit beyond the goal; null where none can follow, or the goal is not reached. */
  next: { minutes: number; of: number } | null;
  /** The codes that are earned, each with its units. */
  earned: { code: string; units: number }[];
  /** The code to explain: the largest one earned, else the one that lacks least. */
  leading: RtmCodeEvaluation;
}

const findMinimum = ({ code }: RtmCodeEvaluation, day: string): number => findRule(code, day)?.min ?? 0;

const isEarned = ({ cycleId, units }: RtmCodeEvaluation): boolean => cycleId !== null && units > 0;

/** Codes that lack nothing come last: nothing can make them billable any more. */
const countMissing = ({ missing }: RtmCodeEvaluation): number => (missing ? missing.minutes : Infinity);

/** The meter of a month's codes, by the rules of its last day; null where no code counts minutes. */
export function measureMinutes(codes: readonly RtmCodeEvaluation[], lastDay: string): MinutesMeter | null {
  const management = codes.filter(({ clock }) => clock === 'CALENDAR_MONTH');
  const addOn = management.find(({ code }) => isAddOn(code));
  const bases = management
    .filter((code) => code !== addOn)
    .toSorted((a, b) => findMinimum(a, lastDay) - findMinimum(b, lastDay));
  const full = bases.at(-1);
  if (!full) return null;
  const { minutes } = full;
  const least = findMinimum(full, lastDay);
  const step = addOn ? findMinimum(addOn, lastDay) : 0;
  const units = minutes >= least && step > 0 ? Math.floor((minutes - least) / step) : 0;
  const goal = least + units * step;
  const earned = [...bases, ...(addOn ? [addOn] : [])].filter(isEarned);
  const [closest] = management.toSorted((a, b) => countMissing(a) - countMissing(b));
  return {
    minutes,
    contacts: full.liveContacts,
    goal,
    marks: bases.slice(0, -1).map((code) => findMinimum(code, lastDay)),
    next: minutes >= goal && addOn?.missing ? { minutes: minutes - goal, of: step } : null,
    earned: earned.map(({ code, units: count }) => ({ code, units: count })),
    leading: earned.at(-1) ?? closest!,
  };
}
