import type { Message } from '../../contract/platform/message.ts';
import { noteReasonMessage } from '../../contract/rtm/messages.ts';
import type { Credential } from '../../contract/platform/enumerations.ts';
import { isBeforeSetUp, type MonitoredPlan } from './episodes.ts';
import { toCountedMinutes, toMinutes } from './explanation.ts';
import { countClockMinutes, shareMinutes, type ClockedWork } from './shared-clock.ts';
import { LIVE_CONTACT_MINUTES } from './rules.ts';
import { isCountedDay, type Care } from './windows.ts';

/** A care note as the rules see it; `live` is a real-time two-way contact. Its date decides its month. */
export interface RtmNote {
  date: string;
  /** Whole minutes. */
  minutes: number;
  live: boolean;
  /** Older notes lack author, credential and clock. The clock has both ends or neither. */
  id?: number;
  authorId?: number | null;
  credential?: Credential | null;
  startedAt?: Date | null;
  endedAt?: Date | null;
  /** Its author wrote a note about another patient for some of the same minutes. */
  authorElsewhere?: boolean;
}

/** The counted part of a note. */
export interface CountedNote<Note extends RtmNote = RtmNote> {
  note: Note;
  /** Never more than its minutes, nor than those of its clock; 0 for what does not count. */
  minutes: number;
  /** It counts as a live contact: one of at least a counted minute. */
  contact: boolean;
  /** Its clock shares time with another counted note's, or its author's with another patient's. */
  overlapping: boolean;
  /** Why fewer minutes count than were written; one sentence each. */
  reasons: Message[];
}

interface CountingContext {
  episodes: readonly Care[];
  plans: readonly MonitoredPlan[];
  today: string;
}

/** Why a note does not count; null where it does. */
function findExclusion({ date, credential }: RtmNote, { episodes, plans, today }: CountingContext): Message | null {
  if (credential === 'AIDE') return noteReasonMessage('rtm.noteOfAide');
  if (date > today) return noteReasonMessage('rtm.noteInFuture');
  if (isBeforeSetUp(date, plans)) return noteReasonMessage('rtm.noteBeforeSetup');
  return episodes.some((episode) => isCountedDay(date, episode)) ? null : noteReasonMessage('rtm.noteOutsideCare');
}

const toClock = ({ startedAt, endedAt }: RtmNote) => (startedAt && endedAt ? { startedAt, endedAt } : null);

const getWholeMinutes = ({ minutes }: RtmNote): number => (minutes > 0 ? Math.floor(minutes) : 0);

const isAssistant = ({ credential }: RtmNote): boolean => credential === 'PTA' || credential === 'OTA';
const priorities: ((note: RtmNote) => number | string)[] = [
  ({ live }) => (live ? 0 : 1),
  (note) => (isAssistant(note) ? 2 : Number(note.credential === 'CLINICAL_STAFF')),
  ({ startedAt }) => startedAt?.getTime() ?? 0,
  ({ endedAt }) => endedAt?.getTime() ?? 0,
  ({ date }) => date,
  (note) => -getWholeMinutes(note),
  ({ id }) => id ?? 0,
  ({ credential }) => credential ?? '',
  ({ authorId }) => authorId ?? 0,
];

/**
 * Order in which notes take shared minutes: a live contact before other work, then a therapist before staff and assistants.
 */
function compareByPriority(one: RtmNote, other: RtmNote): number {
  for (const rank of priorities) {
    const [a, b] = [rank(one), rank(other)];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

const explainReduction = (note: RtmNote, minutes: number): Message[] => {
  const clock = toClock(note);
  const most = clock ? Math.min(getWholeMinutes(note), countClockMinutes(clock)) : getWholeMinutes(note);
  return [
    ...(most < getWholeMinutes(note) ? [noteReasonMessage('rtm.noteClock', { minutes: toMinutes(most) })] : []),
    ...(minutes < most
      ? [
          noteReasonMessage(most - minutes === 1 ? 'rtm.noteSharesMinute' : 'rtm.noteSharesMinutes', {
            minutes: toMinutes(most - minutes),
          }),
        ]
      : []),
    ...(note.live && minutes < LIVE_CONTACT_MINUTES
      ? [noteReasonMessage('rtm.noteContactTooShort', { minutes: toCountedMinutes(LIVE_CONTACT_MINUTES) })]
      : []),
  ];
};

/**
 * What counts of each note, in the order given (RTM.md, decision 10): the same clock minutes of the patient once,
 * whichever author wrote them; nothing of an aide's, nor before set-up, outside of the plans of care or after today.
 */
export function countNotes<Note extends RtmNote>(
  notes: readonly Note[],
  counting: CountingContext,
): CountedNote<Note>[] {
  const exclusions = notes.map((note) => findExclusion(note, counting));
  const clocked = notes
    .flatMap((note, at) => {
      const clock = toClock(note);
      return clock && exclusions[at] === null && getWholeMinutes(note) > 0 && countClockMinutes(clock) > 0
        ? [{ ...clock, note, at, minutes: getWholeMinutes(note) } satisfies ClockedWork & { note: Note; at: number }]
        : [];
    })
    .toSorted((one, other) => compareByPriority(one.note, other.note));
  const shares = new Map([...shareMinutes(clocked)].map(([{ at }, share]) => [at, share]));
  return notes.map((note, at) => {
    const exclusion = exclusions[at]!;
    if (exclusion !== null) return { note, minutes: 0, contact: false, overlapping: false, reasons: [exclusion] };
    const { minutes, isShared } = shares.get(at) ?? {
      minutes: toClock(note) ? 0 : getWholeMinutes(note),
      isShared: false,
    };
    return {
      note,
      minutes,
      contact: note.live && minutes >= LIVE_CONTACT_MINUTES,
      overlapping: isShared || note.authorElsewhere === true,
      reasons: explainReduction(note, minutes),
    };
  });
}
