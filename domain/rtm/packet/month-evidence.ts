import { noteReasonMessage } from '../../../contract/rtm/messages.ts';
import type {
  DataKind,
  RtmDataDay,
  RtmEvidenceNote,
  RtmMonthDetail,
  UncountedReason,
} from '../../../contract/rtm/month.ts';
import { toMonth } from '../../platform/calendar.ts';
import { countNotes, type RtmNote } from '../counted-minutes.ts';
import { isBeforeSetUp, type MonitoredPlan } from '../episodes.ts';
import { isCountedDay, type Care } from '../windows.ts';

/** What a patient did on a day, as one line a kind. */
export interface LoggedKind {
  /** Civil date in the patient's zone. */
  day: string;
  kind: DataKind;
  /** When the first of that day and kind came in. */
  arrivedAt: Date;
  /** The day was not there yet when it came in. */
  isFutureDated: boolean;
}

/** A supply window as it is stored; `billedAt` is null while it is not billed. */
interface StoredWindow {
  startDate: string;
  endDate: string;
  billedAt: Date | null;
}

interface Monitoring {
  plans: readonly MonitoredPlan[];
  episodes: readonly Care[];
  windows: readonly StoredWindow[];
}

const includesDay = (day: string, { startDate, endDate }: StoredWindow): boolean => startDate <= day && day <= endDate;

function findUncountedReason(day: string, countable: readonly LoggedKind[], { plans, episodes, windows }: Monitoring) {
  if (countable.length === 0) return 'DATED_AHEAD';
  if (isBeforeSetUp(day, plans)) return 'BEFORE_SETUP';
  if (!episodes.some((episode) => isCountedDay(day, episode))) return 'OUTSIDE_CARE';
  const window = windows.find((each) => includesDay(day, each));
  if (!window) return 'NO_WINDOW';
  const { billedAt } = window;
  return billedAt !== null && countable.every(({ arrivedAt }) => arrivedAt > billedAt) ? 'AFTER_BILLING' : null;
}

/**
 * Days with data in the month or in one of the windows, the earliest first, each with what was done and whether it
 * counts. Data dated ahead are named only where a day has nothing else.
 */
export function evaluateDataDays(logged: readonly LoggedKind[], yearMonth: string, care: Monitoring): RtmDataDay[] {
  const byDay = new Map<string, LoggedKind[]>();
  for (const each of logged) {
    if (toMonth(each.day) === yearMonth || care.windows.some((window) => includesDay(each.day, window)))
      byDay.set(each.day, [...(byDay.get(each.day) ?? []), each]);
  }
  return [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, done]) => {
      const countable = done.filter(({ isFutureDated }) => !isFutureDated);
      const uncounted: UncountedReason | null = findUncountedReason(day, countable, care);
      const shown = countable.length > 0 ? countable : done;
      return {
        day,
        kinds: [...new Set(shown.map(({ kind }) => kind))].toSorted(),
        counted: uncounted === null,
        uncounted,
      };
    });
}

/** A care note as it is stored, without its wording. */
export interface StoredNote extends RtmNote {
  id: number;
  authorId: number | null;
  startedAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  credential: RtmEvidenceNote['credential'];
  contactMode: RtmEvidenceNote['contactMode'];
  /** Null where the reader may not learn who it is. */
  author: RtmEvidenceNote['author'];
}

interface Counting {
  yearMonth: string;
  episodes: readonly Care[];
  plans: readonly MonitoredPlan[];
  today: string;
  /** When the month was billed: what was written later was not billed with it. Null while it is not billed. */
  billedAt: Date | null;
}

/**
 * Notes of a month in their order, each with its counted minutes and why they are fewer than written. Notes of the days
 * beside the month may be among `notes`: clocks that run past midnight share minutes with them.
 */
export function collectNoteEvidence(notes: readonly StoredNote[], counting: Counting): AuthoredNote[] {
  const { yearMonth, billedAt } = counting;
  const isLate = ({ date, createdAt }: StoredNote) =>
    billedAt !== null && toMonth(date) === yearMonth && createdAt > billedAt;
  const counted = new Map(
    countNotes(
      notes.filter((note) => !isLate(note)),
      counting,
    ).map((each) => [each.note.id, each]),
  );
  return notes
    .filter(({ date }) => toMonth(date) === yearMonth)
    .map((note) => {
      const found = counted.get(note.id);
      const { id, date, minutes, live, contactMode, credential, startedAt, endedAt, author, authorId } = note;
      return {
        authorId,
        note: {
          id,
          date,
          minutes,
          countedMinutes: found?.minutes ?? 0,
          live,
          contactMode,
          credential,
          startedAt: startedAt?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
          author,
          reasons: found ? found.reasons : [noteReasonMessage('rtm.noteAfterBilling')],
        },
      };
    });
}

type Line = RtmMonthDetail['authors'][number];

/** A note with its author, also where the reader may not see the name. */
interface AuthoredNote {
  authorId: number | null;
  note: RtmEvidenceNote;
}

/**
 * Counted minutes and live contacts of each author in each capacity, most minutes first; who counted nothing is left
 * out.
 */
export function sumByAuthor(notes: readonly AuthoredNote[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { authorId, note } of notes) {
    const { author, credential, countedMinutes, live } = note;
    if (countedMinutes === 0) continue;
    const key = `${authorId} ${credential}`;
    const line = lines.get(key) ?? { author, credential, minutes: 0, contacts: 0 };
    lines.set(key, {
      ...line,
      minutes: line.minutes + countedMinutes,
      contacts: line.contacts + (live ? 1 : 0),
    });
  }
  return [...lines.values()].toSorted((one, other) => other.minutes - one.minutes);
}
