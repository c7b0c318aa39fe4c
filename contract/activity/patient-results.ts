import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { normalMotions, sides } from '../platform/enumerations.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';

/** The sessions of one civil day; days without a session are not listed. */
const PracticeDay = z.object({
  day: z.string(),
  sessions: z.number(),
  /** Sessions with at least one set done. */
  sessionsDone: z.number(),
  setsDone: z.number(),
  /** Sessions that the patient reported, partly or fully. */
  selfReported: z.number(),
});
export type PracticeDay = z.output<typeof PracticeDay>;

const degrees = z.nullable(z.number());

/** The range of one exercise on one side, in degrees; at least one end of each day was measured. */
export const MeasuredRange = z.object({
  exerciseId: z.string(),
  name: z.string(),
  /** Null for both sides, or no side at all. */
  side: z.nullable(z.enum(sides)),
  /** Which motion of a joint the exercise measures; absent where its library entry names none, or several. */
  motion: z.optional(z.enum(normalMotions)),
  /** Limits of the exercise in the library; null where it has none. */
  goal: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** The widest range of each day, the oldest day first. */
  days: z.array(z.object({ day: z.string(), min: degrees, max: degrees })),
});
export type MeasuredRange = z.output<typeof MeasuredRange>;

/** The frequency that a program prescribes, until the day of a change, a replacement or its end. */
const PrescribedFrequency = z.object({
  since: z.string(),
  /** Null for the current frequency of the assigned program. */
  until: z.nullable(z.string()),
  dailyFrequency: z.number(),
  weeklyFrequency: z.number(),
  /** Sets of all its exercises, each done once. */
  setsPerSession: z.number(),
});
export type PrescribedFrequency = z.output<typeof PrescribedFrequency>;

/** A day on which the program of the patient changed: another one assigned, or the one there is edited. */
const ProgramChange = z.object({ day: z.string(), kind: z.enum(['ASSIGNED', 'EDITED']) });
export type ProgramChange = z.output<typeof ProgramChange>;

/**
 * Adherence on the days of the range that are over and on which a program was assigned. Percentages are whole numbers, 100
 * at most.
 */
export const Adherence = z.object({
  /** The counted days; the last one is yesterday at the latest. */
  from: z.string(),
  to: z.string(),
  /** Days with at least one session that has a set done. */
  activeDays: z.number(),
  prescribedDays: z.number(),
  daysPercent: z.number(),
  /** Without those beyond the daily dose. */
  sessionsDone: z.number(),
  prescribedSessions: z.number(),
  sessionsPercent: z.number(),
});
export type Adherence = z.output<typeof Adherence>;

/** Results of a patient by civil days of the patient's zone. */
const PatientResults = z.object({
  /** Oldest first. */
  days: z.array(PracticeDay),
  /** By name of the exercise, then by side. */
  rangeOfMotion: z.array(MeasuredRange),
  /** Oldest first. */
  frequency: z.array(PrescribedFrequency),
  /** Of the range, oldest first; one a day. */
  programChanges: z.array(ProgramChange),
  /** Of the requested range; with an open end, from the first day of a program or of practice, and to yesterday. */
  adherence: z.nullable(Adherence),
});
export type PatientResults = z.output<typeof PatientResults>;

export const patientResults = defineCall({
  id: 'patientResults',
  summary: 'Gets a patient’s results by day within a range of days, both ends included (OPEN-067)',
  method: 'GET',
  path: '/v2/patients/:patientId/results',
  access: { action: 'patients.read' },
  scopes: ['results:read'],
  params: z.object({ patientId: Id }),
  query: z.strictObject({ from: z.optional(Day), to: z.optional(Day) }),
  response: PatientResults,
});
