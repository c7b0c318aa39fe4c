import type { Credential } from '../../contract/enumerations.ts';
import { isBeforeSetUp, type MonitoredPlan } from './episodes.ts';
import { count } from './explanation.ts';
import { clockMinutes, sharedMinutes, type ClockedWork } from './shared-clock.ts';
import { counts, type Care } from './windows.ts';

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
  /** Its author wrote a note of another patient for some of the same minutes. */
  authorElsewhere?: boolean;
}

/** What of a note is counted. */
export interface CountedNote<Note extends RtmNote = RtmNote> {
  note: Note;
  /** Never more than its minutes, nor than those of its clock; 0 for what does not count. */
  minutes: number;
  /** It counts as a live contact: one of at least a counted minute. */
  contact: boolean;
  /** Its clock shares time with another counted note's, or its author's with another patient's. */
  overlapping: boolean;
  /** Why less counts than was written; one sentence each. */
  remarks: string[];
}

interface Counting {
  episodes: readonly Care[];
  plans: readonly MonitoredPlan[];
  today: string;
}

/** Why nothing of a note counts; null where it does. */
function problemOf({ date, credential }: RtmNote, { episodes, plans, today }: Counting) {
  if (credential === 'AIDE') return 'Minutes of an aide are not billed.';
  if (date > today) return 'Dated after today.';
  if (isBeforeSetUp(date, plans)) return 'Dated before monitoring was set up.';
  return episodes.some((episode) => counts(date, episode)) ? null : 'Dated outside of the plan of care.';
}

const clockOf = ({ startedAt, endedAt }: RtmNote) => (startedAt && endedAt ? { startedAt, endedAt } : null);

const written = ({ minutes }: RtmNote): number => (minutes > 0 ? Math.floor(minutes) : 0);

const isAssistant = ({ credential }: RtmNote): boolean => credential === 'PTA' || credential === 'OTA';
const ranks: ((note: RtmNote) => number | string)[] = [
  ({ live }) => (live ? 0 : 1),
  (note) => (isAssistant(note) ? 2 : Number(note.credential === 'CLINICAL_STAFF')),
  ({ startedAt }) => startedAt?.getTime() ?? 0,
  ({ endedAt }) => endedAt?.getTime() ?? 0,
  ({ date }) => date,
  (note) => -written(note),
  ({ id }) => id ?? 0,
  ({ credential }) => credential ?? '',
  ({ authorId }) => authorId ?? 0,
];

/** Whose are the minutes that notes share: a conversation before paperwork, then a therapist before staff and assistants. */
function byRank(one: RtmNote, other: RtmNote): number {
  for (const rank of ranks) {
    const [a, b] = [rank(one), rank(other)];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

const remarksOf = (note: RtmNote, minutes: number): string[] => {
  const clock = clockOf(note);
  const most = clock ? Math.min(written(note), clockMinutes(clock)) : written(note);
  return [
    ...(most < written(note) ? [`Its clock shows ${count(most, 'minute')}.`] : []),
    ...(minutes < most
      ? [
          `${count(most - minutes, 'minute')} on the clock of another note ${most - minutes === 1 ? 'counts' : 'count'} there.`,
        ]
      : []),
    ...(note.live && minutes < 1 ? ['A live contact needs at least 1 counted minute.'] : []),
  ];
};

/**
 * What of each note counts, in the order given (RTM.md, decision 10): the same clock minutes of the patient once,
 * whoever wrote them; nothing of an aide's, nor before set-up, outside of the plans of care or after today.
 */
export function countedNotes<Note extends RtmNote>(notes: readonly Note[], counting: Counting): CountedNote<Note>[] {
  const problems = notes.map((note) => problemOf(note, counting));
  const clocked = notes
    .flatMap((note, at) => {
      const clock = clockOf(note);
      return clock && problems[at] === null && written(note) > 0 && clockMinutes(clock) > 0
        ? [{ ...clock, note, at, minutes: written(note) } satisfies ClockedWork & { note: Note; at: number }]
        : [];
    })
    .toSorted((one, other) => byRank(one.note, other.note));
  const shares = new Map([...sharedMinutes(clocked)].map(([{ at }, share]) => [at, share]));
  return notes.map((note, at) => {
    const problem = problems[at]!;
    if (problem !== null) return { note, minutes: 0, contact: false, overlapping: false, remarks: [problem] };
    const { minutes, isShared } = shares.get(at) ?? { minutes: clockOf(note) ? 0 : written(note), isShared: false };
    return {
      note,
      minutes,
      contact: note.live && minutes >= 1,
      overlapping: isShared || note.authorElsewhere === true,
      remarks: remarksOf(note, minutes),
    };
  });
}
