import { and, eq, exists, gt, inArray, lt, ne, type SQL } from 'drizzle-orm';
import type { CareNoteOverlap } from '../../contract/care-notes.ts';
import type { Member } from '../../domain/actor.ts';
import { sharedClocks, type ClockedNote } from '../../domain/care-note-overlap.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { careNotes, patients, practitioners } from '../db/schema/index.ts';
import { providersInReach } from './providers-in-reach.ts';

/** Who asks for care notes, and in which transaction. */
export interface NoteReader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

type Named = { id: number; firstName: string; lastName: string };
interface Other extends ClockedNote {
  author: Named | null;
  patient: Named | null;
}

/** Notes that run at some time between the two instants: of the patient, or by the authors on anybody within reach. */
async function notesBetween(
  { tx, scope, actor }: NoteReader,
  patientId: number,
  authors: readonly number[],
  from: Date,
  to: Date,
): Promise<Other[]> {
  const of = (which: SQL) =>
    tx
      .select({
        id: careNotes.id,
        patientId: careNotes.patientId,
        authorId: careNotes.authorId,
        startedAt: careNotes.startedAt,
        endedAt: careNotes.endedAt,
        author: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
        patient: { id: patients.id, firstName: patients.firstName, lastName: patients.lastName },
      })
      .from(careNotes)
      .leftJoin(
        practitioners,
        and(
          eq(practitioners.organizationId, careNotes.organizationId),
          eq(practitioners.id, careNotes.authorId),
          providersInReach(tx, actor, scope),
        ),
      )
      .leftJoin(
        patients,
        and(
          scope.location(patients.organizationId, patients.locationId),
          eq(patients.organizationId, careNotes.organizationId),
          eq(patients.id, careNotes.patientId),
          eq(patients.hidden, false),
        ),
      )
      .where(
        and(
          scope.organization(careNotes.organizationId),
          lt(careNotes.startedAt, to),
          gt(careNotes.endedAt, from),
          which,
        ),
      );
  const within = exists(
    tx
      .select({ id: patients.id })
      .from(patients)
      .where(
        and(
          scope.location(patients.organizationId, patients.locationId),
          eq(patients.organizationId, careNotes.organizationId),
          eq(patients.id, careNotes.patientId),
        ),
      ),
  );
  const elsewhere = and(inArray(careNotes.authorId, [...authors]), ne(careNotes.patientId, patientId), within)!;
  const found = await Promise.all([of(eq(careNotes.patientId, patientId)), authors.length ? of(elsewhere) : []]);
  return found.flat() as Other[];
}

/** For each of the notes of one patient, in their order, what shares its clock. The patient's being in reach is asked before. */
export async function overlapsOf(
  reader: NoteReader,
  patientId: number,
  notes: readonly (Omit<ClockedNote, 'startedAt' | 'endedAt'> & { startedAt: Date | null; endedAt: Date | null })[],
): Promise<CareNoteOverlap[][]> {
  const clocked = notes.filter((note): note is ClockedNote => note.startedAt !== null && note.endedAt !== null);
  if (clocked.length === 0) return notes.map(() => []);
  const others = await notesBetween(
    reader,
    patientId,
    [...new Set(clocked.flatMap(({ authorId }) => authorId ?? []))],
    new Date(Math.min(...clocked.map(({ startedAt }) => startedAt.getTime()))),
    new Date(Math.max(...clocked.map(({ endedAt }) => endedAt.getTime()))),
  );
  return notes.map((note) =>
    clocked.includes(note as ClockedNote)
      ? sharedClocks(note as ClockedNote, others).map(({ of, other, startedAt, endedAt, minutes }) => ({
          of,
          startedAt: startedAt.toISOString(),
          endedAt: endedAt.toISOString(),
          minutes,
          author: other.author,
          patient: of === 'PATIENT' ? null : other.patient,
        }))
      : [],
  );
}
