import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PatientSummary, SummaryProgram } from '../../contract/patients/summary.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { getSessionSpeed } from '../../domain/gait/measures.ts';
import { estimateProgramMinutes } from '../../domain/programs/minutes.ts';
import { careNotes, gaitSessions, programs, proResponses } from '../platform/db/schema.ts';
import { presentWalk } from '../gait/queries.ts';
import { isLiveContact } from '../rtm/evidence-rows.ts';
import { isSurveySince, surveyColumns, toSurvey } from '../surveys/read-surveys.ts';
import type { Reader } from './queries.ts';

/** A sparkline has no room for more. */
const MAX_WALKS = 50;
const PICTURES = 3;

/** Surveys that mention pain since a day, the oldest first; those dated ahead are left out. */
export async function loadPainSurveys({ tx, scope }: Reader, patientId: number, since: string) {
  const rows = await tx
    .select({ day: proResponses.day, ...surveyColumns })
    .from(proResponses)
    .where(
      and(
        isSurveySince(scope, [patientId], since),
        or(sql`${proResponses.formTitle} ~* '(pain|nprs)'`, sql`${proResponses.answers}::text ilike '%pain%'`),
      ),
    )
    .orderBy(asc(proResponses.submittedAt), asc(proResponses.id));
  return rows.map(toSurvey);
}

/** The newest live interaction of a patient. */
export async function findLastContact({ tx, scope }: Reader, patientId: number) {
  const [row] = await tx
    .select({ day: careNotes.date, mode: careNotes.contactMode })
    .from(careNotes)
    .where(and(scope.organization(careNotes.organizationId), eq(careNotes.patientId, patientId), isLiveContact))
    .orderBy(desc(careNotes.date), desc(careNotes.id))
    .limit(1);
  return row ?? null;
}

/** The newest gait sessions of a patient with their walking speed, the oldest first. */
export async function loadWalks({ tx, scope }: Reader, patientId: number): Promise<PatientSummary['gait']> {
  const { day, data, walkAnalysis, recordingState } = gaitSessions;
  const rows = await tx
    .select({ day, data, walkAnalysis, recordingState })
    .from(gaitSessions)
    .where(and(scope.organization(gaitSessions.organizationId), eq(gaitSessions.patientId, patientId)))
    .orderBy(desc(gaitSessions.capturedAt), desc(gaitSessions.id))
    .limit(MAX_WALKS);
  return {
    lastSession: rows[0]?.day ?? null,
    speed: rows.toReversed().flatMap((row) => {
      const value = getSessionSpeed(presentWalk(row).data);
      return value === null ? [] : [{ day: row.day, value }];
    }),
  };
}

/** The assigned program; undefined without one. */
export async function findProgram({ tx, scope }: Reader, patientId: number) {
  const { id, dailyFrequency, weeklyFrequency, blocks } = programs;
  const [row] = await tx
    .select({ id, dailyFrequency, weeklyFrequency, blocks })
    .from(programs)
    .where(
      and(scope.organization(programs.organizationId), eq(programs.patientId, patientId), isNull(programs.endedAt)),
    );
  return row;
}

type ProgramRow = NonNullable<Awaited<ReturnType<typeof findProgram>>>;

const pictureFields = [
  'id',
  'name',
  'thumbnailUrl',
  'animationUrl',
  'animationThumbnailFrame',
  'subjectOrientation',
] as const;

/** Dose, minutes and the first pictures of a program. */
export function presentProgramSummary(
  { id, dailyFrequency, weeklyFrequency, blocks }: ProgramRow,
  exerciseOf: (exerciseId: string) => Exercise | undefined,
): SummaryProgram {
  const isFirst = ({ exerciseId }: Block, at: number) =>
    blocks.findIndex((block) => block.exerciseId === exerciseId) === at;
  const first = blocks.filter(isFirst).slice(0, PICTURES);
  return {
    id,
    dailyFrequency,
    weeklyFrequency,
    minutes: estimateProgramMinutes({ blocks, dailyFrequency }, exerciseOf),
    exerciseCount: blocks.length,
    exercises: first.flatMap(({ exerciseId, numSets, setGoal, dose }) => {
      const exercise = exerciseOf(exerciseId);
      return exercise ? [{ ...pick(exercise, pictureFields), numSets, setGoal, ...(dose && { dose }) }] : [];
    }),
  };
}
