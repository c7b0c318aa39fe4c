import { countMinutesBetween } from './clock.ts';

/** A care note with both ends of its clock. */
export interface ClockedNote {
  /** Null for one that is not stored yet. */
  id: number | null;
  patientId: number;
  authorId: number | null;
  startedAt: Date;
  endedAt: Date;
}

/** Clock minutes that two notes share: of one patient, where they count once, or of one author on two patients. */
export interface ClockOverlap<Other extends ClockedNote> {
  of: 'PATIENT' | 'AUTHOR';
  other: Other;
  startedAt: Date;
  endedAt: Date;
  /** Whole minutes, at least 1. */
  minutes: number;
}

const findOverlapKind = (note: ClockedNote, other: ClockedNote): 'PATIENT' | 'AUTHOR' | null => {
  if (note.patientId === other.patientId) return 'PATIENT';
  return note.authorId !== null && note.authorId === other.authorId ? 'AUTHOR' : null;
};

/**
 * The notes that share the clock with this one, the earliest shared minute first: all of the same patient, and those of
 * the same author on other patients (RTM.md, decision 10). Notes that only touch share nothing.
 */
export function findOverlaps<Other extends ClockedNote>(
  note: ClockedNote,
  others: readonly Other[],
): ClockOverlap<Other>[] {
  return others
    .flatMap((other): ClockOverlap<Other>[] => {
      const of = findOverlapKind(note, other);
      if (of === null || (note.id !== null && other.id === note.id)) return [];
      const startedAt = note.startedAt > other.startedAt ? note.startedAt : other.startedAt;
      const endedAt = note.endedAt < other.endedAt ? note.endedAt : other.endedAt;
      const minutes = countMinutesBetween(startedAt, endedAt);
      return minutes >= 1 ? [{ of, other, startedAt, endedAt, minutes }] : [];
    })
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}
