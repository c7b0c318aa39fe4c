import { toMonth } from '../platform/calendar.ts';
import { countNotes, type CountedNote, type RtmNote } from './counted-minutes.ts';
import { compareByStart, computeStatus, findRuleFlags, type ComputedCycle } from './cycle.ts';
import { findEpisode, findLastDayOfCare, toEpisodes, type MonitoredPlan } from './episodes.ts';
import { explainDays } from './explanation.ts';
import { computeManagementCycles } from './management.ts';
import { findModifiers, findSetUpModifiers } from './modifiers.ts';
import { createRuleContext, findEarnedRules, listApplicableRules, type RuleContext } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';
import type { RtmSettings } from './settings.ts';
import { computeEpisodeWindows, flagHeldCycles, isBilled, isWindow, type StoredCycle } from './stored-cycles.ts';
import { countDaysLeft, type Episode, type LoggedToday, type Pause, type SupplyWindow } from './windows.ts';

/** The context in which windows are evaluated. */
interface EvaluationContext extends LoggedToday {
  ruleContext: RuleContext;
  /** All notes of the patient: those dated within a window decide its modifiers. */
  notes: readonly CountedNote[];
}

/** The cycle of a window for the code that its data days give under `rule`; `next` is the code above it. */
function computeDaysCycle(
  window: SupplyWindow,
  { ruleContext, notes, ...day }: EvaluationContext,
  rule: RtmRule,
  next?: RtmRule,
): ComputedCycle {
  const { startDate, endDate, activeDays: days, closed } = window;
  const met = days >= rule.min;
  const goal = met && next && !closed ? next.min : rule.min;
  const period = { clock: rule.clock, startDate, endDate };
  return {
    ...period,
    code: rule.code,
    status: computeStatus(closed, met),
    numActiveDays: days,
    numRequiredDays: rule.min,
    numRemainingDays: Math.max(0, goal - days),
    minutes: 0,
    liveContacts: 0,
    units: met ? 1 : 0,
    modifiers: findModifiers(findNotesWithin(window, notes), rule, ruleContext.settings),
    flags: [...(window.endedEarly ? (['ENDED_EARLY'] as const) : []), ...findRuleFlags(period, ruleContext)],
    explanation: explainDays({
      code: rule.code,
      days,
      required: rule.min,
      endDate,
      closed,
      left: countDaysLeft(endDate, day),
      ...(next && { next: { code: next.code, required: next.min } }),
    }),
  };
}

const findNotesWithin = ({ startDate, endDate }: SupplyWindow, notes: readonly CountedNote[]): CountedNote[] =>
  notes.filter(({ note }) => startDate <= note.date && note.date <= endDate);

/** One supply code per window: the largest that its data days earn by the rules of its end date, else the smallest. */
function computeSupplyCycles(windows: readonly SupplyWindow[], context: EvaluationContext): ComputedCycle[] {
  return windows.flatMap((window) => {
    const rules = listApplicableRules(window.endDate, 'ROLLING_30', context.ruleContext);
    const rule = findEarnedRules(window.activeDays, rules)[0] ?? rules[0];
    if (!rule) return [];
    const next = rules.find(({ min }) => min > Math.max(window.activeDays, rule.min));
    return [computeDaysCycle(window, context, rule, next)];
  });
}

/**
 * 98975, once per episode: the first window with the minimum under the rules of its own end date; ready when that window
 * closes. While there is none, the latest window shows the progress.
 */
function computeSetUpCycle(
  windows: readonly SupplyWindow[],
  context: EvaluationContext,
  { setupCredential = null }: Episode,
): ComputedCycle[] {
  const findRule = (window: SupplyWindow) => listApplicableRules(window.endDate, 'EPISODE', context.ruleContext)[0];
  const shown = windows.find((window) => window.activeDays >= (findRule(window)?.min ?? Infinity)) ?? windows.at(-1);
  const rule = shown && findRule(shown);
  if (!rule) return [];
  const cycle = computeDaysCycle(shown, context, rule);
  const notes = findNotesWithin(shown, context.notes);
  const { modifiers, isUnknown } = findSetUpModifiers(notes, rule, context.ruleContext.settings, setupCredential);
  const isAsked = isUnknown && cycle.units > 0;
  return [{ ...cycle, modifiers, flags: isAsked ? [...cycle.flags, 'SET_UP_BY_UNKNOWN'] : cycle.flags }];
}

/** Everything that determines a patient's billing cycles; civil dates in the patient's zone. */
export interface CareRecord {
  /** Each with its set-up of monitoring. */
  plans: readonly MonitoredPlan[];
  dataDays: readonly string[];
  notes: readonly RtmNote[];
  pauses?: readonly Pause[];
  settings?: RtmSettings;
  storedCycles: readonly StoredCycle[];
  today: string;
  /** The rules table; that of rules.ts unless a test or a comparison passes another one. */
  rules?: readonly RtmRule[];
  /** For comparisons of years: the day whose rules apply to what ends on `endDate`. */
  evaluationDay?: (endDate: string) => string;
}

/** The counted part of each care note, in the order of the record's notes. */
export const countRecordNotes = <Note extends RtmNote>(
  record: Pick<CareRecord, 'plans' | 'today'> & { notes: readonly Note[] },
): CountedNote<Note>[] => countNotes(record.notes, { ...record, episodes: toEpisodes({ ...record, dataDays: [] }) });

function computeDaysCycles(episode: Episode, own: readonly StoredCycle[], context: EvaluationContext) {
  const windows = computeEpisodeWindows(episode, own);
  const billed = own.filter(isBilled);
  const open = windows.filter(
    ({ startDate }) => !billed.some((cycle) => isWindow(cycle) && cycle.startDate === startDate),
  );
  const hasNoSetUp = episode.isCarriedOver === true || billed.some(({ clock }) => clock === 'EPISODE');
  return [...(hasNoSetUp ? [] : computeSetUpCycle(windows, context, episode)), ...computeSupplyCycles(open, context)];
}

/**
 * All cycles of a patient that are not frozen, as of today, the earliest first. Each window and month is evaluated by the
 * rules of its last day. Two episodes may share a calendar month; its minutes are added up once. Except for what is BILLED,
 * neither the order of arrival nor earlier results matter.
 */
export function computeCycles(record: CareRecord): ComputedCycle[] {
  const { storedCycles, today } = record;
  const ruleContext = createRuleContext(record);
  const episodes = toEpisodes(record);
  const loggedToday = record.dataDays.includes(today);
  const context = { ruleContext, notes: countRecordNotes(record), today, loggedToday };
  const days = episodes.map((episode) => {
    const own = storedCycles.filter((cycle) => findEpisode(cycle, episodes) === episode);
    return computeDaysCycles(episode, own, context);
  });
  const billedMonths = new Set(
    storedCycles
      .filter((cycle) => isBilled(cycle) && cycle.clock === 'CALENDAR_MONTH')
      .map(({ startDate }) => toMonth(startDate)),
  );
  const months = computeManagementCycles(context.notes, {
    ruleContext,
    today,
    lastDayFor: findLastDayOfCare(episodes),
  }).filter(({ startDate }) => !billedMonths.has(toMonth(startDate)));
  return [...flagHeldCycles(days, storedCycles), ...months].toSorted(compareByStart);
}
