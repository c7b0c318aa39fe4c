import { and, eq, gte, isNull, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Language } from '../../contract/platform/languages.ts';
import { reportMessage } from '../../contract/reports/messages.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { validateRange, type ReportRange } from '../../domain/reports/report-range.ts';
import type { ReportedSession, UnreadReportSource } from '../../domain/reports/report-source.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { healthSessions, programs, proResponses } from '../platform/db/schema.ts';
import { loadLetterhead } from './letterhead.ts';
import { readLatestGaitSummary } from '../gait/gait-summary.ts';
import { presentSurveys, surveyColumns } from '../surveys/read-surveys.ts';
import { conflict, patientNotFound, HttpError } from '../platform/http/http-error.ts';
import { presentPatient } from '../patients/presenter.ts';
import { loadExerciseNames } from '../exercises/queries.ts';
import { loadMeasuredRanges } from '../activity/measured-ranges.ts';
import { loadPrescribedFrequency, loadPracticeDays, isSessionInRange, setCounts } from '../activity/queries.ts';
import { findPatientRow, type Reader } from '../patients/queries.ts';
import { presentProgram } from '../programs/presenter.ts';
import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import { findSpanishTexts } from '../exercises/library/translate-exercise.ts';

/**
 * Sessions as lines, the newest first, as one JSON text: to make objects of thousands of rows would keep others waiting, so
 * that the worker does it. Sets are counted by the database and stay there.
 */
async function loadSessionLines(tx: Tx, scope: Scope, patientId: number, range: ReportRange): Promise<string> {
  const line = {
    day: healthSessions.day,
    type: healthSessions.type,
    hepName: healthSessions.hepName,
    selfReported: healthSessions.selfReported,
    isFutureDated: healthSessions.futureDated,
    setsPrescribed: setCounts.asked,
    setsDone: setCounts.done,
    errors: sql`jsonb_path_query_array(${healthSessions.sets}, '$[*].setInfo.errors[*]')`,
  } satisfies Record<keyof ReportedSession, SQLWrapper>;
  const fields = Object.entries(line).map(([name, value]) => sql`${name}::text, ${value}`);
  const newestFirst = sql`${healthSessions.performedAt} desc, ${healthSessions.id} desc`;
  const [row] = await tx
    .select({
      lines: sql<string>`coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${newestFirst}), '[]')::text`,
    })
    .from(healthSessions)
    .where(isSessionInRange(scope, patientId, range));
  return row!.lines;
}

async function loadSurveys(tx: Tx, scope: Scope, patientId: number, { from, to }: ReportRange) {
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

async function findCurrentProgram(tx: Tx, scope: Scope, patientId: number) {
  const [row] = await tx
    .select()
    .from(programs)
    .where(
      and(scope.organization(programs.organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt)),
    );
  return row ? presentProgram(row) : null;
}

/**
 * All that the report of a patient says in a language, and the storage key of the organization's logo. 404 for a
 * patient out of reach, 409 for one without Health (REC-26), 422 for a range that no report covers.
 */
export async function readReportSource(
  reader: Reader,
  patientId: number,
  range: ReportRange,
  language: Language,
): Promise<{ source: UnreadReportSource; logoKey: string | null }> {
  const { tx, scope, actor, now } = reader;
  const row = await findPatientRow(reader, patientId);
  if (!row) throw patientNotFound();
  if (!row.products.includes('HEALTH')) throw conflict(reportMessage('reports.healthOnly'));
  const { timezone } = row.location;
  const errors = validateRange(range, getToday(timezone, now));
  const [message] = Object.values(errors);
  if (message) throw new HttpError(422, message, { fields: errors });
  const record = presentPatient(row, reader);
  const [days, rangeOfMotion, frequency, sessions, surveys, program, names, letterhead, walk] = await Promise.all([
    loadPracticeDays(tx, scope, patientId, range),
    loadMeasuredRanges(tx, scope, patientId, range),
    loadPrescribedFrequency(tx, scope, patientId, timezone, range),
    loadSessionLines(tx, scope, patientId, range),
    loadSurveys(tx, scope, patientId, range),
    findCurrentProgram(tx, scope, patientId),
    loadExerciseNames(reader),
    loadLetterhead(tx, scope, actor),
    row.products.includes('GAIT') ? readLatestGaitSummary(reader, record, range) : undefined,
  ]);
  return {
    source: {
      language,
      range,
      now,
      organization: { name: letterhead.name },
      record,
      program,
      exerciseNames: translateNames(names, language),
      results: { days, rangeOfMotion: translateRanges(rangeOfMotion, language), frequency },
      sessions,
      ...surveys,
      ...(walk !== undefined && { walk }),
    },
    logoKey: letterhead.logoKey,
  };
}

const translateName = (id: string, name: string, language: Language): string =>
  (language === 'es' ? findSpanishTexts(id)?.name : undefined) ?? name;

/** Names of exercises by their id, in a language where the library has them in it. */
const translateNames = (names: Readonly<Record<string, string>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, translateName(id, name, language)]));

/** What was measured, by the names of its exercises in a language; English comes in its order. */
function translateRanges(ranges: MeasuredRange[], language: Language): MeasuredRange[] {
  if (language === 'en') return ranges;
  return ranges
    .map((measured) => ({ ...measured, name: translateName(measured.exerciseId, measured.name, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
