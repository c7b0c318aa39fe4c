import { addDays, monthOf } from '../calendar.ts';
import { countedNotes, type CountedNote, type RtmNote } from './counted-minutes.ts';
import { byStart, type ComputedCycle } from './cycle.ts';
import { episodeOf, episodesOf, lastDayOfCare, type MonitoredPlan } from './episodes.ts';
import { heldForReview } from './held-for-review.ts';
import { isBilled, isWindow, windowsOf, type KnownCycle } from './known-cycles.ts';
import { managementCycles } from './management.ts';
import { rulesOfTheDay } from './rules-in-force.ts';
import type { RtmSettings } from './settings.ts';
import { setUpCycle, supplyCycles, type Judging } from './supply.ts';
import type { Episode, Pause } from './windows.ts';

/** All that a patient's billing cycles follow from; civil dates in the patient's zone. */
export interface CareRecord {
  /** Each with the set-up of monitoring that belongs to it. */
  plans: readonly MonitoredPlan[];
  dataDays: readonly string[];
  notes: readonly RtmNote[];
  /** Monitoring paused from a day up to, not including, the day of its resume (null: paused still). */
  pauses?: readonly Pause[];
  settings?: RtmSettings;
  known: readonly KnownCycle[];
  today: string;
  /** To compare years: the day whose rules count for what ends on `endDate`. Without it that day itself. */
  judgedOn?: (endDate: string) => string;
}

/** What counts of each care note, in the order of the record's notes. */
export const notesOfRecord = <Note extends RtmNote>(
  record: Pick<CareRecord, 'plans' | 'today'> & { notes: readonly Note[] },
): CountedNote<Note>[] => countedNotes(record.notes, { ...record, episodes: episodesOf({ ...record, dataDays: [] }) });

function daysCyclesOf(episode: Episode, own: readonly KnownCycle[], judging: Judging) {
  const windows = windowsOf(episode, own);
  const billed = own.filter(isBilled);
  const open = windows.filter(
    ({ startDate }) => !billed.some((cycle) => isWindow(cycle) && cycle.startDate === startDate),
  );
  const hasNoSetUp = episode.isCarriedOver === true || billed.some(({ clock }) => clock === 'EPISODE');
  return [...(hasNoSetUp ? [] : setUpCycle(windows, judging)), ...supplyCycles(open, judging)];
}

/**
 * All cycles of a patient that are not frozen, as they stand today, the earliest first; each window and month is
 * judged by the rules of its last day. Two episodes may share a calendar month; its minutes are added up once. Order of
 * arrival and earlier answers play no part, but for what is BILLED.
 */
export function cyclesOfRecord(record: CareRecord): ComputedCycle[] {
  const { known, today } = record;
  const choice = { ...rulesOfTheDay(record.settings), ...(record.judgedOn && { judgedOn: record.judgedOn }) };
  const episodes = episodesOf(record);
  const firstFree = record.dataDays.includes(today) ? addDays(today, 1) : today;
  const judging = { choice, notes: notesOfRecord(record), firstFree };
  const days = episodes.map((episode) => {
    const own = known.filter((cycle) => episodeOf(cycle, episodes) === episode);
    return daysCyclesOf(episode, own, judging);
  });
  const billedMonths = new Set(
    known
      .filter((cycle) => isBilled(cycle) && cycle.clock === 'CALENDAR_MONTH')
      .map(({ startDate }) => monthOf(startDate)),
  );
  const months = managementCycles(judging.notes, { choice, today, lastDayFor: lastDayOfCare(episodes) }).filter(
    ({ startDate }) => !billedMonths.has(monthOf(startDate)),
  );
  return [...heldForReview(days, known), ...months].toSorted(byStart);
}
