import { and, count, eq, gte, lte, min, sql, type SQL } from 'drizzle-orm';
import {
  addCareNote,
  deleteCareNote,
  listCareNotes,
  updateCareNote,
  type CareNote,
} from '../../contract/care-notes.ts';
import { can } from '../../domain/access.ts';
import type { Member } from '../../domain/actor.ts';
import { todayIn } from '../../domain/calendar.ts';
import {
  NOTE_LOCKED,
  careNoteDateProblem,
  factsDiffer,
  moveProblem,
  noteCycleStatus,
  type ManagementMonth,
} from '../../domain/care-note.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { careNotes, patients, plansOfCare, practitioners } from '../db/schema/index.ts';
import { clash, conflict, faulty, notFound } from '../http/refusal.ts';
import { managementMonths } from './management-months.ts';
import { patientInReach } from './patient-in-reach.ts';
import { providersInReach } from './providers-in-reach.ts';
import type { Routes } from './index.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

interface Row {
  note: typeof careNotes.$inferSelect;
  author: CareNote['author'];
}

function present({ note, author }: Row, months: readonly ManagementMonth[], actor: Member): CareNote {
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
    author,
    version: note.version,
    may: { editFacts: mayChange, delete: mayChange },
  };
}

/** Notes with their author, whom a reader of other locations does not see. The patient's being in reach is asked before. */
const notes = ({ tx, scope, actor }: Reader) =>
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

const ofPatient = ({ scope }: Reader, patientId: number, which?: SQL) =>
  and(scope.organization(careNotes.organizationId), eq(careNotes.patientId, patientId), which);

async function noteOf(reader: Reader, patientId: number, id: number): Promise<Row> {
  const [row] = await notes(reader).where(ofPatient(reader, patientId, eq(careNotes.id, id)));
  if (!row) throw notFound('Care note');
  return row;
}

async function checkDate(
  { tx, scope }: Reader,
  patient: { id: number; timezone: string },
  date: string,
  now: Date,
): Promise<void> {
  const [first] = await tx
    .select({ start: min(plansOfCare.start) })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patient.id)));
  const problem = careNoteDateProblem(date, {
    today: todayIn(patient.timezone, now),
    firstPlanStart: first?.start ?? null,
  });
  if (problem) throw faulty('date', problem);
}

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
      notes(reader)
        .where(where)
        .orderBy(...ordered(sortKeys, list.sort, careNotes.id))
        .limit(list.limit)
        .offset(list.offset),
      managementMonths(tx, scope, params.patientId),
    ]);
    return { items: rows.map((row) => present(row, months, actor)), total: all!.total };
  });

  served.acting(addCareNote, async ({ tx, scope, actor, params, body, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    await checkDate(reader, patient, body.date, now);
    const [added] = await tx
      .insert(careNotes)
      .values({ organizationId: actor.organizationId, patientId: patient.id, authorId: actor.practitionerId, ...body })
      .returning({ id: careNotes.id });
    await tx
      .update(patients)
      .set({ lastActivityAt: sql`greatest(${patients.lastActivityAt}, now())` })
      .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patient.id)));
    await patientDataChanged(tx, scope, patient.id, now);
    return present(await noteOf(reader, patient.id, added!.id), await managementMonths(tx, scope, patient.id), actor);
  });

  served.acting(updateCareNote, async ({ tx, scope, actor, params, body, version, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    const row = await noteOf(reader, patient.id, params.id);
    const months = await managementMonths(tx, scope, patient.id);
    if (row.note.version !== version) throw clash(present(row, months, actor));
    const changed = factsDiffer(row.note, body);
    if (changed && noteCycleStatus(row.note, months) === 'BILLED') throw conflict(NOTE_LOCKED);
    if (body.date !== row.note.date) {
      await checkDate(reader, patient, body.date, now);
      const moved = moveProblem(row.note.date, body.date, months);
      if (moved) throw conflict(moved, { date: moved });
    }
    await tx
      .update(careNotes)
      .set({ ...body, version: version + 1, updatedAt: sql`now()` })
      .where(ofPatient(reader, patient.id, eq(careNotes.id, params.id)));
    if (changed) await patientDataChanged(tx, scope, patient.id, now);
    return present(await noteOf(reader, patient.id, params.id), await managementMonths(tx, scope, patient.id), actor);
  });

  served.acting(deleteCareNote, async ({ tx, scope, actor, params, version, now }) => {
    const reader = { tx, scope, actor };
    const patient = await patientInReach(tx, scope, params.patientId, 'lock');
    const row = await noteOf(reader, patient.id, params.id);
    const months = await managementMonths(tx, scope, patient.id);
    if (row.note.version !== version) throw clash(present(row, months, actor));
    if (noteCycleStatus(row.note, months) === 'BILLED') throw conflict(NOTE_LOCKED);
    await tx.delete(careNotes).where(ofPatient(reader, patient.id, eq(careNotes.id, params.id)));
    await patientDataChanged(tx, scope, patient.id, now);
  });
};
