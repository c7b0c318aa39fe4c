import { noteReasonMessage } from '../../../contract/rtm/messages.ts';
import type { RtmEvidenceNote, RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { toMonth } from '../../platform/calendar.ts';
import { countNotes, type RtmNote } from '../counted-minutes.ts';
import type { MonitoredPlan } from '../episodes.ts';
import type { Care } from '../windows.ts';

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
