import { and, count, eq, gte, lte, sql, desc, isNotNull, min } from 'drizzle-orm';
import {
  addCareNote,
  deleteCareNote,
  listCareNotes,
  updateCareNote,
  checkCareNoteOverlap,
  ownCredential,
  type CareNoteBody,
} from '../../contract/care-notes/care-notes.ts';
import {
  NOTE_LOCKED,
  haveFactsChanged,
  validateMove,
  findNoteCycleStatus,
  validateCareNoteDate,
  type CareNoteFacts,
} from '../../domain/care-notes/care-note.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import { orderByKey, statementTimestamp } from '../platform/db/sql-expressions.ts';
import { careNotes, patients, plansOfCare } from '../platform/db/schema.ts';
import { versionConflict, conflict, HttpError, validationError } from '../platform/http/http-error.ts';
import { enqueueAuthorOverlapCheck } from '../rtm/author-overlap-job.ts';
import { requireNote, selectNotes, isNoteOf, presentNote, presentNotes } from './queries.ts';
import { listManagementMonths } from '../rtm/cycle-queries.ts';
import { isPatientInScope } from '../platform/db/accessible-patients.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';
import { loadOverlaps, type NoteReader } from './overlaps.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { validateCareNote } from '../../domain/care-notes/clock.ts';

const sortKeys = { date: careNotes.date, minutes: careNotes.minutes };

export const careNoteRoutes: Routes = (router) => {
  router.authenticated(
    listCareNotes,
    async function handleListCareNotes({ tx, scope, actor, params, query: { from, to }, list }) {
      const reader = { tx, scope, actor };
      const where = isNoteOf(
        reader,
        params.patientId,
        and(from ? gte(careNotes.date, from) : undefined, to ? lte(careNotes.date, to) : undefined),
      );
      // In parallel; `requirePatient` rejects before anything is returned.
      const [, [all], rows, months] = await Promise.all([
        requirePatient(tx, scope, params.patientId),
        tx.select({ total: count() }).from(careNotes).where(where),
        selectNotes(reader)
          .where(where)
          .orderBy(...orderByKey(sortKeys, list.sort, careNotes.id))
          .limit(list.limit)
          .offset(list.offset),
        listManagementMonths(tx, scope, params.patientId),
      ]);
      return { items: await presentNotes(reader, params.patientId, rows, months), total: all!.total };
    },
  );

  router.authenticated(addCareNote, async function handleAddCareNote({ tx, scope, actor, params, body, now }) {
    const reader = { tx, scope, actor };
    const patient = await requirePatient(tx, scope, params.patientId, 'lock');
    await requireValidDate(reader, patient, body.date, now);
    const values = toColumns(body);
    requireValidFacts(values, patient, now);
    const own = { organizationId: actor.organizationId, patientId: patient.id, authorId: actor.practitionerId };
    const [added] = await tx
      .insert(careNotes)
      .values({ ...own, ...values, createdAt: statementTimestamp })
      .returning();
    await tx
      .update(patients)
      .set({ lastActivityAt: sql`greatest(${patients.lastActivityAt}, now())` })
      .where(and(isPatientInScope(scope), eq(patients.id, patient.id)));
    await onPatientDataChanged(tx, scope, patient.id, now);
    await enqueueAuthorOverlapCheck(tx, own, [added!]);
    return presentNote(reader, patient.id, added!.id);
  });

  router.authenticated(
    updateCareNote,
    async function handleUpdateCareNote({ tx, scope, actor, params, body, version, now }) {
      const reader = { tx, scope, actor };
      const patient = await requirePatient(tx, scope, params.patientId, 'lock');
      const row = await requireNote(reader, patient.id, params.id);
      const months = await listManagementMonths(tx, scope, patient.id);
      if (row.note.version !== version)
        throw versionConflict((await presentNotes(reader, patient.id, [row], months))[0]);
      const values = toColumns(body);
      const facts = { ...row.note, ...values };
      const changed = haveFactsChanged(row.note, facts);
      if (changed && findNoteCycleStatus(row.note, months) === 'BILLED') throw conflict(NOTE_LOCKED);
      if (body.date !== row.note.date) {
        await requireValidDate(reader, patient, body.date, now);
        const moved = validateMove(row.note.date, body.date, months);
        if (moved) throw conflict(moved, { date: moved });
      }
      if (changed) requireValidFacts(facts, patient, now);
      await tx
        .update(careNotes)
        .set({ ...values, version: version + 1, updatedAt: sql`now()` })
        .where(isNoteOf(reader, patient.id, eq(careNotes.id, params.id)));
      if (changed) {
        await onPatientDataChanged(tx, scope, patient.id, now);
        await enqueueAuthorOverlapCheck(tx, row.note, [row.note, facts]);
      }
      return presentNote(reader, patient.id, params.id);
    },
  );

  router.authenticated(deleteCareNote, async function handleDeleteCareNote({ tx, scope, actor, params, version, now }) {
    const reader = { tx, scope, actor };
    const patient = await requirePatient(tx, scope, params.patientId, 'lock');
    const row = await requireNote(reader, patient.id, params.id);
    const months = await listManagementMonths(tx, scope, patient.id);
    if (row.note.version !== version) throw versionConflict((await presentNotes(reader, patient.id, [row], months))[0]);
    if (findNoteCycleStatus(row.note, months) === 'BILLED') throw conflict(NOTE_LOCKED);
    await tx.delete(careNotes).where(isNoteOf(reader, patient.id, eq(careNotes.id, params.id)));
    await onPatientDataChanged(tx, scope, patient.id, now);
    await enqueueAuthorOverlapCheck(tx, row.note, [row.note]);
  });
};

/** Calls of the care note form before it is saved. */
export const careNoteOverlapRoutes: Routes = (router) => {
  router.authenticated(
    checkCareNoteOverlap,
    async function handleCheckCareNoteOverlap({ tx, scope, actor, params: { patientId }, query }) {
      const reader = { tx, scope, actor };
      await requirePatient(tx, scope, patientId);
      const authorId = query.note
        ? (await requireNote(reader, patientId, query.note)).note.authorId
        : actor.practitionerId;
      const [startedAt, endedAt] = [new Date(query.startedAt), new Date(query.endedAt)];
      const [overlaps] = await loadOverlaps(reader, patientId, [
        { id: query.note ?? null, patientId, authorId, startedAt, endedAt },
      ]);
      return { overlaps: overlaps! };
    },
  );

  router.authenticated(ownCredential, async function handleOwnCredential({ tx, scope, actor }) {
    const [last] = await tx
      .select({ credential: careNotes.credential })
      .from(careNotes)
      .where(
        and(
          scope.organization(careNotes.organizationId),
          eq(careNotes.authorId, actor.practitionerId),
          isNotNull(careNotes.credential),
        ),
      )
      .orderBy(desc(careNotes.createdAt), desc(careNotes.id))
      .limit(1);
    return { credential: last?.credential ?? null };
  });
};

const toDate = (instant: string | null | undefined): Date | null | undefined =>
  instant ? new Date(instant) : (instant as null | undefined);

/** The body as columns, without undefined values. */
function toColumns({ startedAt, endedAt, ...body }: CareNoteBody) {
  const columns = { ...body, startedAt: toDate(startedAt), endedAt: toDate(endedAt) };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as typeof columns;
}

/** Rejects a date that is not possible for the patient (REC-52, OPEN-165). */
async function requireValidDate(
  { tx, scope }: NoteReader,
  patient: { id: number; timezone: string },
  date: string,
  now: Date,
): Promise<void> {
  const [first] = await tx
    .select({ start: min(plansOfCare.start) })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patient.id)));
  const error = validateCareNoteDate(date, {
    today: getToday(patient.timezone, now),
    firstPlanStart: first?.start ?? null,
  });
  if (error) throw validationError('date', error);
}

/** Rejects times and minutes that contradict each other, by field. */
function requireValidFacts(facts: CareNoteFacts, patient: { timezone: string }, now: Date): void {
  const fields = validateCareNote(facts, { zone: patient.timezone, now });
  const [message] = Object.values(fields);
  if (message) throw new HttpError(422, message, { fields });
}
