import { addDays, toMonth } from '../platform/calendar.ts';
import { countNotes, type CountedNote, type RtmNote } from './counted-minutes.ts';
import { compareByStart, type ComputedCycle } from './cycle.ts';
import { findEpisode, toEpisodes, findLastDayOfCare, type MonitoredPlan } from './episodes.ts';
import { flagHeldCycles } from './held-for-review.ts';
import { isBilled, isWindow, computeEpisodeWindows, type StoredCycle } from './stored-cycles.ts';
import { computeManagementCycles } from './management.ts';
import { createRuleContext } from './rules-in-force.ts';
import type { RtmRule } from './rules.ts';
import type { RtmSettings } from './settings.ts';
import { computeSetUpCycle, computeSupplyCycles, type EvaluationContext } from './supply.ts';
import type { Episode, Pause } from './windows.ts';

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
  return [...(hasNoSetUp ? [] : computeSetUpCycle(windows, context)), ...computeSupplyCycles(open, context)];
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
  const firstFree = record.dataDays.includes(today) ? addDays(today, 1) : today;
  const context = { ruleContext, notes: countRecordNotes(record), firstFree };
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
