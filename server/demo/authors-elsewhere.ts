import { findOverlaps, type ClockedNote } from '../../domain/care-notes/clock.ts';
import { groupBy } from '../care-paths/group-by.ts';
import type { CareNoteRow } from './care-notes.ts';

/** Ids of the notes whose author wrote on another patient on some of the same minutes (RTM.md, decision 10). */
export function authorsElsewhere(notes: readonly CareNoteRow[]): ReadonlySet<number> {
  const clocked = notes.flatMap(({ id, patientId, authorId, startedAt, endedAt }): ClockedNote[] =>
    startedAt && endedAt ? [{ id, patientId, authorId: authorId ?? null, startedAt, endedAt }] : [],
  );
  const ofAuthor = groupBy(clocked, ({ authorId }) => authorId);
  const elsewhere = clocked.filter((note) =>
    findOverlaps(note, ofAuthor(note.authorId)).some(({ of }) => of === 'AUTHOR'),
  );
  return new Set(elsewhere.map(({ id }) => id!));
}
