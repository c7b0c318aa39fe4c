import type { RtmEvidenceNote, RtmMonthDetail } from '../../../contract/rtm/month.ts';

type Line = RtmMonthDetail['authors'][number];

/** A note with whom it is by, also where its reader may not learn the name. */
export interface AuthoredNote {
  authorId: number | null;
  note: RtmEvidenceNote;
}

/** Counted minutes and live contacts of each author in each capacity, most minutes first; who counted nothing is left out. */
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
