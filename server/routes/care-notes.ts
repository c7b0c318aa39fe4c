import { and, count, eq, gte, lte, sql } from 'drizzle-orm';
import { addCareNote, deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes.ts';
import { NOTE_LOCKED, factsDiffer, moveProblem, noteCycleStatus } from '../../domain/care-note.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { ordered } from '../db/ordered.ts';
import { careNotes, patients } from '../db/schema/index.ts';
import { clash, conflict } from '../http/refusal.ts';
import { authorClockChanged } from '../rtm/author-clock.ts';
import { writtenNow } from '../rtm/written-now.ts';
import { checkDate, checkFacts, columnsOf } from './care-note-checks.ts';
import { noteRow, noteRows, ofPatient, presentNote, presentNotes } from './care-note-rows.ts';
import { managementMonths } from './management-months.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

const sortKeys = { date: careNotes.date, minutes: careNotes.minutes };

export const careNoteRoutes: Routes = (served) => {
  served.acting(listCareNotes, async ({ tx, scope, actor, params, query: { from, to }, list }) => {
    const reader = { tx, scope, actor };
    const where = ofPatient(
      reader,
      params.patientId,
      and(from ? gte(careNotes.date, from) : undefined, to ? lte(careNotes.date, to) : undefined),
    );
    // Side by side; nothing is answered of a patient out of reach.
    const [, [all], rows, months] = await Promise.all([
      patientInReach(tx, scope, params.patientId),
      tx.select({ total: count() }).from(careNotes).where(where),
      noteRows(reader)
        .where(where)
        .orderBy(...ordered(sortKeys, list.sort, careNotes.id))
        .limit(list.limit)
        .offset(list.offset),
      managementMonths(tx, scope, params.patientId),
    ]);
    return { items: await presentNotes(reader, params.patientId, rows, months), total: all!.total };
  });

  served.acting(addCareNote, async ({ tx, scope, actor, params, body, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    await checkDate(reader, patient, body.date, now);
    const values = columnsOf(body);
    checkFacts(values, patient, now);
    const own = { organizationId: actor.organizationId, patientId: patient.id, authorId: actor.practitionerId };
    const [added] = await tx
      .insert(careNotes)
      .values({ ...own, ...values, createdAt: writtenNow })
      .returning();
    await tx
      .update(patients)
      .set({ lastActivityAt: sql`greatest(${patients.lastActivityAt}, now())` })
      .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patient.id)));
    await patientDataChanged(tx, scope, patient.id, now);
    await authorClockChanged(tx, own, [added!]);
    return presentNote(reader, patient.id, added!.id);
  });

  served.acting(updateCareNote, async ({ tx, scope, actor, params, body, version, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    const row = await noteRow(reader, patient.id, params.id);
    const months = await managementMonths(tx, scope, patient.id);
    if (row.note.version !== version) throw clash((await presentNotes(reader, patient.id, [row], months))[0]);
    const values = columnsOf(body);
    const facts = { ...row.note, ...values };
    const changed = factsDiffer(row.note, facts);
    if (changed && noteCycleStatus(row.note, months) === 'BILLED') throw conflict(NOTE_LOCKED);
    if (body.date !== row.note.date) {
      await checkDate(reader, patient, body.date, now);
      const moved = moveProblem(row.note.date, body.date, months);
      if (moved) throw conflict(moved, { date: moved });
    }
    if (changed) checkFacts(facts, patient, now);
    await tx
      .update(careNotes)
      .set({ ...values, version: version + 1, updatedAt: sql`now()` })
      .where(ofPatient(reader, patient.id, eq(careNotes.id, params.id)));
    if (changed) {
      await patientDataChanged(tx, scope, patient.id, now);
      await authorClockChanged(tx, row.note, [row.note, facts]);
    }
    return presentNote(reader, patient.id, params.id);
  });

  served.acting(deleteCareNote, async ({ tx, scope, actor, params, version, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    const row = await noteRow(reader, patient.id, params.id);
    const months = await managementMonths(tx, scope, patient.id);
    if (row.note.version !== version) throw clash((await presentNotes(reader, patient.id, [row], months))[0]);
    if (noteCycleStatus(row.note, months) === 'BILLED') throw conflict(NOTE_LOCKED);
    await tx.delete(careNotes).where(ofPatient(reader, patient.id, eq(careNotes.id, params.id)));
    await patientDataChanged(tx, scope, patient.id, now);
    await authorClockChanged(tx, row.note, [row.note]);
  });
};
