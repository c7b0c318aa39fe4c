import { and, eq, exists, gt, inArray, lt, ne, type SQL } from 'drizzle-orm';
import type { CareNoteOverlap } from '../../contract/care-notes/care-notes.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { findOverlaps, type ClockedNote } from '../../domain/care-notes/clock.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientInScope, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { careNotes, patients, practitioners } from '../platform/db/schema.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';

export interface NoteReader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

type NamedPerson = { id: number; firstName: string; lastName: string };
interface OverlapCandidate extends ClockedNote {
  author: NamedPerson | null;
  patient: NamedPerson | null;
}

/** Notes that overlap the interval: of the patient, or by these authors on any accessible patient. */
async function listNotesBetween(
  { tx, scope, actor }: NoteReader,
  patientId: number,
  authors: readonly number[],
  from: Date,
  to: Date,
): Promise<OverlapCandidate[]> {
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
          isProviderAccessible(tx, actor, scope),
        ),
      )
      .leftJoin(patients, and(isPatientAccessible(scope), isPatientOf(careNotes)))
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
      .where(and(isPatientInScope(scope), isPatientOf(careNotes))),
  );
  const elsewhere = and(inArray(careNotes.authorId, [...authors]), ne(careNotes.patientId, patientId), within)!;
  const found = await Promise.all([of(eq(careNotes.patientId, patientId)), authors.length ? of(elsewhere) : []]);
  return found.flat() as OverlapCandidate[];
}

/**
 * For each note of one patient, in order, the notes that overlap its time. The caller has checked access to the
 * patient.
 */
export async function loadOverlaps(
  reader: NoteReader,
  patientId: number,
  notes: readonly (Omit<ClockedNote, 'startedAt' | 'endedAt'> & { startedAt: Date | null; endedAt: Date | null })[],
): Promise<CareNoteOverlap[][]> {
  const clocked = notes.filter((note): note is ClockedNote => note.startedAt !== null && note.endedAt !== null);
  if (clocked.length === 0) return notes.map(() => []);
  const others = await listNotesBetween(
    reader,
    patientId,
    [...new Set(clocked.flatMap(({ authorId }) => authorId ?? []))],
    new Date(Math.min(...clocked.map(({ startedAt }) => startedAt.getTime()))),
    new Date(Math.max(...clocked.map(({ endedAt }) => endedAt.getTime()))),
  );
  return notes.map((note) =>
    clocked.includes(note as ClockedNote)
      ? findOverlaps(note as ClockedNote, others).map(({ of, other, startedAt, endedAt, minutes }) => ({
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
