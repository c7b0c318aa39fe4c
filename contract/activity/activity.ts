import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import {
  exerciseMetrics,
  selfReported,
  sessionTypes,
  setResolutions,
  setStatuses,
  sides,
  skipReasons,
} from '../platform/enumerations.ts';
import { ExerciseId } from '../exercises/exercises.ts';
import { DateTime, Day } from '../platform/dates.ts';
import { Id, requiredLine } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';

const count = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(100_000)));
const PainLevel = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(10)));
const degrees = z.nullable(z.number().check(z.gte(-360), z.lte(360)));

/** The result of one set (ENT-031), in seconds and degrees; null for what the set does not measure. */
export const SetInfo = z.strictObject({
  /** Null for both sides, or no side. */
  sideOfBody: z.nullable(z.enum(sides)),
  repsGoal: count,
  repsProper: count,
  repsComplete: count,
  timeGoal: count,
  timeComplete: count,
  minROM: degrees,
  maxROM: degrees,
  skipped: z.boolean(),
  /** Why the patient skipped the set, where they said so. */
  skipReason: z.optional(z.enum(skipReasons)),
  errors: z
    .array(
      z.strictObject({
        message: requiredLine(formMessage.text('fields.messageRequired'), 200),
        count: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
      }),
    )
    .check(z.maxLength(50)),
  reportingMetric: z.nullable(z.enum(exerciseMetrics)),
  resolution: z.enum(setResolutions),
  completedDate: z.nullable(DateTime),
});
export type SetInfo = z.output<typeof SetInfo>;

const RomEnd = z.nullable(z.strictObject({ label: z.string().check(z.maxLength(120)) }));

/** What the patient gave on the scale from 0, no pain, to 10, the worst imaginable; null where they gave nothing. */
export const Pain = z.strictObject({ before: PainLevel, after: PainLevel });
export type Pain = z.output<typeof Pain>;

/** The exercise as it was when the set was done (ENT-033). */
const SetExercise = z.strictObject({
  id: ExerciseId,
  name: requiredLine(formMessage.text('fields.nameRequired')),
  min: RomEnd,
  max: RomEnd,
});

/** A set as the app reports it (ENT-030). */
export const ReportedSet = z.strictObject({ setInfo: SetInfo, exercise: SetExercise });
export type ReportedSet = z.output<typeof ReportedSet>;

/** A session that a patient's app posted (ENT-026..029). */
export const HealthSession = z.object({
  id: Id,
  sessionUUID: z.string(),
  /** By the app's clock. */
  createdDate: z.string(),
  /** Its civil day in the patient's time zone. */
  day: z.string(),
  /** The day was in the future when the data arrived: shown, but never billed. */
  datedAhead: z.boolean(),
  session: z.object({
    type: z.enum(sessionTypes),
    hepId: z.nullable(Id),
    hepName: z.nullable(z.string()),
    selfReported: z.enum(selfReported),
    /** Absent where the patient was not asked or gave nothing. */
    pain: z.optional(Pain),
    /** Each with its status (ENT-061). */
    sets: z.array(z.object({ ...ReportedSet.shape, status: z.enum(setStatuses) })),
  }),
});
export type HealthSession = z.output<typeof HealthSession>;

export const listHealthSessions = defineCall({
  id: 'listHealthSessions',
  summary: 'Lists the health sessions of a patient within a range of days, both ends included, newest first (REC-29)',
  method: 'GET',
  path: '/v2/patients/:patientId/sessions',
  access: { action: 'patients.read' },
  scopes: ['results:read'],
  params: z.object({ patientId: Id }),
  query: z.strictObject({ from: z.optional(Day), to: z.optional(Day) }),
  response: HealthSession,
  list: { sort: ['createdDate'], defaultSort: { key: 'createdDate', dir: 'DESC' }, limit: PAGE_SIZE },
});
