import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import {
  activityTypes,
  PATIENT_INTERACTIVE_COMMUNICATION,
  rtmClocks,
  rtmCodes,
  rtmFlags,
  rtmModifiers,
  rtmStatuses,
} from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { MessageShape } from '../platform/message-shape.ts';

/** The patient of a cycle, with the columns that billing lists show. */
export const RtmPatient = z.object({
  id: Id,
  patient: z.object({ firstName: z.string(), lastName: z.string() }),
  location: z.object({ id: Id, name: z.string() }),
});
export type RtmPatient = z.output<typeof RtmPatient>;

/** The evidence of a cycle (ENT-047): what counts as a data day, or whose minutes count. */
export const RtmEvent = z.object({
  /** Unique within the cycle. */
  id: z.string(),
  type: z.enum(activityTypes),
  /** An instant; a civil date for a care note, which knows no hour. */
  dateTime: z.string(),
  /** Null for events without minutes. */
  minutes: z.nullable(z.number()),
  patientInteractionType: z.nullable(z.literal(PATIENT_INTERACTIVE_COMMUNICATION)),
});
export type RtmEvent = z.output<typeof RtmEvent>;

/** A billing window, or calendar month, of one code (ENT-046). Days are civil dates in the patient's zone. */
export const RtmCycle = z.object({
  id: Id,
  code: z.enum(rtmCodes),
  /** Months count minutes, the other two count days (OPEN-076). */
  clock: z.enum(rtmClocks),
  startDate: z.string(),
  /** Last day, included. */
  endDate: z.string(),
  status: z.enum(rtmStatuses),
  /** Data days within the cycle, the N of `N/30` (OPEN-077). */
  numActiveDays: z.number(),
  numRequiredDays: z.number(),
  /** Data days still missing: to this code or, while the window is open, to the next one. */
  numRemainingDays: z.number(),
  /** For codes that count minutes; 0 for the others. */
  minutes: z.number(),
  /** Live two-way contacts of the month; 0 for codes that count days. */
  liveContacts: z.number(),
  /** How often the code is billable; 0 while it is not. */
  units: z.number(),
  modifiers: z.array(z.enum(rtmModifiers)),
  /** What must be reviewed before billing. */
  flags: z.array(z.enum(rtmFlags)),
  /** One sentence: why the code is billable or not yet. */
  explanation: MessageShape,
  pdfKey: z.nullable(z.string()),
  patientRecord: RtmPatient,
});
export type RtmCycle = z.output<typeof RtmCycle>;

export const listPatientCycles = defineCall({
  id: 'listPatientCycles',
  summary: 'Lists the billing cycles of a patient, without their evidence (ENT-046)',
  method: 'GET',
  path: '/v2/patients/:patientId/rtm-cycles',
  access: { action: 'rtm.read' },
  params: z.object({ patientId: Id }),
  response: RtmCycle,
  list: { sort: ['startDate'], defaultSort: { key: 'startDate', dir: 'DESC' }, limit: MAX_PAGE_SIZE },
});
