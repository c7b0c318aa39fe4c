import { devicePaths } from './paths.ts';
import * as z from 'zod/mini';
import { ReportedSet } from '../activity/activity.ts';
import { defineCall } from '../platform/call.ts';
import { exerciseMetrics } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { LanguageCode } from '../platform/languages.ts';
import { OpenProgram, OpenExercise } from '../programs/public-program.ts';
import { DueSurvey } from '../surveys/schedules.ts';
import { SurveyLinks } from '../surveys/surveys.ts';

/** What the device's camera can watch of an exercise (decision 0051). Angles in degrees, as they look in the picture. */
const CameraPlan = z.strictObject({
  motion: z.enum(['kneeFlexion', 'elbowFlexion', 'hipFlexion', 'hipAbduction', 'shoulderFlexion', 'shoulderAbduction']),
  /** Where a repetition begins, and where it turns back. */
  start: z.number(),
  end: z.number(),
  /** `either`: each side for itself, whichever moves; `both`: the two together. */
  side: z.enum(['left', 'right', 'both', 'either']),
  /** Repetitions, or the seconds held at the end. */
  counts: z.enum(['reps', 'time']),
  /** The sign of the motion in the exercise's range: -1 for extension; 0 if the camera gives no range. */
  range: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
});

/** An exercise of the program, with what a session that reports its sets has to say of it. */
const ExerciseToDo = z.extend(OpenExercise, {
  uuid: z.string(),
  /** The exercise as a set names it: in the library's own words, whatever the language of the page. */
  reported: ReportedSet.shape.exercise,
  reportingMetric: z.nullable(z.enum(exerciseMetrics)),
  sideOfBody: ReportedSet.shape.setInfo.shape.sideOfBody,
  /** Null where a camera cannot count it. */
  camera: z.nullable(CameraPlan),
});
export type ExerciseToDo = z.output<typeof ExerciseToDo>;

const PatientProgress = z.object({
  /** Sessions of today. */
  doneToday: z.number(),
  /** Days with a session among today and the six days before. */
  daysThisWeek: z.number(),
  isDue: z.boolean(),
  /** Days with a session, in a row that the program's rest days do not break. */
  streak: z.number(),
  lastDay: z.nullable(z.string()),
});
export type PatientProgress = z.output<typeof PatientProgress>;

const PatientDay = z.object({
  /** The same whatever link and device; a device finds by it what it keeps of an earlier link. It says nothing of whose it is. */
  patient: z.string(),
  organization: OpenProgram.shape.organization,
  firstName: z.string(),
  /** The requested language, else the patient's. */
  language: LanguageCode,
  /** The civil day in the time zone of the patient's location. */
  day: z.string(),
  /** Null without a program, and for a patient who is not in care. */
  program: z.nullable(
    z.object({
      ...OpenProgram.shape,
      id: Id,
      exercises: z.array(ExerciseToDo),
    }),
  ),
  progress: PatientProgress,
  surveys: SurveyLinks.shape.surveys,
  /** Built-in surveys that are due. */
  dueSurveys: z.array(DueSurvey),
});

const ByLanguage = z.strictObject({ language: z.optional(LanguageCode) });

export const patientToday = defineCall({
  id: 'patientToday',
  summary: 'Gets what the patient who owns the device is to do today: program, progress and surveys',
  method: 'GET',
  path: devicePaths.today,
  access: 'device',
  query: ByLanguage,
  response: PatientDay,
});

export const patientDay = defineCall({
  id: 'patientDay',
  summary:
    'Gets what a patient’s page shows today, for staff who look at it: nothing is counted as opened by the patient',
  method: 'GET',
  path: devicePaths.day,
  access: { action: 'programs.read' },
  params: z.object({ patientId: Id }),
  query: ByLanguage,
  response: z.extend(PatientDay, { surveys: z.array(z.object({ formId: z.string(), title: z.string() })) }),
});
