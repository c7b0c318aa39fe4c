import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { todayIn } from '../../domain/calendar.ts';
import { rangeProblems, type ReportRange } from '../../domain/report/report-range.ts';
import type { ReportedSession, ReportSource } from '../../domain/report/report-source.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { healthSessions, organizations, programs, proResponses } from '../db/schema/index.ts';
import { presentSurveys, surveyColumns } from '../pro/read-surveys.ts';
import { conflict, patientHidden, Refusal } from '../http/refusal.ts';
import { presentPatient } from '../routes/patient-presenter.ts';
import { exerciseNames } from '../exercises/visible-exercises.ts';
import { namesInLanguage, rangesInLanguage } from './exercise-names.ts';
import { measuredRanges } from '../results/measured-ranges.ts';
import { askedFrequency, practiceDays } from '../results/practice.ts';
import { sessionsIn, setCounts } from '../results/sessions-in-range.ts';
import { patientRow, type Reader } from '../routes/patient-rows.ts';
import { presentProgram } from '../routes/program-shape.ts';

/** Sessions as lines, the newest first; sets are counted by the database and stay there. */
const sessionLines = (tx: Tx, scope: Scope, patientId: number, range: ReportRange) =>
  tx
    .select({
      day: healthSessions.day,
      type: sql<ReportedSession['type']>`${healthSessions.type}`,
      hepName: healthSessions.hepName,
      selfReported: sql<ReportedSession['selfReported']>`${healthSessions.selfReported}`,
      datedAhead: healthSessions.datedAhead,
      setsAsked: setCounts.asked,
      setsDone: setCounts.done,
      errors: sql<ReportedSession['errors']>`jsonb_path_query_array(${healthSessions.sets}, '$[*].setInfo.errors[*]')`,
    })
    .from(healthSessions)
    .where(sessionsIn(scope, patientId, range))
    .orderBy(desc(healthSessions.performedAt), desc(healthSessions.id));

async function filledSurveys(tx: Tx, scope: Scope, patientId: number, { from, to }: ReportRange) {
  const filled = await tx
    .select({ ...surveyColumns, submittedAt: proResponses.submittedAt })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        eq(proResponses.patientId, patientId),
        gte(proResponses.day, from),
        lte(proResponses.day, to),
      ),
    )
    .orderBy(proResponses.submittedAt, proResponses.id);
  return presentSurveys(filled);
}

async function currentProgram(tx: Tx, scope: Scope, patientId: number) {
  const [row] = await tx
    .select()
    .from(programs)
    .where(
      and(scope.organization(programs.organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt)),
    );
  return row ? presentProgram(row) : null;
}

/**
 * All that the report of a patient says in a language, and the storage key of the organization's logo. 404 for a patient out of reach,
 * 409 for one without Health (REC-26), 422 for a range that no report covers.
 */
export async function readReportSource(
  reader: Reader,
  patientId: number,
  range: ReportRange,
  language: Language,
): Promise<{ source: ReportSource; logoKey: string | null }> {
  const { tx, scope, actor, now } = reader;
  const row = await patientRow(reader, patientId);
  if (!row) throw patientHidden();
  if (!row.products.includes('HEALTH')) throw conflict('Only Health patients have a report.');
  const { timezone } = row.location;
  const problems = rangeProblems(range, todayIn(timezone, now));
  const [message] = Object.values(problems);
  if (message) throw new Refusal(422, message, { fields: problems });
  const [days, rangeOfMotion, frequency, sessions, surveys, program, names, [organization]] = await Promise.all([
    practiceDays(tx, scope, patientId, range),
    measuredRanges(tx, scope, patientId, range),
    askedFrequency(tx, scope, patientId, timezone, range),
    sessionLines(tx, scope, patientId, range),
    filledSurveys(tx, scope, patientId, range),
    currentProgram(tx, scope, patientId),
    exerciseNames(reader),
    tx
      .select({ name: organizations.name, logoKey: organizations.logoKey })
      .from(organizations)
      .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId))),
  ]);
  return {
    source: {
      language,
      range,
      now,
      organization: { name: organization!.name },
      record: presentPatient(row, reader),
      program,
      exerciseNames: namesInLanguage(names, language),
      results: { days, rangeOfMotion: rangesInLanguage(rangeOfMotion, language), frequency },
      sessions,
      ...surveys,
    },
    logoKey: organization!.logoKey,
  };
}
