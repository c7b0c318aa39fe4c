import { and, eq, type SQL } from 'drizzle-orm';
import type { CareNote } from '../../contract/care-notes.ts';
import { can } from '../../domain/access.ts';
import { isNotBilled, noteCycleStatus, type ManagementMonth } from '../../domain/care-note.ts';
import { careNotes, practitioners } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import { overlapsOf, type NoteReader } from './care-note-overlaps.ts';
import { managementMonths } from './management-months.ts';
import { providersInReach } from './providers-in-reach.ts';

/** A stored care note with its author, as far as the reader sees who that is. */
export interface NoteRow {
  note: typeof careNotes.$inferSelect;
  author: CareNote['author'];
}

/** Care notes with their author. The patient's being in reach is asked before. */
export const noteRows = ({ tx, scope, actor }: NoteReader) =>
  tx
    .select({
      note: careNotes,
      author: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(careNotes)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, careNotes.organizationId),
        eq(practitioners.id, careNotes.authorId),
        providersInReach(tx, actor, scope),
      ),
    );

export const ofPatient = ({ scope }: NoteReader, patientId: number, which?: SQL) =>
  and(scope.organization(careNotes.organizationId), eq(careNotes.patientId, patientId), which);

/** One care note of a patient; 404 when there is none. */
export async function noteRow(reader: NoteReader, patientId: number, id: number): Promise<NoteRow> {
  const [row] = await noteRows(reader).where(ofPatient(reader, patientId, eq(careNotes.id, id)));
  if (!row) throw notFound('Care note');
  return row;
}

function present(
  { note, author }: NoteRow,
  overlaps: CareNote['overlaps'],
  months: readonly ManagementMonth[],
  { actor }: NoteReader,
): CareNote {
  const rtmCycleStatus = noteCycleStatus(note, months);
  const mayChange = can(actor, 'notes.write') && rtmCycleStatus !== 'BILLED';
  return {
    id: note.id,
    patientId: note.patientId,
    date: note.date,
    minutes: note.minutes,
    notes: note.notes,
    interactionType: note.interactionType as CareNote['interactionType'],
    rtmCycleStatus,
    notBilled: isNotBilled(note, months),
    author,
    startedAt: note.startedAt?.toISOString() ?? null,
    endedAt: note.endedAt?.toISOString() ?? null,
    contactMode: note.contactMode as CareNote['contactMode'],
    credential: note.credential as CareNote['credential'],
    overlaps,
    version: note.version,
    may: { editFacts: mayChange, delete: mayChange },
  };
}

/** Care notes of one patient as they are answered, with what shares their clocks. */
export async function presentNotes(
  reader: NoteReader,
  patientId: number,
  rows: readonly NoteRow[],
  months: readonly ManagementMonth[],
): Promise<CareNote[]> {
  const overlaps = await overlapsOf(
    reader,
    patientId,
    rows.map(({ note }) => note),
  );
  return rows.map((row, at) => present(row, overlaps[at]!, months, reader));
}

/** One care note as it stands now, with the months that count it. */
export async function presentNote(reader: NoteReader, patientId: number, id: number): Promise<CareNote> {
  const row = await noteRow(reader, patientId, id);
  const months = await managementMonths(reader.tx, reader.scope, patientId);
  return (await presentNotes(reader, patientId, [row], months))[0]!;
}
