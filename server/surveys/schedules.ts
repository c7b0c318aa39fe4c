import { and, asc, eq, gte, isNull, max, or, sql } from 'drizzle-orm';
import type { Language } from '../../contract/platform/languages.ts';
import type { BuiltInSurvey, DueSurvey, SurveySchedule } from '../../contract/surveys/schedules.ts';
import { findDue, type Schedule } from '../../domain/surveys/due-surveys.ts';
import { localizeQuestionnaire } from '../../domain/surveys/localize-questionnaire.ts';
import { BUILT_IN_PREFIX, getQuestionnaire } from '../../domain/surveys/questionnaires/built-in.ts';
import type { Tx } from '../platform/db/database.ts';
import { practitioners, proResponses, surveySchedules } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
}

/** The day of the newest answers since the survey was assigned, by a moment. The clocks of devices do not say what is since. */
const selectLastAnswered = (tx: Tx, before?: Date) =>
  tx
    .select({ day: max(proResponses.day) })
    .from(proResponses)
    .where(
      and(
        eq(proResponses.organizationId, surveySchedules.organizationId),
        eq(proResponses.patientId, surveySchedules.patientId),
        eq(proResponses.formId, sql`${BUILT_IN_PREFIX}::text || ${surveySchedules.survey}`),
        eq(proResponses.futureDated, false),
        gte(proResponses.createdAt, surveySchedules.createdAt),
        before && sql`${proResponses.submittedAt} <= ${before.toISOString()}::timestamptz`,
      ),
    );

const selectSchedules = (tx: Tx, scope: Scope, patientId: number, at?: Date) =>
  tx
    .select({
      id: surveySchedules.id,
      survey: sql<BuiltInSurvey>`${surveySchedules.survey}`,
      everyDays: surveySchedules.everyDays,
      from: surveySchedules.from,
      lastAnswered: sql<string | null>`(${selectLastAnswered(tx, at)})::text`,
      assignedBy: { firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(surveySchedules)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, surveySchedules.organizationId),
        eq(practitioners.id, surveySchedules.assignedBy),
      ),
    )
    .where(
      and(
        scope.organization(surveySchedules.organizationId),
        eq(surveySchedules.patientId, patientId),
        // What was answered before it was stopped arrives later from a device without a network.
        at ? or(isNull(surveySchedules.endedAt), gte(surveySchedules.endedAt, at)) : isNull(surveySchedules.endedAt),
      ),
    )
    .orderBy(asc(surveySchedules.from), asc(surveySchedules.id));

type ScheduleRow = Schedule & Pick<SurveySchedule, 'id' | 'survey' | 'assignedBy'>;

const presentSchedule = (row: ScheduleRow, today: string): SurveySchedule => ({
  ...row,
  title: getQuestionnaire(row.survey).title,
  ...findDue(row, today),
});

/** The built-in surveys that an accessible patient is asked. */
export async function loadSchedules(
  { tx, scope }: Reader,
  patientId: number,
  today: string,
): Promise<SurveySchedule[]> {
  const rows = await selectSchedules(tx, scope, patientId);
  return rows.map((row) => presentSchedule(row, today));
}

/** The questions of the surveys that are due on a day, in a language where they have it (PTL-32). */
export async function loadDueSurveys(
  reader: Reader,
  { patientId, day, language }: { patientId: number; day: string; language: Language },
): Promise<DueSurvey[]> {
  const schedules = await loadSchedules(reader, patientId, day);
  return schedules
    .filter(({ isDue }) => isDue)
    .map(({ id, survey }) => ({
      scheduleId: id,
      questionnaire: localizeQuestionnaire(getQuestionnaire(survey), language),
    }));
}

/** A survey of the patient as it stood at a moment, such as when a device took the answers down. */
export async function findScheduleAt(
  { tx, scope }: Reader,
  patientId: number,
  id: number,
  { at, day }: { at: Date; day: string },
): Promise<SurveySchedule | undefined> {
  const rows = await selectSchedules(tx, scope, patientId, at);
  const row = rows.find((each) => each.id === id);
  return row && presentSchedule(row, day);
}

interface NewSchedule {
  organizationId: number;
  patientId: number;
  survey: BuiltInSurvey;
  everyDays: number | null;
  from: string;
  assignedBy: number | null;
}

/** Ends a survey that was asked once and is answered, so that it can be asked again. */
async function endAnswered({ tx, scope }: Reader, { patientId, survey, from }: NewSchedule, now: Date): Promise<void> {
  const schedules = await loadSchedules({ tx, scope }, patientId, from);
  const answered = schedules.find((each) => each.survey === survey && each.dueOn === null);
  if (!answered) return;
  await tx
    .update(surveySchedules)
    .set({ endedAt: now })
    .where(and(scope.organization(surveySchedules.organizationId), eq(surveySchedules.id, answered.id)));
}

/** Adds a survey unless the patient is asked it already; returns its id. */
export async function addSchedule(reader: Reader, schedule: NewSchedule, now: Date): Promise<number | undefined> {
  await endAnswered(reader, schedule, now);
  const [added] = await reader.tx
    .insert(surveySchedules)
    .values(schedule)
    .onConflictDoNothing()
    .returning({ id: surveySchedules.id });
  return added?.id;
}
