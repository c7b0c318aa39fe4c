import { and, eq, type SQL } from 'drizzle-orm';
import type { CareNote } from '../../contract/care-notes/care-notes.ts';
import { careNoteFieldNames } from '../../contract/care-notes/fields.ts';
import { careNoteMessage } from '../../contract/care-notes/messages.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import { can } from '../../domain/identity/access.ts';
import { isNotBilled, findNoteCycleStatus, type ManagementMonth } from '../../domain/care-notes/care-note.ts';
import { careNotes, practitioners } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/http-error.ts';
import { loadOverlaps, type NoteReader } from './overlaps.ts';
import { listManagementMonths } from '../rtm/cycle-queries.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';

/** A stored care note with its author; null when the reader may not see the author. */
interface NoteRow {
  note: typeof careNotes.$inferSelect;
  author: CareNote['author'];
}

/** Care notes with their author. The caller has checked access to the patient. */
export const selectNotes = ({ tx, scope, actor }: NoteReader) =>
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
        isProviderAccessible(tx, actor, scope),
      ),
    );

export const isNoteOf = ({ scope }: NoteReader, patientId: number, which?: SQL) =>
  and(scope.organization(careNotes.organizationId), eq(careNotes.patientId, patientId), which);

/** One care note of a patient; 404 for any other. */
export async function requireNote(reader: NoteReader, patientId: number, id: number): Promise<NoteRow> {
  const [row] = await selectNotes(reader).where(isNoteOf(reader, patientId, eq(careNotes.id, id)));
  if (!row) throw notFound(careNoteMessage('careNotes.notFound'));
  return row;
}

function presentRow(
  { note, author }: NoteRow,
  overlaps: CareNote['overlaps'],
  months: readonly ManagementMonth[],
  { actor }: NoteReader,
): CareNote {
  const rtmCycleStatus = findNoteCycleStatus(note, months);
  const mayChange = can(actor, 'notes.write') && rtmCycleStatus !== 'BILLED';
  return {
    id: note.id,
    patientId: note.patientId,
    ...pick(note, careNoteFieldNames),
    startedAt: note.startedAt?.toISOString() ?? null,
    endedAt: note.endedAt?.toISOString() ?? null,
    rtmCycleStatus,
    notBilled: isNotBilled(note, months),
    author,
    overlaps,
    version: note.version,
    may: { editFacts: mayChange, delete: mayChange },
  };
}

/** Care notes of one patient, with their overlaps. */
export async function presentNotes(
  reader: NoteReader,
  patientId: number,
  rows: readonly NoteRow[],
  months: readonly ManagementMonth[],
): Promise<CareNote[]> {
  const overlaps = await loadOverlaps(
    reader,
    patientId,
    rows.map(({ note }) => note),
  );
  return rows.map((row, at) => presentRow(row, overlaps[at]!, months, reader));
}

/** The current state of one care note, with the billing months that include it. */
export async function presentNote(reader: NoteReader, patientId: number, id: number): Promise<CareNote> {
  const row = await requireNote(reader, patientId, id);
  const months = await listManagementMonths(reader.tx, reader.scope, patientId);
  return (await presentNotes(reader, patientId, [row], months))[0]!;
}
