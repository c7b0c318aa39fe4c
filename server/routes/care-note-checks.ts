import { and, eq, min } from 'drizzle-orm';
import type { CareNoteBody } from '../../contract/care-notes.ts';
import { todayIn } from '../../domain/calendar.ts';
import { careNoteProblems } from '../../domain/care-note-clock.ts';
import { careNoteDateProblem, type CareNoteFacts } from '../../domain/care-note.ts';
import { plansOfCare } from '../db/schema/index.ts';
import { Refusal, faulty } from '../http/refusal.ts';
import type { NoteReader } from './care-note-overlaps.ts';

const moment = (instant: string | null | undefined): Date | null | undefined =>
  instant ? new Date(instant) : (instant as null | undefined);

/** A call's body as columns; what it does not name is left out. */
export function columnsOf({ startedAt, endedAt, ...body }: CareNoteBody) {
  const columns = { ...body, startedAt: moment(startedAt), endedAt: moment(endedAt) };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as typeof columns;
}

/** Refuses a date that is not possible for the patient (REC-52, OPEN-165). */
export async function checkDate(
  { tx, scope }: NoteReader,
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

/** Refuses facts that do not fit together, by field. */
export function checkFacts(facts: CareNoteFacts, patient: { timezone: string }, now: Date): void {
  const fields = careNoteProblems(facts, { zone: patient.timezone, now });
  const [message] = Object.values(fields);
  if (message) throw new Refusal(422, message, { fields });
}
