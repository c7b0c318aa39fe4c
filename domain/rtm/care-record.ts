import type { PlanOfCare } from '../../contract/patient-record.ts';
import { addDays, laterOf, monthOf } from '../calendar.ts';
import type { ComputedCycle } from './cycle.ts';
import { computeCycles } from './cycles.ts';
import type { RtmSettings } from './settings.ts';
import { managementCycles, type RtmNote } from './management.ts';
import { setUpCycle, supplyCycles } from './supply.ts';
import { counts, supplyWindows, type Episode, type SupplyWindow } from './windows.ts';

/** A stored cycle, as far as it decides what may still be computed. */
export interface KnownCycle {
  clock: string;
  startDate: string;
  endDate: string;
  status: string;
}

/** All that a patient's billing cycles follow from; civil dates in the patient's zone. */
export interface CareRecord {
  /** First assignment of a program; null while monitoring was never set up. */
  setupDate: string | null;
  plans: readonly PlanOfCare[];
  dataDays: readonly string[];
  notes: readonly RtmNote[];
  /** Monitoring paused from a day up to, not including, the day of its resume (null: paused still). */
  pauses?: readonly { from: string; to: string | null }[];
  settings?: RtmSettings;
  known: readonly KnownCycle[];
  today: string;
}

const isBilled = ({ status }: KnownCycle): boolean => status === 'BILLED';

/** What stays as it is: a billed cycle, and every code of a month of which one code is billed. */
export const isFrozen = (cycle: KnownCycle, known: readonly KnownCycle[]): boolean =>
  isBilled(cycle) ||
  (cycle.clock === 'CALENDAR_MONTH' &&
    known.some((other) => isBilled(other) && other.clock === cycle.clock && other.startDate === cycle.startDate));

/** An episode of care for each plan of care, not before monitoring was set up. */
function episodesOf({ setupDate, plans, dataDays, today }: CareRecord): Episode[] {
  if (setupDate === null) return [];
  return plans
    .filter(({ end }) => end === null || end >= setupDate)
    .map(({ start, end }) => ({ setupDate: laterOf(setupDate, start), dischargeDate: end, dataDays, today }));
}

const startsIn = ({ setupDate, dischargeDate }: Episode, { startDate }: KnownCycle): boolean =>
  setupDate <= startDate && (!dischargeDate || startDate <= dischargeDate);

/**
 * Windows of an episode. Late data move the first day of an open window, unless one of the episode is billed: then
 * everything up to that one keeps its days, and only what comes after it opens anew.
 */
function windowsOf(episode: Episode, known: readonly KnownCycle[]): SupplyWindow[] {
  const stored = known
    .filter((cycle) => cycle.clock === 'ROLLING_30' && startsIn(episode, cycle))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const lastBilled = stored.findLast(isBilled);
  if (!lastBilled) return supplyWindows(episode);
  const kept = stored
    .filter(({ startDate }) => startDate <= lastBilled.startDate)
    .flatMap(({ startDate, endDate }) =>
      supplyWindows({ ...episode, dataDays: episode.dataDays.filter((day) => startDate <= day && day <= endDate) }),
    );
  return [...kept, ...supplyWindows({ ...episode, setupDate: addDays(lastBilled.endDate, 1) })];
}

function daysCyclesOf(episode: Episode, known: readonly KnownCycle[]): ComputedCycle[] {
  const billed = known.filter((cycle) => isBilled(cycle) && startsIn(episode, cycle));
  if (billed.length === 0) return computeCycles({ ...episode, notes: [] });
  const windows = windowsOf(episode, known);
  const billedSupply = billed.filter(({ clock }) => clock === 'ROLLING_30');
  const open = windows.filter(
    (window) =>
      !billedSupply.some(({ startDate, endDate }) => startDate <= window.endDate && window.startDate <= endDate),
  );
  return [...(billed.some(({ clock }) => clock === 'EPISODE') ? [] : setUpCycle(windows)), ...supplyCycles(open)];
}

/**
 * All cycles of a patient that are not frozen, as they stand today, the earliest first. Two episodes may share a
 * calendar month; its minutes are added up once.
 */
export function cyclesOfRecord(record: CareRecord): ComputedCycle[] {
  const { known, notes, today } = record;
  const episodes = episodesOf(record);
  const counted = notes.filter(({ date }) => episodes.some((episode) => counts(date, episode)));
  const billedMonths = new Set(
    known
      .filter((cycle) => isBilled(cycle) && cycle.clock === 'CALENDAR_MONTH')
      .map(({ startDate }) => monthOf(startDate)),
  );
  const months = managementCycles(counted, { setupDate: '', today }).filter(
    ({ startDate }) => !billedMonths.has(monthOf(startDate)),
  );
  return [...episodes.flatMap((episode) => daysCyclesOf(episode, known)), ...months].toSorted(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.code.localeCompare(b.code),
  );
}
