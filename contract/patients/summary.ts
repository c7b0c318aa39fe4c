import * as z from 'zod/mini';
import { Adherence, MeasuredRange } from '../activity/patient-results.ts';
import { Exercise } from '../exercises/exercises.ts';
import { defineCall } from '../platform/call.ts';
import { contactModes, rtmClocks, rtmCodes } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { StoredDose, StoredGoal } from '../programs/prescription.ts';

/** A value of one civil day, or of the week that starts on it. */
const Point = z.object({ day: z.string(), value: z.number() });
export type SummaryPoint = z.output<typeof Point>;

/** The range of motion that tells most about the involved joint. */
const SummaryRange = z.extend(z.omit(MeasuredRange, { days: true }), {
  /** The best value of the end that has the goal, in degrees. */
  best: Point,
  /** The values of that end, the oldest first. */
  points: z.array(Point),
});
export type SummaryRange = z.output<typeof SummaryRange>;

/** Pain by the answers to one survey question since the plan of care started. */
const SummaryPain = z.object({
  /** As the survey asks it; null for the score of a numeric pain rating scale. */
  question: z.nullable(z.string()),
  formTitle: z.string(),
  min: z.number(),
  max: z.number(),
  /** At least one; the first is the value at intake. */
  points: z.array(Point),
});
export type SummaryPain = z.output<typeof SummaryPain>;

/** What the current month and the open window have earned, and what comes next. */
const SummaryBilling = z.object({
  earned: z.array(z.object({ code: z.enum(rtmCodes), units: z.number() })),
  next: z.nullable(
    z.object({
      code: z.enum(rtmCodes),
      clock: z.enum(rtmClocks),
      days: z.number(),
      minutes: z.number(),
      contacts: z.number(),
      /** Last day to have it. */
      by: z.string(),
    }),
  ),
});
export type SummaryBilling = z.output<typeof SummaryBilling>;

const SummaryProgram = z.object({
  id: Id,
  dailyFrequency: z.number(),
  weeklyFrequency: z.number(),
  /** Estimated minutes a day. */
  minutes: z.number(),
  exerciseCount: z.number(),
  /** The first exercises, with their pictures and what of each is prescribed. */
  exercises: z.array(
    z.extend(
      z.pick(Exercise, {
        id: true,
        name: true,
        thumbnailUrl: true,
        animationUrl: true,
        animationThumbnailFrame: true,
        subjectOrientation: true,
      }),
      { numSets: z.number(), setGoal: StoredGoal, dose: z.optional(StoredDose) },
    ),
  ),
});
export type SummaryProgram = z.output<typeof SummaryProgram>;

/**
 * What a reader sees first of a patient. Whatever belongs to a product that the patient or the reader does not have is
 * null.
 */
export const PatientSummary = z.object({
  /** The days of adherence and range of motion, both ends included: those of the sections by default. */
  from: z.string(),
  to: z.string(),
  health: z.nullable(
    z.object({
      /** Null while nothing was prescribed. */
      adherence: z.nullable(Adherence),
      /** Percent of the prescribed days, week by week, without the current week. */
      weeks: z.array(Point),
      rangeOfMotion: z.nullable(SummaryRange),
      program: z.nullable(SummaryProgram),
      billing: z.nullable(SummaryBilling),
      /** The newest live interaction. */
      lastContact: z.nullable(z.object({ day: z.string(), mode: z.nullable(z.enum(contactModes)) })),
    }),
  ),
  pain: z.nullable(SummaryPain),
  gait: z.nullable(
    z.object({
      /** Day of the newest session; null without one. */
      lastSession: z.nullable(z.string()),
      /** Walking speed in m/s of the sessions that measured it, the oldest first. */
      speed: z.array(Point),
    }),
  ),
});
export type PatientSummary = z.output<typeof PatientSummary>;

export const patientSummary = defineCall({
  id: 'patientSummary',
  summary:
    'Gets the figures at the top of a patient record (REC-01): adherence, pain, range of motion, billing and program',
  method: 'GET',
  path: '/v2/patients/:id/summary',
  access: { action: 'patients.read' },
  params: z.object({ id: Id }),
  response: PatientSummary,
});
