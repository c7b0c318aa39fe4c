import { and, eq } from 'drizzle-orm';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { patientDay, patientToday, type ExerciseToDo } from '../../contract/patient-link/today.ts';
import type { OpenExercise } from '../../contract/programs/public-program.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import type { Language } from '../../contract/platform/languages.ts';
import { computeProgress } from '../../domain/patient-link/progress.ts';
import { addDays, toDayInZone } from '../../domain/platform/calendar.ts';
import { loadPracticeDays } from '../activity/queries.ts';
import { planCameraSet } from '../exercises/library/camera-plans.ts';
import { buildLogoUrl } from '../organizations/logo.ts';
import { requirePatient, type AccessiblePatient } from '../patients/require-patient.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { devices, organizations, patients, programs } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { sealIds } from '../platform/sealed-ids.ts';
import { encodeProgramCode } from '../programs/program-code.ts';
import { findPublicProgram, loadProgramExercises, presentPublicProgram } from '../programs/public-program.ts';
import type { Routes } from '../routes.ts';
import { buildSurveyLinks } from '../surveys/routes.ts';
import { loadDueSurveys } from '../surveys/schedules.ts';

/** Longer streaks are counted no further than this. */
const LOOKED_BACK_DAYS = 365;
const NO_PROGRAM = { dailyFrequency: 1, weeklyFrequency: 7 };

/** What a set of the block reports of its exercise, in the library's own words, and what a camera can count of it. */
const describeBlock = (block: Block, exercise: Exercise | undefined): Omit<ExerciseToDo, keyof OpenExercise> => {
  const { uuid, exerciseId, sideOfBody } = block;
  const range = exercise?.settings.ROM;
  return {
    uuid,
    sideOfBody,
    reportingMetric: exercise?.exerciseMetrics[0]?.metric ?? null,
    camera: planCameraSet(block, exercise),
    reported: {
      id: exerciseId,
      name: exercise?.name ?? exerciseId,
      min: range ? { label: range.min.label } : null,
      max: range ? { label: range.max.label } : null,
    },
  };
};

interface Reader {
  tx: Tx;
  scope: Scope;
  now: Date;
  actor: { organizationId: number };
}

/** What a patient is to do today, in a language or in their own: program, progress and surveys (PTL-09). */
async function loadDay(
  { tx, scope, now, actor: { organizationId } }: Reader,
  { id: patientId, firstName, timezone, discharged }: AccessiblePatient,
  configuration: Configuration,
  chosen: Language | undefined,
) {
  const [owner] = await tx
    .select({ language: patients.language, name: organizations.name, logoKey: organizations.webLogoKey })
    .from(patients)
    .innerJoin(organizations, eq(organizations.id, patients.organizationId))
    .where(and(scope.organization(patients.organizationId), eq(patients.id, patientId)));
  const language = chosen ?? owner!.language;
  const logoUrl = buildLogoUrl(owner!.logoKey, organizationId, configuration, now);
  const day = toDayInZone(now, timezone);
  const range = { from: addDays(day, -LOOKED_BACK_DAYS), to: day };
  const days = await loadPracticeDays(tx, scope, patientId, range);
  const found = await findPublicProgram(tx, scope, eq(programs.patientId, patientId));
  const reference = found && { organizationId, patientId, programId: found.program.id };
  const code = reference && encodeProgramCode(configuration.secret, reference);
  const exercises = found && (await loadProgramExercises({ tx, scope }, found.program.blocks, code!));
  const shown = found && presentPublicProgram(found, exercises!, logoUrl, language);
  return {
    patient: sealIds(configuration.secret, 'patient-page', [organizationId, patientId, 0]),
    organization: { name: owner!.name, logoUrl },
    firstName,
    language,
    day,
    program: shown
      ? {
          ...shown,
          id: found.program.id,
          exercises: shown.exercises.map((exercise, at) => {
            const block = found.program.blocks[at]!;
            return { ...exercise, ...describeBlock(block, exercises!.get(block.exerciseId)) };
          }),
        }
      : null,
    progress: computeProgress(days, day, found?.program ?? NO_PROGRAM),
    ...(await buildSurveyLinks({ tx, scope, now }, configuration, { organizationId, patientId })),
    dueSurveys: discharged ? [] : await loadDueSurveys({ tx, scope }, { patientId, day, language }),
  };
}

export const patientTodayRoutes: Routes = (router, { configuration }) => {
  router.authenticated(patientToday, async function handlePatientToday(reader) {
    const { tx, scope, actor, query, now } = reader;
    const patient = await requirePatient(tx, scope, actor.patientId);
    await tx
      .update(devices)
      .set({ openedAt: now })
      .where(and(scope.organization(devices.organizationId), eq(devices.id, actor.deviceId)));
    return loadDay(reader, patient, configuration, query.language);
  });

  router.authenticated(patientDay, async function handlePatientDay(reader) {
    const patient = await requirePatient(reader.tx, reader.scope, reader.params.patientId);
    const day = await loadDay(reader, patient, configuration, reader.query.language);
    // A survey's address answers it as the patient.
    return { ...day, surveys: day.surveys.map(({ formId, title }) => ({ formId, title })) };
  });
};
